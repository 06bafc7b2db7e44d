import { z } from 'zod'
import type { MailContext } from '#src/core/mail-kind.server.ts'
import { accountMail, whenOf } from '../account-mail.server.ts'

/** `at`: time of the newest backup; null for none. */
const overdueFacts = z.object({ at: z.int().nullable(), hours: z.number() })
type OverdueFacts = z.infer<typeof overdueFacts>

export const overdueWords = ({ at, hours }: OverdueFacts, context: MailContext) => ({
  subject: `No backup of the ${context.site.name} website for ${hours} hours`,
  heading: 'A backup is overdue.',
  parts: [
    {
      text:
        at === null
          ? 'The database has never been backed up.'
          : `The newest backup of the database is of ${whenOf(at)}.`,
    },
    {
      text: 'Ask the person who runs the server: a broken disk would lose every request since then. This mail comes once a day.',
    },
  ],
})

export const backupOverdue = accountMail('account-backup-overdue', (facts) => {
  const overdue = overdueFacts.parse(facts)
  return { words: (context) => overdueWords(overdue, context) }
})
