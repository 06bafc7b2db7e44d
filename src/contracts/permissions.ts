// Plain data that the server decides by and the staff area shows by.

/** What a staff account is for (decision 0036). */
export const roles = ['owner', 'editor', 'sales', 'viewer'] as const
export type Role = (typeof roles)[number]

/** Name and explanation of a role where an owner assigns it. */
export const roleTexts: Record<Role, { label: string; text: string }> = {
  owner: { label: 'Owner', text: 'Everything, with accounts, the log and the rights of people.' },
  editor: {
    label: 'Editor',
    text: 'Words, pictures, links within the site, product prices. Drafts alone of the company’s data, links out, promises, other prices. No requests.',
  },
  sales: { label: 'Sales', text: 'Reads, notes, answers, exports and deletes contact requests; sees and exports the newsletter list.' },
  viewer: {
    label: 'Viewer',
    text: 'Reads contact requests, the newsletter list and the numbers. Changes nothing, exports nobody’s data, saves no files.',
  },
}

/** Names a role; an unknown role, stored by a newer version, by its key (decision 0073). */
export const roleLabel = (role: string): string => (isRole(role) ? roleTexts[role].label : role)

/** Every permission of the staff area, with the roles that hold it. */
export const permissions = {
  'contacts.read': ['owner', 'sales', 'viewer'],
  'contacts.change': ['owner', 'sales'],
  /** To write a note at a request, and to change and delete one's own. */
  'contacts.note': ['owner', 'sales'],
  /** To change and delete notes of others. */
  'contacts.note-others': ['owner'],
  /** To answer a request by a mail of the site. */
  'contacts.reply': ['owner', 'sales'],
  /** To save the files that came with a request. */
  'contacts.files': ['owner', 'sales'],
  /** A pro-forma of a request, to be printed. */
  'contacts.pro-forma': ['owner', 'sales'],
  'contacts.delete': ['owner', 'sales'],
  'contacts.export': ['owner', 'sales'],
  'subscribers.read': ['owner', 'sales', 'viewer'],
  'subscribers.export': ['owner', 'sales'],
  /** The numbers of the company, which name nobody. */
  'numbers.read': ['owner', 'sales', 'viewer'],
  /** Who of the staff takes care of how many requests. */
  'numbers.names': ['owner', 'sales'],
  /** A person's data: see, correct, export, erase. */
  'subjects.manage': ['owner'],
  'accounts.manage': ['owner'],
  'audit.read': ['owner'],
  'content.edit': ['owner', 'editor'],
  /** Links that show a draft to people without an account: make, see and end them. */
  'content.share': ['owner', 'editor'],
  /** To publish every field of the content, also those that are not listed for editors (contracts/editor-fields). */
  'content.publish-all': ['owner'],
  /** To see and settle the launch checklist (decision 0085). */
  'opening.settle': ['owner'],
  /** Where events of requests and subscribers are sent. */
  'webhooks.manage': ['owner'],
  /** One's own password, second factor and sessions. */
  'account.own': roles,
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

const holders: Record<Permission, readonly Role[]> = permissions

export const may = (role: Role, permission: Permission): boolean => holders[permission].includes(role)

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value)

export const homeOf = (role: Role): string =>
  may(role, 'contacts.read') ? '/admin/dashboard' : may(role, 'content.edit') ? '/admin/content' : '/admin/account'
