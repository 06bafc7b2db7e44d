import { may, type Permission, type Role } from '#src/contracts/permissions.ts'
import { newsletterAddress } from '#src/contracts/staff/newsletter.ts'

const staffLinks: readonly { label: string; href: string; permission: Permission }[] = [
  { label: 'Contacts', href: '/admin/dashboard', permission: 'contacts.read' },
  { label: 'Pro-formas', href: '/admin/pro-formas', permission: 'contacts.pro-forma' },
  { label: 'Numbers', href: '/admin/numbers', permission: 'numbers.read' },
  { label: 'Content', href: '/admin/content', permission: 'content.edit' },
  { label: 'Send newsletter', href: newsletterAddress, permission: 'newsletter.write' },
  { label: 'People', href: '/admin/people', permission: 'subjects.manage' },
  { label: 'Accounts', href: '/admin/accounts', permission: 'accounts.manage' },
  { label: 'Webhooks', href: '/admin/webhooks', permission: 'webhooks.manage' },
  { label: 'Log', href: '/admin/log', permission: 'audit.read' },
  { label: 'Your account', href: '/admin/account', permission: 'account.own' },
]

export const linksOf = (role: Role) => staffLinks.filter(({ permission }) => may(role, permission))

/** Describes the open contacts assigned to an account, beside the link to all. */
export const describeOwn = (count = 0): string => (count > 0 ? `${count} yours` : '')
