import { describe, expect, it } from 'vitest'
import { site as company } from '#src/content/settings/site.ts'
import { formAge } from '#src/contracts/retention.ts'
import { issueFormToken } from '#src/core/spam/form-token.ts'
import { flagThresholds } from '#src/core/spam/spam.ts'
import { readPersonReport } from '#src/desk/people/person-report.server.ts'
import { contact, from, openTestSite, sqliteUnlessAll } from '../test-site.ts'

/** Numbers as people dial them in one country. */
const nigerian: [object, object][] = [
  [{ phone: '0802 345 6789 ext 12' }, { phoneToDial: '+234 802 345 6789' }],
  [{ phone: '01 227 0000' }, { phone: '01 227 0000', phoneToDial: '' }],
  [{ phone: '01 227 0000 / 0803 123 4567' }, { phoneToDial: '+234 803 123 4567' }],
]
const threeDays = 3 * 24 * 3_600_000

describe.each(sqliteUnlessAll)('what people paste into a form on %s', async (engine) => {
  const site = await openTestSite(engine)
  const cookie = await site.signIn()
  let network = 0
  const send = (fields: object, path = '/api/contact') => {
    network += 1
    const businessEmail = `ann${network}@works.example`
    const body = { ...contact, businessEmail, ...site.hiddenFields(), ...fields }
    return site.send('POST', path, body, from(`192.0.2.${network}`))
  }
  const newest = async () => (await site.listContacts(cookie))[0]

  it.each([
    [{ phone: '\u202a+234 802 345 6789\u202c' }, { phone: '+234 802 345 6789' }],
    ...(company().address.countryCode === 'NG' ? nigerian : []),
    [{ message: 'Call \u202a+234 802\u202c' }, { message: 'Call +234 802' }],
    [{ message: 'One\fTwo\u0000\ud83d' }, { message: 'One\nTwo\ufffd' }],
    [
      { firstName: 'Ade\u200bbayo', lastName: '-' },
      { firstName: 'Adebayo', lastName: '-' },
    ],
    [{ businessEmail: 'info@xn--e1afmkfd.xn--p1ai' }, { businessEmail: 'info@пример.рф' }],
    [{ businessEmail: 'r&d@works.example' }, {}],
    [{ businessEmail: 'Ada <Ada@works.example>.' }, { businessEmail: 'Ada@works.example' }],
  ])('takes %j', async (fields, read) => {
    expect((await send(fields)).status).toBe(201)
    expect(await newest()).toMatchObject({ ...fields, ...read, state: 'new', flags: [] })
  })

  it('finds, mails and erases by each spelling of a host', async () => {
    const typed = 'info@пример.рф'
    expect((await send({ businessEmail: typed })).status).toBe(201)
    expect(await newest()).toMatchObject({ businessEmail: typed })
    await site.outbox.sendDue()
    const receipts = (await site.readMails()).filter(({ to }) =>
      to?.some(({ address }) => address === 'info@xn--e1afmkfd.xn--p1ai'),
    )
    // One receipt a day, however the address is spelt.
    expect(receipts).toHaveLength(1)
    const { contacts } = await readPersonReport(site.context, 'INFO@Пример.рф')
    expect(contacts).toHaveLength(2)
  })

  it('takes letters outside ASCII before the @ for a person, and no mail is sent there', async () => {
    const businessEmail = 'dörte@works.example'
    const answer = await send({ businessEmail, marketing: true })
    expect(answer.status).toBe(201)
    expect((await answer.json()).detail).toMatch(/letters/)
    expect(await newest()).toMatchObject({
      businessEmail,
      state: 'new',
      flags: ['address-letters'],
      mails: [{ to: 'company' }],
    })
    const refused = await send({ email: businessEmail }, '/api/newsletter')
    expect(refused.status).toBe(422)
    expect((await refused.json()).errors.email).toEqual([expect.stringMatching(/letters/)])
  })

  it('holds back nothing of a form that was left open', async () => {
    const formToken = issueFormToken(site.context, Date.now() - threeDays)
    expect(threeDays).toBeGreaterThan(formAge.max)
    expect((await send({ formToken })).status).toBe(201)
    expect(await newest()).toMatchObject({
      state: 'new',
      flags: ['token-expired'],
      mails: [{ to: 'company' }, { to: 'visitor' }],
    })
    for (let count = 1; count <= flagThresholds.token.hits; count++) await send({ formToken })
    expect((await newest()).flags).toEqual(['token-expired', 'token-reused'])
  })
})
