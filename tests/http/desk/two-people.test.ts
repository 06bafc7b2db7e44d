import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { StaffRequest } from '#src/desk/requests/request-records.ts'
import { seenWorkOf } from '#src/desk/requests/work/work-since.ts'
import { type contactRow, engines, openTestSite } from '../test-site.ts'

describe.each(engines)('§2 Admin dashboard · two people at one lead on %s', async (engine) => {
  const site = await openTestSite(engine)
  const cookies = new Map<string, string>()
  for (const name of ['ada', 'tunde'])
    cookies.set(name, await site.signIn(name, undefined, 'sales'))
  let contacts = 0
  const arrive = async (change: Parameters<typeof contactRow>[0] = {}) => {
    await site.addContacts(change)
    contacts += 1
    return contacts
  }
  const send = (as: string, path: string, body: object) =>
    site.send('POST', `/api/contact/${path}`, body, { cookie: cookies.get(as) ?? '' })
  const open = async (as: string, id: number): Promise<StaffRequest> =>
    (await send(as, `${id}/open`, {})).json()
  const reply = (as: string, id: number, more: object = {}) =>
    send(as, `${id}/replies`, { key: randomUUID(), subject: 'Hello', text: `By ${as}.`, ...more })
  const note = (as: string, id: number, more: object = {}) =>
    send(as, `${id}/notes`, { key: randomUUID(), text: `Noted by ${as}.`, ...more })
  const answer = (as: string, id: number) =>
    send(as, 'changes', { changes: [{ id, state: { was: 'new', to: 'answered' } }] })

  it.each([
    ['a reply', reply],
    ['a note', note],
    ['a call', (as: string, id: number) => note(as, id, { kind: 'call', text: '' })],
    ['an answer elsewhere', answer],
  ])('%s of a colleague is shown once before a reply is sent', async (_, act) => {
    const id = await arrive()
    const seen = seenWorkOf(await open('ada', id))
    expect((await act('tunde', id)).status).toBe(200)
    const refused = await reply('ada', id, { seen })
    expect(refused.status).toBe(409)
    const { contact } = await refused.json()
    const before = contact.replies.length
    expect(seenWorkOf(contact)).not.toEqual(seen)
    const sent = await reply('ada', id, { seen: seenWorkOf(contact) })
    expect([sent.status, (await sent.json()).replies.length]).toEqual([200, before + 1])
  })

  it('does not ask because of one’s own note or change, nor before anybody did anything', async () => {
    const id = await arrive()
    const seen = seenWorkOf(await open('ada', id))
    await note('ada', id)
    await answer('ada', id)
    expect((await reply('ada', id, { seen })).status).toBe(200)
  })

  it('asks before a second reply from another tab of the same person', async () => {
    const id = await arrive()
    const seen = seenWorkOf(await open('ada', id))
    await reply('ada', id)
    expect((await reply('ada', id, { seen })).status).toBe(409)
  })

  it('sends and marks answered in one step, which a repetition does not do again', async () => {
    const id = await arrive()
    const key = randomUUID()
    const body = { key, text: 'By ada.', marksAnswered: true }
    const first = await (await reply('ada', id, body)).json()
    expect(first).toMatchObject({ state: 'answered', answeredBy: 'ada', replies: [{ by: 'ada' }] })
    await send('tunde', 'changes', { changes: [{ id, state: { was: 'answered', to: 'new' } }] })
    expect(await (await reply('ada', id, body)).json()).toMatchObject({
      state: 'new',
      replies: [{ by: 'ada' }],
    })
    const changes = await site.audited('contact.changed')
    expect(changes.filter(({ subject }) => subject === `contact ${id}`)).toHaveLength(2)
  })

  it.each([
    [{ kind: 'call', text: '', marksAnswered: true }, 200, 'answered'],
    [{ kind: 'whatsapp', text: 'Sent the price list.' }, 200, 'new'],
    [{ kind: 'note', text: '' }, 422, 'new'],
    [{ kind: 'letter', text: 'x' }, 422, 'new'],
  ])('logs %o: %i, %s', async (body, status, state) => {
    const id = await arrive()
    expect((await note('ada', id, body)).status).toBe(status)
    const contact = await open('ada', id)
    expect(contact.state).toBe(state)
    expect(contact.notes.map(({ kind, text, by }) => ({ kind, text, by }))).toEqual(
      status === 200 ? [{ kind: body.kind, text: body.text, by: 'ada' }] : [],
    )
  })

  it('leaves a flagged request to be looked at first', async () => {
    const id = await arrive({ flags: 'same-text' })
    await note('ada', id, { kind: 'call', text: '', marksAnswered: true })
    expect((await open('ada', id)).state).toBe('flagged')
  })

  it('names deleted requests of which a browser keeps a form', async () => {
    const id = await arrive()
    const news = async (kept: string) =>
      site.get(`/api/contact/news?kept=${kept}`, cookies.get('ada') ?? '')
    expect((await (await news(`${id}.9999`)).json()).gone).toEqual([9999])
    expect((await (await news(String(id))).json()).gone).toEqual([])
    for (const odd of ['x', '1,2', Array.from({ length: 21 }, (_, at) => at + 1).join('.')])
      expect((await news(odd)).status).toBe(400)
  })
})
