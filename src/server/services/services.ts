import { createHmac } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import { createContacts } from './contacts.ts'
import { createFormTokens } from './form-token.ts'
import { createHealth } from './health.ts'
import { createSessions } from './sessions.ts'
import { createSpamCheck } from './spam.ts'
import { createStaff } from './staff.ts'
import { createSubscribers } from './subscribers.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

type Dependencies = {
  database: Database
  /** Secret of this installation: signs form tokens and hashes the names of counters. */
  secret: string
  /** The company's name, for the consent texts. */
  company: string
  unsubscribeLinks: UnsubscribeLinks
  /** Called when a submission put a mail into the outbox. */
  mailsWaiting?: () => void
}

/** Everything a page or an API route may ask for. */
export function createServices({ database, secret, company, unsubscribeLinks, mailsWaiting = () => {} }: Dependencies) {
  const secretKey = (text: string) => createHmac('sha256', secret).update(`counter ${text}`).digest('base64url')
  const formTokens = createFormTokens(secret)
  const spam = createSpamCheck({ tokens: formTokens, secretKey })
  return {
    contacts: createContacts({ database, spam, company, mailsWaiting }),
    subscribers: createSubscribers({ database, spam, company, unsubscribeLinks, mailsWaiting }),
    staff: createStaff(database),
    sessions: createSessions({ database, secretKey }),
    formTokens,
    checkHealth: createHealth(database),
  }
}

export type Services = ReturnType<typeof createServices>
