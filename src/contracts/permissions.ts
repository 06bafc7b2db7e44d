/** Kinds of staff accounts (decision 0037). */
export const roles = ['owner', 'editor', 'sales', 'viewer'] as const
export type Role = (typeof roles)[number]

export const roleTexts: Record<Role, { label: string; text: string }> = {
  owner: { label: 'Owner', text: 'Everything, with accounts, the log and the rights of people.' },
  editor: {
    label: 'Editor',
    text: 'Publishes pages, products, articles, questions and the menu. Only drafts the company, prices, proofs, terms and words of consent. Deletes no entry. Prepares the newsletter. Sees no requests.',
  },
  sales: {
    label: 'Sales',
    text: 'Reads, notes, answers, exports and deletes contact requests; sees and exports the newsletter list.',
  },
  viewer: {
    label: 'Viewer',
    text: 'Reads contact requests, the newsletter list and the numbers. Changes nothing, exports nobody’s data, saves no files.',
  },
}

/**
 * Names a role. An unknown role, stored by a newer version, is named by its key (decision 0073).
 */
export const roleLabel = (role: string): string => (isRole(role) ? roleTexts[role].label : role)

export const permissions = {
  'contacts.read': ['owner', 'sales', 'viewer'],
  'contacts.change': ['owner', 'sales'],
  /** Writing a note at a request, and changing and deleting one's own notes. */
  'contacts.note': ['owner', 'sales'],
  'contacts.note-others': ['owner'],
  'contacts.reply': ['owner', 'sales'],
  'contacts.files': ['owner', 'sales'],
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
  /** Publishing every entry and deletion (contracts/content/owners-entries.ts lists the others). */
  'content.publish-all': ['owner'],
  /** The forms of “Make the site yours”. */
  'opening.settle': ['owner'],
  'webhooks.manage': ['owner'],
  /** Preparing an issue of the newsletter, and sending it to oneself. */
  'newsletter.write': ['owner', 'editor'],
  /** Sending an issue to subscribers, stopping it, and seeing addresses that were set aside. */
  'newsletter.send': ['owner'],
  'account.own': roles,
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

const holders: Record<Permission, readonly Role[]> = permissions

export const may = (role: Role, permission: Permission): boolean =>
  holders[permission].includes(role)

/** Returns whether an account has signed in completely and has the permission. */
export const isAllowed = <Staff extends { role: Role; standing: string }>(
  staff: Staff | null,
  permission: Permission,
): staff is Staff => staff !== null && staff.standing === 'open' && may(staff.role, permission)

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value)

export const homeOf = (role: Role): string =>
  may(role, 'contacts.read')
    ? '/admin/dashboard'
    : may(role, 'content.edit')
      ? '/admin/content'
      : '/admin/account'
