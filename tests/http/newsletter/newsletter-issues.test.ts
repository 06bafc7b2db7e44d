import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listArticles } from '#src/content/articles/articles.ts'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { publicSnapshot, setCurrentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { today } from '#src/content/today.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { erasePerson } from '#src/desk/people/people.server.ts'
import {
  findIssueView,
  listIssueArticles,
  previewIssue,
  readSetAside,
} from '#src/newsletter/issues.server.ts'
import { commandLine } from '#src/staff/audit/audit.server.ts'
import { madeCatalogues, madePrefix } from '../../../scripts/language/made-language.ts'
import { listen } from '../../node-http.ts'
import { signedIn } from '../../signed-in.ts'
import { contact, engines, openTestSite, subscriberRow, type TestSite } from '../test-site.ts'

const article = listArticles()[0]?.slug ?? ''
const query = `?article=${article}`
const words = {
  subject: 'What a night costs',
  preview: 'Two lines.',
  intro: 'Hello,\n\nread this.',
}
const hour = 3_600_000

/** Starts a mail server. @param answer its refusal of a recipient or mail; null takes it */
async function startMailServer(
  answer: (to: string, command: 'RCPT' | 'DATA') => [number, string] | null,
) {
  const received: string[] = []
  const refusal = (to: string, command: 'RCPT' | 'DATA') => {
    const [responseCode, words = ''] = answer(to, command) ?? []
    return responseCode ? Object.assign(new Error(words), { responseCode }) : null
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => callback(refusal(address, 'RCPT')),
    async onData(stream, session, callback) {
      const mail = await text(stream)
      const refused = refusal(session.envelope.rcptTo[0]?.address ?? '', 'DATA')
      if (!refused) received.push(mail)
      callback(refused)
    },
  })
  const port = await listen(server.server)
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { received, url: `smtp://127.0.0.1:${port}` }
}

const addSubscribers = (site: TestSite, emails: readonly string[]) =>
  site.database.db
    .insertInto('subscriber')
    .values(emails.map((email) => subscriberRow(email)))
    .execute()

const post = (site: TestSite, cookie: string, page: string, fields: Record<string, string>) =>
  site.submit(`/admin/newsletter${page}`, fields, { cookie })

const prepare = (site: TestSite, cookie: string, more = {}) =>
  post(site, cookie, `/issue${query}`, { act: 'save', ...words, ...more })

/** Prepares an issue and sends it. @returns what the site answered */
async function sendIssue(site: TestSite, cookie: string, at = '') {
  await prepare(site, cookie)
  return pressSend(site, cookie, at)
}
async function pressSend(site: TestSite, cookie: string, at = '') {
  const seen = (await findIssueView(site.context, signedIn(), article))?.look.seen ?? ''
  return post(site, cookie, `/send${query}`, { seen, at })
}
const issueOf = async (site: TestSite) =>
  (await findIssueView(site.context, signedIn(), article))?.issue
const issuesIn = (mails: readonly string[]) =>
  mails.filter((mail) => mail.includes('Message-ID: <newsletter-issue-'))

