import type { Database } from '../database/connect.ts'
import { deleteContactsOf } from '../database/contacts.ts'
import { deleteSubscriber } from '../database/subscribers.ts'

/** What a person may ask of the company about the data it keeps (privacy policy, Your Rights and Choices). */
export function createVisitors(database: Database) {
  return {
    /** Deletes everything kept under an e-mail address. @returns how many rows of each kind there were */
    forget: (email: string): Promise<{ contacts: number; subscriptions: number }> =>
      database.write(async (tx) => ({
        contacts: await deleteContactsOf(tx, email.trim()),
        subscriptions: await deleteSubscriber(tx, email.trim()),
      })),
  }
}
