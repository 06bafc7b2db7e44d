import type { Permission } from './permissions.ts'

/** What each permission allows, in the words of the API's description. */
export const permissionTexts: Record<Permission, string> = {
  'contacts.read': 'read contact requests',
  'contacts.change': 'change the state of contact requests, who takes care of them, and when',
  'contacts.note': 'write notes at contact requests',
  'contacts.note-others': 'delete notes of others',
  'contacts.reply': 'answer contact requests by mail',
  'contacts.files': 'save files of contact requests',
  'contacts.pro-forma': 'send a pro-forma',
  'contacts.delete': 'delete contact requests',
  'contacts.export': 'export contact requests',
  'subscribers.read': 'read the newsletter list',
  'subscribers.export': 'export the newsletter list',
  'numbers.read': 'see the numbers',
  'numbers.names': 'see the numbers of each member of staff',
  'subjects.manage': 'see, correct, export and erase what is stored about a person',
  'accounts.manage': 'manage accounts',
  'audit.read': 'read the audit log',
  'content.edit': 'edit the content and publish what editors may',
  'content.share': 'share previews of drafts',
  'content.publish-all': 'publish every field of the content',
  'opening.settle': 'make the site their own',
  'webhooks.manage': 'manage webhooks',
  'newsletter.write': 'prepare issues of the newsletter',
  'newsletter.send': 'send issues of the newsletter',
  'account.own': 'use one’s own account',
}
