import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Company } from '../../src/content/schemas/company-schema.ts'
import { currentSnapshot, withSnapshot } from '../../src/content/snapshot/snapshot.ts'
import { mapContactFields } from '../../src/contracts/contact-fields.ts'
import type { SentProForma } from '../../src/contracts/pro-forma.ts'
import type { ContactRecord, SubscriberRecord } from '../../src/contracts/records.ts'
import { readConfig } from '../../src/server/environment/config.ts'
import { type AccountNotice, accountNotices } from '../../src/server/mail/messages/account.ts'
import { type ComposedSubject, composeWith } from '../../src/server/mail/messages/compose.ts'
import { mailContext } from '../../src/server/mail/messages/context.ts'
import { createMailTransport } from '../../src/server/mail/transport.ts'

const email = 'visitor@company.example'
const at = Date.UTC(2026, 0, 1)
const moment = new Date(at).toISOString()

/** Every kind of mail. @param typed what visitors and staff have typed wherever a text may stand */
function subjectsOf(typed: string): ComposedSubject[] {
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
  const reply = { id: 1, to: email, reference: 'ABC123', subject: typed, text: typed, sheet: null }
  const sheet: SentProForma = { number: 'ABC123-1', lines: [[typed, typed, typed, typed]], sums: [[typed, typed]], terms: typed }
  const link = { id: 1, created_at: at }
  const datasheet = { name: typed, href: '/product/1/datasheet.pdf', bytes: 1 }
  const change = { editor: typed, network: typed, at, changes: [{ place: typed, before: typed, after: typed }] }
  const ofKind: Record<Exclude<ComposedSubject['kind'], AccountNotice>, ComposedSubject[]> = {
    'contact-notification': [{ kind: 'contact-notification', contact }],
    'contact-acknowledgement': [{ kind: 'contact-acknowledgement', contact, products: { availability: typed, datasheets: [datasheet] } }],
    'contact-digest': [{ kind: 'contact-digest', digest: { id: 1, contacts: [contact, contact] } }],
    'contact-reply': [
      { kind: 'contact-reply', reply },
      { kind: 'contact-reply', reply: { ...reply, id: 2, sheet } },
    ],
    'newsletter-confirmation': [{ kind: 'newsletter-confirmation', subscriber, askedAt: at }],
    'newsletter-welcome': [{ kind: 'newsletter-welcome', subscriber }],
    'account-invitation': [{ ...account, kind: 'account-invitation', link, origin: null }],
    'account-recovery': [{ ...account, kind: 'account-recovery', link, origin: null }],
    'account-destinations-changed': [{ ...account, kind: 'account-destinations-changed', change }],
    'account-values-asked': [{ ...account, kind: 'account-values-asked', asked: { by: typed, at, values: [typed] } }],
  }
  return [
    ...Object.values(ofKind).flat(),
    ...accountNotices.map((kind): ComposedSubject => ({ ...account, kind, use: { device: typed, network: typed, at } })),
  ]
}

/** Sends every kind of mail into a folder, and reads what has come. @param company whose mails they are */
export async function readSentMails(company: Company, typed: string): Promise<Email[]> {
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
