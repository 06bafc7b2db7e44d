import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Company } from '../../src/content/schemas/company-schema.ts'
import { currentSnapshot, withSnapshot } from '../../src/content/snapshot.ts'
import { mapContactFields } from '../../src/contracts/contact-fields.ts'
import type { ContactRecord, SubscriberRecord } from '../../src/contracts/records.ts'
import { readConfig } from '../../src/server/environment/config.ts'
import { accountNotices } from '../../src/server/mail/messages/account.ts'
import { composeWith, type MailSubject } from '../../src/server/mail/messages/compose.ts'
import { mailContext } from '../../src/server/mail/messages/context.ts'
import { createMailTransport } from '../../src/server/mail/transport.ts'

const email = 'visitor@company.example'
const at = Date.UTC(2026, 0, 1)
const moment = new Date(at).toISOString()

/** Every kind of mail. @param typed what visitors and staff have typed wherever a text may stand */
function subjectsOf(typed: string): MailSubject[] {
  const contact: ContactRecord = {
    id: 1,
    reference: 'ABC123',
    ...mapContactFields(({ type }) => (type === 'email' ? email : typed)),
    files: [{ id: 1, name: typed, type: 'application/pdf', size: 1 }],
    filesRefused: [],
    listed: typed,
    askedAbout: '',
    submittedAt: moment,
    timeZone: typed,
    flags: [typed],
    state: 'new',
    answeredAt: null,
    answeredBy: null,
    marketing: true,
    consentVersion: '1',
  }
  const subscriber: SubscriberRecord = {
    id: 1,
    email,
    subscribedAt: moment,
    confirmedAt: moment,
    source: 'contact',
    consentVersion: '1',
    flags: [],
  }
  const account = { id: 1, createdAt: at, name: typed, email }
  return [
    { kind: 'contact-notification', contact },
    { kind: 'contact-acknowledgement', contact },
    { kind: 'contact-digest', digest: { id: 1, contacts: [contact, contact] } },
    { kind: 'contact-reply', reply: { id: 1, to: email, reference: 'ABC123', subject: typed, text: typed, sheet: null } },
    {
      kind: 'contact-reply',
      reply: {
        ...{ id: 2, to: email, reference: 'ABC123', subject: typed, text: typed },
        sheet: { number: 'ABC123-1', lines: [[typed, typed, typed, typed]], sums: [[typed, typed]], terms: typed },
      },
    },
    { kind: 'newsletter-confirmation', subscriber, askedAt: at },
    { kind: 'newsletter-welcome', subscriber },
    { ...account, kind: 'account-invitation', link: { id: 1, created_at: at }, origin: null },
    { ...account, kind: 'account-recovery', link: { id: 1, created_at: at }, origin: null },
    { ...account, kind: 'account-values-asked', asked: { by: typed, at, values: [typed] } },
    ...accountNotices.map((kind): MailSubject => ({ ...account, kind, use: { device: typed, network: typed, at } })),
  ]
}

/** Sends every kind of mail into a folder, and reads what has come. @param company whose mails they are */
export async function readMails(company: Company, typed: string): Promise<Email[]> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'site-mail-'))
  const config = readConfig({ MAIL_DIR: directory })
  const transport = createMailTransport(config.mail)
  const link = () => 'https://site.example/link'
  const compose = composeWith(() => mailContext(config, { unsubscribe: link, confirm: link, account: link }))
  const snapshot = currentSnapshot()
  await withSnapshot({ ...snapshot, settings: { ...snapshot.settings, company: { ...company, pricedIn: company.currency } } }, async () => {
    for (const subject of subjectsOf(typed)) await transport.send(compose(subject))
  })
  transport.close()
  const folder = path.join(directory, 'new')
  const files = readdirSync(folder).sort()
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(path.join(folder, file)))))
  rmSync(directory, { recursive: true })
  return mails
}
