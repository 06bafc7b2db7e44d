// Plain data by which the server decides and with which the staff area hides controls.

/** Kinds of staff accounts (decision 0036). */
export const roles = ['owner', 'editor', 'sales', 'viewer'] as const
export type Role = (typeof roles)[number]

/** Name and explanation of each role, shown where an owner assigns roles. */
export const roleTexts: Record<Role, { label: string; text: string }> = {
  owner: { label: 'Owner', text: 'Everything, with accounts, the log and the rights of people.' },
  editor: {
    label: 'Editor',
    text: 'Publishes texts, pictures, links within the site, product prices. Only drafts company data, links out, promises, other prices. Sees no requests.',
  },
  sales: { label: 'Sales', text: 'Reads, notes, answers, exports and deletes contact requests; sees and exports the newsletter list.' },
  viewer: {
    label: 'Viewer',
    text: 'Reads contact requests, the newsletter list and the numbers. Changes nothing, exports nobody’s data, saves no files.',
  },
}

/** Names a role. An unknown role, stored by a newer version, is named by its key (decision 0073). */
export const roleLabel = (role: string): string => (isRole(role) ? roleTexts[role].label : role)

/** Every permission of the staff area, with the roles that hold it. */
export const permissions = {
  'contacts.read': ['owner', 'sales', 'viewer'],
  'contacts.change': ['owner', 'sales'],
  /** Writing a note at a request, and changing and deleting one's own notes. */
  'contacts.note': ['owner', 'sales'],
  /** Changing and deleting notes of others. */
  'contacts.note-others': ['owner'],
  /** Answering a request by a mail from the site. */
  'contacts.reply': ['owner', 'sales'],
  /** Downloading the files that came with a request. */
  'contacts.files': ['owner', 'sales'],
  /** Making a printable pro-forma for a request. */
  'contacts.pro-forma': ['owner', 'sales'],
  'contacts.delete': ['owner', 'sales'],
  'contacts.export': ['owner', 'sales'],
  'subscribers.read': ['owner', 'sales', 'viewer'],
  'subscribers.export': ['owner', 'sales'],
  /** Seeing the company's statistics, which name nobody. */
  'numbers.read': ['owner', 'sales', 'viewer'],
  /** Seeing the number of requests for which each member of staff is responsible. */
  'numbers.names': ['owner', 'sales'],
  /** Seeing, correcting, exporting and erasing a person's data. */
  'subjects.manage': ['owner'],
  'accounts.manage': ['owner'],
  'audit.read': ['owner'],
  'content.edit': ['owner', 'editor'],
  /** Making, seeing and ending links that show a draft to people without an account. */
  'content.share': ['owner', 'editor'],
  /** Publishing every field of the content, even fields not listed for editors (src/editing/editor-fields). */
  'content.publish-all': ['owner'],
  /** Seeing and settling the launch checklist (decision 0085). */
  'opening.settle': ['owner'],
  /** Choosing where events about requests and subscribers are sent. */
  'webhooks.manage': ['owner'],
  /** Changing one's own password, second factor and sessions. */
  'account.own': roles,
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

const holders: Record<Permission, readonly Role[]> = permissions

export const may = (role: Role, permission: Permission): boolean => holders[permission].includes(role)

/**
 * Tells whether an account has completed its sign-in and has a role with this permission. Pages repeat this check
 * of the request pipeline, so that access never depends on a single guard.
 */
export const isAllowed = <Staff extends { role: Role; standing: string }>(staff: Staff | null, permission: Permission): staff is Staff =>
  staff !== null && staff.standing === 'open' && may(staff.role, permission)

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value)

export const homeOf = (role: Role): string =>
  may(role, 'contacts.read') ? '/admin/dashboard' : may(role, 'content.edit') ? '/admin/content' : '/admin/account'
