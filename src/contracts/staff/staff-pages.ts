import { may, type Permission, type Role } from '../permissions.ts'
import { newsletterAddress } from './newsletter.ts'

export type StaffPage = {
  path: string
  /** Part of the page that the menu opens. */
  query?: `?${string}`
  label: string
  permission: Permission
  /**
   * Where the menu shows it: always in the row; in the row where the screen is wide, otherwise
   * under "More"; or under "More".
   */
  place: 'row' | 'wide' | 'more' | 'head'
}

/**
 * The pages that the menu of the staff area shows, in its order. The server reads from here who may
 * open them (server/calls/staff-routes.ts).
 */
export const staffPages = {
  contacts: {
    path: '/admin/dashboard',
    label: 'Contacts',
    permission: 'contacts.read',
    place: 'row',
  },
  subscribers: {
    path: '/admin/dashboard',
    query: '?tab=newsletter',
    label: 'Newsletter',
    permission: 'subscribers.read',
    place: 'row',
  },
  issues: {
    path: newsletterAddress,
    label: 'Newsletter',
    permission: 'newsletter.write',
    place: 'row',
  },
  content: {
    path: '/admin/content',
    label: 'Content',
    permission: 'content.edit',
    place: 'wide',
  },
  team: {
    path: '/admin/accounts',
    label: 'Team',
    permission: 'accounts.manage',
    place: 'wide',
  },
  numbers: {
    path: '/admin/numbers',
    label: 'Numbers',
    permission: 'numbers.read',
    place: 'more',
  },
  proFormas: {
    path: '/admin/pro-formas',
    label: 'Pro-formas',
    permission: 'contacts.pro-forma',
    place: 'more',
  },
  webhooks: {
    path: '/admin/webhooks',
    label: 'Webhooks',
    permission: 'webhooks.manage',
    place: 'more',
  },
  personalData: {
    path: '/admin/people',
    label: 'Personal data',
    permission: 'subjects.manage',
    place: 'more',
  },
  auditLog: {
    path: '/admin/log',
    label: 'Audit log',
    permission: 'audit.read',
    place: 'more',
  },
  account: {
    path: '/admin/account',
    label: 'Your account',
    permission: 'account.own',
    place: 'head',
  },
} as const satisfies Record<string, StaffPage>

const isPart = ({ path, query }: StaffPage, { pathname, search }: URL): boolean => {
  // The issues stand under Newsletter, whichever of its two pages a role may open.
  if (query && pathname.startsWith(newsletterAddress)) return true
  return (
    (pathname === path || pathname.startsWith(`${path}/`)) &&
    (path !== staffPages.contacts.path || search.includes('tab=newsletter') === Boolean(query))
  )
}

/** Returns the pages that a role may open, each label once, and whether `url` belongs to it. */
export function menuOf(role: Role, url: URL) {
  const pages: readonly StaffPage[] = Object.values(staffPages)
  const open = pages.filter(({ permission }) => may(role, permission))
  return open
    .filter((page, at) => open.findIndex(({ label }) => label === page.label) === at)
    .map((page) => ({
      ...page,
      href: `${page.path}${page.query ?? ''}`,
      isCurrent: isPart(page, url),
    }))
}
