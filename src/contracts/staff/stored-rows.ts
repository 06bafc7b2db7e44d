import type { Permission } from '../permissions.ts'
import type { AuditAction } from './audit.ts'

/**
 * Tables whose rows staff read in lists, what they call one, who may open it as it is stored, and
 * what that leaves in the audit log.
 */
export const storedTables = {
  contact: { noun: 'Contact', permission: 'contacts.read', read: 'contacts.read' },
  pro_forma: { noun: 'Pro-forma', permission: 'contacts.pro-forma', read: 'pro-formas.read' },
  subscriber: { noun: 'Subscriber', permission: 'subscribers.read', read: 'subscribers.read' },
  newsletter_issue: { noun: 'Issue', permission: 'newsletter.write', read: null },
  audit: { noun: 'Entry', permission: 'audit.read', read: null },
  outbox: { noun: 'Event', permission: 'webhooks.manage', read: null },
  webhook: { noun: 'Webhook', permission: null, read: null },
  staff: { noun: 'Account', permission: null, read: null },
} as const satisfies Record<
  string,
  { noun: string; permission: Permission | null; read: AuditAction | null }
>
export type StoredTable = keyof typeof storedTables

/** Tables whose rows a request shows with itself, each with the right to read it. */
export const storedParts: Partial<Record<StoredTable, Readonly<Record<string, Permission>>>> = {
  contact: {
    contact_note: 'contacts.read',
    contact_reply: 'contacts.read',
    contact_file: 'contacts.read',
    pro_forma: storedTables.pro_forma.permission,
  },
}

export const isStoredTable = (name: string | null): name is StoredTable =>
  name !== null && Object.hasOwn(storedTables, name)

/** `Contact #12 cannot be shown`. */
export const unreadableWords = (table: StoredTable, id: number): string =>
  `${storedTables[table].noun} #${id} cannot be shown`

export const storedAddress = (table: StoredTable, id: number): string =>
  `/admin/stored?${new URLSearchParams({ table, id: String(id) })}`
