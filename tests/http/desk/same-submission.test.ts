import { describe, expect, it } from 'vitest'
import { contact, engines, from, openTestSite } from '../test-site.ts'

describe.each(engines)('which contact requests are one, on %s', async (engine) => {
  const site = await openTestSite(engine)
  const cookie = await site.signIn()

  const list = () => site.listContacts(cookie)

  it('§4 contact form · the same idempotency key stores once and gives the first answer, also at once', async () => {
    const before = (await list()).length
    const body = { ...contact, idempotencyKey: 'key-of-one-submission' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () =>
        (await site.send('POST', '/api/contact', body, from('192.0.2.2'))).json(),
      ),
    )
    expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1)
    expect(answers[0].success).toBe(true)
    expect(await list()).toHaveLength(before + 1)
  })

  it('§4 contact form · a message changed under the same key is another submission, sent again or not', async () => {
    const before = (await list()).length
    const body = { ...contact, idempotencyKey: 'key-of-two-messages' }
    const send = async (fields: object) =>
      (await (await site.send('POST', '/api/contact', fields, from('192.0.2.20'))).json()).reference
    const first = await send(body)
    const changed = { ...body, message: 'Three gateways, please.' }
    const [second, again] = await Promise.all([send(changed), send(changed)])
    expect(second).not.toBe(first)
    expect(again).toBe(second)
    expect(await send({ ...body, phone: '+234 802 345 6780' })).not.toBe(first)
    expect(await send({ ...body, timeZone: '', message: '  Two gateways, please. ' })).toBe(first)
    expect(await list()).toHaveLength(before + 3)
    expect((await list()).slice(0, 3).map((item: { message: string }) => item.message)).toEqual([
      contact.message,
      'Three gateways, please.',
      contact.message,
    ])
  })

  it('§4 contact form · without a script, visitors of one kept page are told apart by what they type', async () => {
    const before = (await list()).length
    const page = { ...site.hiddenFields(), termsAccepted: 'on' }
    const submit = async (fields: object) =>
      (
        await (
          await site.submit('/contact', { ...contact, ...page, ...fields }, from('192.0.2.21'))
        ).json()
      ).reference
    const [first, pressedTwice] = await Promise.all([submit({}), submit({})])
    expect(pressedTwice).toBe(first)
    expect(await submit({ firstName: 'Bola', businessEmail: 'bola@works.example' })).not.toBe(first)
    expect(await submit({ marketing: 'on' })).not.toBe(first)
    expect(await list()).toHaveLength(before + 3)
  })
})