describe.each(engines)('issues of the newsletter on %s', (engine) => {
  it('go to each confirmed subscriber once, with the headers of mail to many', async () => {
    const site = await openTestSite(engine, { NEWSLETTER_FROM: 'News <news@site.example>' })
    const cookie = await site.signIn()
    await addSubscribers(site, ['a@b.example', 'c@b.example'])
    await site.database.db
      .insertInto('subscriber')
      .values(subscriberRow('asked@b.example', null))
      .execute()
    await prepare(site, cookie)
    const presses = await Promise.all([pressSend(site, cookie), pressSend(site, cookie)])
    expect(presses.map(({ status }) => status).sort()).toEqual([303, 409])
    await Promise.all([site.outbox.sendDue(), site.outbox.sendDue()])
    const mails = (await site.readMails()).filter((mail) =>
      mail.messageId?.startsWith('<newsletter-issue-'),
    )
    expect(mails.map((mail) => mail.to?.[0]?.address).sort()).toEqual([
      'a@b.example',
      'c@b.example',
    ])
    const [mail] = mails
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value ?? ''
    expect(mail).toMatchObject({
      subject: words.subject,
      from: { address: 'news@site.example', name: 'News' },
    })
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header('list-id')).toMatch(/<newsletter\.[\w.-]+>$/)
    expect(mail?.text).toMatch(/^Hello,\n\nread this\.\n/)
    const heading = listArticles()[0]?.heading ?? ''
    for (const part of [mail?.text ?? '', (mail?.html ?? '').replaceAll('&#x27;', '’')])
      for (const said of [heading, 'utm_campaign=issue-1', 'Unsubscribe'])
        expect(part).toContain(said)
    expect(mail?.html).not.toMatch(/src="(?!cid:)/)
    const page = new URL(header('list-unsubscribe').slice(1, -1))
    const left = await site.request(page.pathname + page.search, { method: 'POST' })
    expect(left.status).toBe(200)
    expect(await issueOf(site)).toMatchObject({ state: 'sent', sent: 2, waiting: 0, left: 1 })
    const audited = (await site.audited('newsletter.%')).map(({ action }) => action)
    expect(audited).toEqual(['newsletter.prepared', 'newsletter.sent'])
  })

  it('reach nobody who has left, wait while stopped, and go on to the others', async () => {
    const site = await openTestSite(engine, { NEWSLETTER_PER_HOUR: '1' })
    const cookie = await site.signIn()
    await addSubscribers(site, ['a@b.example', 'c@b.example', 'd@b.example'])
    const sent = await sendIssue(site, cookie)
    expect(sent.headers.get('location')).toBe('/admin/newsletter?done=sent')
    await site.outbox.sendDue()
    expect(await issueOf(site)).toMatchObject({ state: 'sending', sent: 1, waiting: 2 })
    const stopped = await post(site, cookie, '', { act: 'stop', id: '1' })
    expect(stopped.headers.get('location')).toBe('/admin/newsletter?done=stopped')
    const later = () => Date.now() + 2 * hour
    await site.outbox.sendDue(later)
    expect(await issueOf(site)).toMatchObject({ state: 'stopped', sent: 1, waiting: 2 })
    await erasePerson(site.context, commandLine, 'd@b.example')
    await addSubscribers(site, ['late@b.example'])
    expect((await pressSend(site, cookie)).status).toBe(303)
    await site.outbox.sendDue(later)
    expect(await issueOf(site)).toMatchObject({ state: 'sent', sent: 2, waiting: 0 })
    expect(issuesIn(site.mails()).join()).not.toMatch(/late@|d@b/)
  })

  it('wait for their time', async () => {
    const site = await openTestSite(engine)
    const cookie = await site.signIn()
    await addSubscribers(site, ['a@b.example'])
    expect((await sendIssue(site, cookie, '2020-01-31T09:30')).status).toBe(422)
    await sendIssue(site, cookie, '2099-01-31T09:30')
    expect(await issueOf(site)).toMatchObject({
      state: 'scheduled',
      sendAt: '2099-01-31T08:30:00.000Z',
      held: null,
    })
    await site.outbox.sendDue()
    expect(await issueOf(site)).toMatchObject({ state: 'scheduled', sent: 0, waiting: 0 })
    await site.outbox.sendDue(() => Date.parse('2099-01-31T08:31Z'))
    expect(issuesIn(site.mails())).toHaveLength(1)
  })

  it.each(['hidden', 'changed'] as const)(
    'wait for an owner once their article is %s',
    async (why) => {
      const site = await openTestSite(engine, { NEWSLETTER_PER_HOUR: '1' })
      const cookie = await site.signIn()
      await site.database.db.updateTable('staff').set({ email: 'owner@works.example' }).execute()
      await addSubscribers(site, ['a@b.example', 'b@b.example', 'c@b.example'])
      await sendIssue(site, cookie)
      await site.outbox.sendDue()
      const stored = site.database.db.selectFrom('newsletter_issue').select(['letter', 'article'])
      const { letter } = await stored.executeTakeFirstOrThrow()
      const change = (set: { article: string } | { letter: string | null }) =>
        site.database.db.updateTable('newsletter_issue').set(set).execute()
      const earlier = JSON.stringify({ ...JSON.parse(letter ?? '{}'), heading: 'Earlier words' })
      await change(why === 'hidden' ? { article: 'not-public' } : { letter: earlier })
      const later = () => Date.now() + 2 * hour
      await site.outbox.sendDue(later)
      await site.outbox.sendDue(later)
      expect(issuesIn(site.mails())).toHaveLength(1)
      const waits = (await site.readMails()).filter(({ html }) =>
        String(html).includes('waits for'),
      )
      expect(waits.map(({ to }) => to?.[0]?.address)).toEqual(['owner@works.example'])
      const [listed] = (await listIssueArticles(site.context, signedIn())).articles.filter(
        ({ issue }) => issue,
      )
      expect(listed?.issue).toMatchObject({ state: 'stopped', held: why, waiting: 2 })
      if (why === 'hidden') await change({ article })
      // What is left has the words of the article as it is now.
      expect((await pressSend(site, cookie)).status).toBe(303)
      for (const hours of [4, 6, 8]) await site.outbox.sendDue(() => Date.now() + hours * hour)
      expect(await issueOf(site)).toMatchObject({ state: 'sent', sent: 3, held: null })
      expect(issuesIn(site.mails()).join()).not.toContain('Earlier words')
    },
  )

  it('set an address aside after three refusals of it, and rest where the mail is refused', async () => {
    let isFull = false
    const server = await startMailServer((to, command) => {
      if (command === 'DATA') return isFull ? [554, '5.7.1 enough for now'] : null
      if (to.startsWith('gone')) return [550, '5.1.1 no such user']
      return to.startsWith('blocked') ? [550, '5.7.1 not from you'] : null
    })
    const site = await openTestSite(engine, { SMTP_URL: server.url })
    const cookie = await site.signIn()
    await addSubscribers(site, ['gone@b.example', 'blocked@b.example', 'a@b.example'])
    const { db } = site.database
    for (let sent = 1; sent <= staffLimits.issueRefusals; sent++) {
      await sendIssue(site, cookie)
      // The mail to the address that is blocked is tried five times.
      for (const hours of [0, 1, 3, 8, 24])
        await site.outbox.sendDue(() => Date.now() + hours * hour)
      await db
        .updateTable('newsletter_issue')
        .set({ article: `earlier-${sent}` })
        .where('article', 'not like', 'earlier-%')
        .execute()
    }
    expect(await findIssueView(site.context, signedIn(), 'earlier-1')).toMatchObject({
      issue: {
        sent: 1,
        refused: expect.arrayContaining([
          ['550 5.1.1', 1],
          ['550 5.7.1', 1],
        ]),
      },
    })
    expect(await readSetAside(site.context, signedIn())).toEqual([
      { id: 1, email: 'gone@b.example' },
    ])
    isFull = true
    await addSubscribers(site, ['x@b.example', 'y@b.example'])
    await sendIssue(site, cookie)
    await site.outbox.sendDue()
    // Only one mail is tried, because its refusal would meet all.
    expect(await issueOf(site)).toMatchObject({ state: 'sending', sent: 0, waiting: 4 })
    isFull = false
    await site.outbox.sendDue(() => Date.now() + hour)
    expect(await issueOf(site)).toMatchObject({ state: 'sending', sent: 3, waiting: 1 })
    await post(site, cookie, '', { act: 'return', id: '1' })
    expect(await readSetAside(site.context, signedIn())).toEqual([])
  })

  it('stay behind the mails of a request', async () => {
    const server = await startMailServer(() => null)
    const site = await openTestSite(engine, { SMTP_URL: server.url })
    const cookie = await site.signIn()
    await addSubscribers(
      site,
      Array.from({ length: 30 }, (_, n) => `s${n}@b.example`),
    )
    await sendIssue(site, cookie)
    await site.send('POST', '/api/contact', { ...contact, ...site.hiddenFields() })
    await site.outbox.sendDue()
    const places = server.received.flatMap((mail, at) =>
      /^Message-ID: <contact-/m.test(mail) ? [at] : [],
    )
    expect(places).toHaveLength(2)
    expect(Math.max(...places)).toBeLessThan(12)
  })
})

