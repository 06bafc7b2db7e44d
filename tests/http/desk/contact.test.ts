import { describe, expect, it, onTestFinished } from 'vitest'
import { site as company } from '#src/content/settings/site.ts'
import { publicSnapshot, setCurrentSnapshot } from '#src/content/snapshot/snapshot.ts'
import { shownConsent } from '#src/content/words/shown-consent.ts'
import { words } from '#src/content/words/words.ts'
import { withoutMarks } from '#src/contracts/content/marks.ts'
import { recordConsent } from '#src/core/consent/consents.server.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { issueFormToken } from '#src/core/spam/form-token.ts'
import { aMinuteAgo, contact, engines, from, openTestSite } from '../test-site.ts'

const consent = shownConsent()
const bothTexts = `${withoutMarks(consent.request)}\n${consent.marketing}`

const isTo = (mail: string, address: string) => mail.split('\n').includes(`To: ${address}`)

describe.each(engines)('contact on %s', async (engine) => {
  const site = await openTestSite(engine)
  const cookie = await site.signIn()

  const list = () => site.listContacts(cookie)
  const newest = async () => (await list())[0]

  it('§7 POST /contact · stores the payload and answers 201 with the success flag and a reference', async () => {
    const response = await site.send('POST', '/api/contact', contact)
    expect(response.status).toBe(201)
    const answer = await response.json()
    expect(answer).toEqual({
      success: true,
      reference: expect.stringMatching(/^[a-z0-9]{4}-[a-z0-9]{4}$/),
    })
    const { termsAccepted: _, ...fields } = contact
    const stored = {
      ...fields,
      id: 1,
      reference: answer.reference,
      consentVersion: consent.version,
      marketing: false,
    }
    expect(await newest()).toMatchObject(stored)
    expect(Date.parse((await newest()).submittedAt)).toBeGreaterThan(aMinuteAgo())
  })

  it.each(['fr', 'no language', '', 7, null])(
    'stores a request whose language the site does not list, %s, in its first language',
    async (language) => {
      const sent = { ...contact, language, idempotencyKey: crypto.randomUUID() }
      expect((await site.send('POST', '/api/contact', sent)).status).toBe(201)
      expect(await newest()).toMatchObject({ language: null })
    },
  )

  it('leads staff to the page that the visitor read, in its language', async () => {
    const before = publicSnapshot()
    onTestFinished(() => setCurrentSnapshot(before))
    setCurrentSnapshot(before, new Map([['/de', { ...before, language: 'de', prefix: '/de' }]]))
    const key = crypto.randomUUID()
    const sent = { ...contact, language: 'de', askedAbout: '/nfc', idempotencyKey: key }
    expect((await site.send('POST', '/api/contact', sent)).status).toBe(201)
    expect(await newest()).toMatchObject({ language: 'de', cameFrom: '/de/nfc' })
  })

  it.each([
    ['a body that is no JSON', '{"firstName":', 'application/json', 400],
    ['another content type', 'firstName=Ann', 'text/plain', 415],
    ['a form where JSON is due', 'firstName=Ann', 'application/x-www-form-urlencoded', 415],
    [
      'a body above 64 KiB',
      JSON.stringify({ ...contact, message: 'x'.repeat(serverLimits.body) }),
      'application/json',
      413,
    ],
  ])('§7 POST /contact · refuses %s', async (_, body, type, status) => {
    const response = await site.send('POST', '/api/contact', body, { 'content-type': type })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({ status, title: expect.any(String) })
  })

  it('§5 contact · names every required field that is missing, and not the company', async () => {
    const response = await site.send('POST', '/api/contact', {})
    expect(response.status).toBe(422)
    const { success, errors } = await response.json()
    expect(success).toBe(false)
    expect(Object.keys(errors).sort()).toEqual([
      'businessEmail',
      'firstName',
      'lastName',
      'message',
      'phone',
      'termsAccepted',
    ])
    expect(errors.phone).toEqual([expect.any(String)])
  })

  it('§4 contact form · a form filled in by a person is not flagged, and both mails go out', async () => {
    const fields = {
      ...contact,
      termsAccepted: 'on',
      ...site.hiddenFields(),
      businessEmail: 'sola@works.example',
    }
    const response = await site.submit('/contact', fields, from('192.0.2.3'))
    expect(response.status).toBe(200)
    const form = await response.json()
    expect(form).toMatchObject({
      outcome: 'done',
      message: 'Message sent successfully!',
      errors: {},
      values: {},
    })
    expect(await newest()).toMatchObject({ businessEmail: 'sola@works.example', flags: [] })
    await site.outbox.sendDue()
    const mine = site.mails().filter((mail) => mail.includes(form.reference))
    expect(
      mine.filter(
        (mail) => isTo(mail, company().email) && /^Reply-To: sola@works\.example$/m.test(mail),
      ),
    ).toHaveLength(1)
    expect(
      mine.filter((mail) => isTo(mail, 'sola@works.example') && !mail.includes('Two gateways')),
    ).toHaveLength(1)
  })

  it('§4 contact form · who also asks for the newsletter is told that a press is left', async () => {
    const fields = { ...contact, termsAccepted: 'on', ...site.hiddenFields() }
    const sent = async (more: object, address: string) =>
      (await site.submit('/contact', { ...fields, ...more }, from(address))).json()
    expect((await sent({ marketing: 'on' }, '192.0.2.30')).detail).toBe(
      words().forms.newsletter.confirm,
    )
    expect((await sent({}, '192.0.2.31')).detail).toBe('')
  })

  it('§4 contact form · a form shown again is still the same submission, and the next one is new', async () => {
    const sent = { formToken: issueFormToken(site.context, aMinuteAgo()) }
    const again = await (
      await site.submit('/contact', { ...sent, firstName: 'Ann' }, from('192.0.2.10'))
    ).json()
    expect(again.hidden).toEqual(sent)
    const done = await (
      await site.submit(
        '/contact',
        { ...contact, ...sent, termsAccepted: 'on' },
        from('192.0.2.10'),
      )
    ).json()
    expect(done.hidden.formToken).not.toBe(sent.formToken)
  })

  it.each([
    ['an API client without hidden fields', () => ({}), ['honeypot-missing', 'token-missing']],
    [
      'a filled honeypot',
      () => ({ ...site.hiddenFields(), subject: 'cheap' }),
      ['honeypot-filled'],
    ],
  ])(
    '§4 contact form · %s is stored and flagged, and answered by no mail of its own',
    async (name, fields, flags) => {
      const email = `${name.replaceAll(' ', '-')}@works.example`
      const response = await site.send(
        'POST',
        '/api/contact',
        { ...contact, businessEmail: email, ...fields() },
        from('192.0.2.4'),
      )
      expect(response.status).toBe(201)
      const { reference } = await response.json()
      expect(await newest()).toMatchObject({ reference, flags })
      await site.outbox.sendDue()
      const mine = site.mails().filter((mail) => mail.includes(reference))
      expect(mine.filter((mail) => !/^Message-ID: <contact-digest-/m.test(mail))).toEqual([])
    },
  )

  it.each([
    'The floor plan is at https://drive.example/plan and the place at https://maps.example/p, see https://x.example.',
    'SEE BELOW. THIS E-MAIL IS CONFIDENTIAL AND MAY BE PRIVILEGED. IF YOU RECEIVED IT IN ERROR, DELETE IT!!!',
    'From: News <news@works.example>\nUnsubscribe: https://news.example/u\n> We buy followers, SEO and crypto profit',
    'We run a lottery office with a casino and a loan desk in Ikeja and need 40 locks.',
    '<a href="https://works.example">our site</a> [url=https://works.example]plan[/url]',
  ])('§4 contact form · the look of a text decides nothing: %s', async (message) => {
    const businessEmail = `${message.length}@works.example`
    const body = { ...contact, ...site.hiddenFields(), message, businessEmail }
    await site.send('POST', '/api/contact', body, from(`192.0.2.${20 + (message.length % 200)}`))
    expect(await newest()).toMatchObject({ flags: [], state: 'new' })
  })

  it('§2 /contact · the optional box subscribes, with the text that was agreed to', async () => {
    const body = {
      ...contact,
      ...site.hiddenFields(),
      businessEmail: 'News@works.example',
      marketing: true,
    }
    await site.send('POST', '/api/contact', body, from('192.0.2.6'))
    const rows = await site.database.db
      .selectFrom('subscriber')
      .selectAll()
      .orderBy('id', 'desc')
      .execute()
    expect(rows[0]).toMatchObject({
      email: 'News@works.example',
      source: 'contact',
      consent_version: consent.version,
      confirmed_at: null,
    })
    await site.outbox.sendDue()
    const mails = await site.readMails()
    expect(
      mails.filter(
        ({ subject, to }) =>
          subject?.startsWith('Confirm the ') && to?.[0]?.address === 'News@works.example',
      ),
    ).toHaveLength(1)
    const stored = await site.database.db
      .selectFrom('contact')
      .select('consent_text')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(stored?.consent_text).toBe(bothTexts)
  })

  it('takes a form with each wording that was ever published, with the text that was read', async () => {
    const { version } = consent
    const published = site.database.db.selectFrom('consent').select('version')
    expect(await published.where('version', '=', version).execute()).toHaveLength(1)
    const earlier = {
      ...consent,
      version: '0123456789abcdef',
      request: 'I agreed to [that](/nfc).',
    }
    await recordConsent(site.database, earlier)
    const textOf = async (consentVersion: string | undefined) => {
      const body = { ...contact, ...site.hiddenFields(), consentVersion }
      expect((await site.send('POST', '/api/contact', body, from('192.0.2.7'))).status).toBe(201)
      return site.database.db
        .selectFrom('contact')
        .select(['consent_version', 'consent_text'])
        .orderBy('id', 'desc')
        .executeTakeFirst()
    }
    expect(await textOf(earlier.version)).toEqual({
      consent_version: earlier.version,
      consent_text: 'I agreed to that.',
    })
    for (const known of ['2026-11-20b', undefined])
      expect((await textOf(known))?.consent_text).toBe(withoutMarks(consent.request))
  })

  it.each(['fedcba9876543210', 'x'.repeat(21), 'toString'])(
    'shows a form again whose wording %s was never published, with its fields and the wording now',
    async (consentVersion) => {
      const body = { ...contact, ...site.hiddenFields(), consentVersion }
      const before = await list()
      const call = await site.send('POST', '/api/contact', body)
      const errors = { termsAccepted: [words().forms.errors.termsAccepted.changed] }
      expect([call.status, await call.json()]).toEqual([422, { success: false, errors, consent }])
      const page = await site.submit('/contact', { ...body, termsAccepted: 'on' })
      expect(page.status).toBe(422)
      expect(await page.json()).toMatchObject({
        errors,
        values: { message: contact.message, termsAccepted: '' },
      })
      expect(await list()).toHaveLength(before.length)
    },
  )

  it('§8 Failed contact request · says so, keeps the fields, and logs nothing personal', async () => {
    const broken = await openTestSite(engine)
    await broken.database.close()
    const fields = { ...contact, termsAccepted: 'on' }
    const page = await broken.submit('/contact', fields)
    expect(page.status).toBe(503)
    expect(await page.json()).toMatchObject({
      message: 'Error submitting form',
      values: { message: contact.message },
    })
    const call = await broken.send('POST', '/api/contact', contact)
    expect(call.status).toBe(503)
    expect(call.headers.get('content-type')).toBe('application/problem+json')
    expect(JSON.stringify(broken.logged)).not.toMatch(/ann@works|127\.0\.0\.1|gateways/)
  })

  it('logs one line per request without addresses or what was typed', async () => {
    const before = site.logged.length
    await site.send('POST', '/api/contact', contact, from('192.0.2.12'))
    expect(site.logged.slice(before)).toMatchObject([
      { method: 'POST', path: '/api/contact', status: 201 },
    ])
    expect(JSON.stringify(site.logged)).not.toMatch(/works\.example|192\.0\.2|Ann|gateways/)
  })
})