/** Shows the site in a second language, in which each vowel has an accent. */
function showMadeLanguage() {
  const overlay = madeCatalogues()
  const given = { root: '.', date: today(), number: 1, language: 'en-GB' }
  const made = makeSnapshot({ ...given, overlay })
  if ('problems' in made) throw new Error('The made language has faults')
  const before = publicSnapshot()
  onTestFinished(() => setCurrentSnapshot(before))
  setCurrentSnapshot(before, new Map([[madePrefix, made.snapshot]]))
}

it('a file of subscribers has links in the language of each', async () => {
  const site = await openTestSite('sqlite')
  showMadeLanguage()
  const cookie = await site.signIn()
  await addSubscribers(site, ['a@b.example'])
  const made = { ...subscriberRow('made@b.example'), language: 'en-GB' }
  await site.database.db.insertInto('subscriber').values(made).execute()
  const csv = await (await site.get('/api/newsletter.csv?links=1', cookie)).text()
  const lineOf = (email: string) => csv.split('\r\n').find((line) => line.includes(email))
  expect(lineOf('made@b.example')).toContain(`${madePrefix}/newsletter/unsubscribe?token=`)
  expect(lineOf('a@b.example')).not.toContain(madePrefix)
})

describe('an issue of the newsletter', () => {
  it('goes to each subscriber in their language, unless something of it is not in it', async () => {
    const site = await openTestSite('sqlite')
    showMadeLanguage()
    const cookie = await site.signIn()
    await addSubscribers(site, ['a@b.example'])
    const language = { language: 'en-GB' }
    await site.database.db
      .insertInto('subscriber')
      .values({ ...subscriberRow('made@b.example'), ...language })
      .execute()
    const view = async () => (await findIssueView(site.context, signedIn(), article))?.languages
    await prepare(site, cookie)
    expect(await view()).toMatchObject({ translated: [], untranslated: ['British English'] })
    await prepare(site, cookie, { intro: '' })
    expect(await view()).toMatchObject({ translated: [language], untranslated: [] })
    const shown = await previewIssue(site.context, signedIn(), {
      article,
      look: 'text',
      language: 'en-GB',
    })
    expect(shown).toMatch(/[áéíóú]/)
    expect(shown).toContain(`${madePrefix}/newsletter/unsubscribe`)
    await pressSend(site, cookie)
    await site.outbox.sendDue()
    const mailTo = async (to: string) =>
      (await site.readMails()).find(
        (mail) => mail.to?.[0]?.address === to && mail.messageId?.startsWith('<newsletter-issue-'),
      )
    expect((await mailTo('a@b.example'))?.text).not.toMatch(/[áéíóú]|\/en-gb\//)
    const made = await mailTo('made@b.example')
    expect(made?.subject).toMatch(/[áéíóú]/)
    expect(made?.text).toContain(`${madePrefix}/newsletter/unsubscribe`)
    expect(made?.text).toContain(`${madePrefix}/blog/${article}`)
    expect(await issueOf(site)).toMatchObject({ state: 'sent', held: null })
  })

  it('is sent to oneself, and to nobody if it has changed since the last look', async () => {
    const site = await openTestSite('sqlite')
    const owner = await site.signIn()
    const editor = await site.signIn('ed', 'a long pass phrase', 'editor')
    await site.database.db.updateTable('staff').set({ email: 'ed@site.example' }).execute()
    await addSubscribers(site, ['a@b.example'])
    await prepare(site, editor, { act: 'test' })
    await site.outbox.sendDue()
    const [test] = await site.readMails()
    expect(test).toMatchObject({ subject: words.subject, to: [{ address: 'ed@site.example' }] })
    const seen = (await findIssueView(site.context, signedIn(), article))?.look.seen ?? ''
    await prepare(site, editor, { subject: 'Other' })
    const sent = await post(site, owner, `/send${query}`, { seen, at: '' })
    expect([sent.status, await sent.text()]).toEqual([409, expect.stringContaining('changed')])
    const never = await post(site, owner, `/send${query}`, { seen, at: '2026-11-30T25:61' })
    expect(never.status).toBe(422)
    expect(await issueOf(site)).toMatchObject({ state: 'draft' })
  })

  it.each(listArticles().map(({ slug }) => slug))(
    'of %s is below 100 KB, fetches nothing, and says the same as text',
    async (slug) => {
      const { context } = await openTestSite('sqlite')
      const html = (await previewIssue(context, signedIn(), { article: slug, look: 'light' })) ?? ''
      const plain = (await previewIssue(context, signedIn(), { article: slug, look: 'text' })) ?? ''
      const withoutPictures = html.replaceAll(/data:image\/jpeg;base64,[\w+/=]+/g, '')
      expect(Buffer.byteLength(withoutPictures)).toBeLessThan(staffLimits.issueBytes)
      expect(html).not.toMatch(/src="(?!data:image)|url\(|@import|<link|<script/)
      const shown = withoutPictures
        .replaceAll(/<img[^>]* alt="([^"]*)"[^>]*>/g, ' Picture $1 ')
        .replaceAll(/<[^>]*>/g, ' ')
      const words = plain.replaceAll(/https?:\S+/g, '').match(/\p{L}{3,}/gu) ?? []
      expect(words.length).toBeGreaterThan(50)
      expect(words.filter((word) => !shown.includes(word))).toEqual([])
    },
  )
})
