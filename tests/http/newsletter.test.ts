import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, openTestSite, type TestSite } from './test-site.ts'

describe.each(engines)('newsletter on %s', (engine) => {
  let site: TestSite
  let cookie: string
  beforeAll(async () => {
    site = await openTestSite(engine)
    cookie = await site.signIn()
  })
  afterAll(() => site.close())

  const list = async () => (await (await site.request('/api/newsletter', { headers: { cookie } })).json()).items

  it('§7 POST /newsletter · answers the same for a new and a known address, and stores it once', async () => {
    const answers = []
    for (const email of ['Ada@works.example', 'ada@WORKS.example', 'Ada@works.example']) {
      const response = await site.send('POST', '/api/newsletter', { email, subject: '' })
      answers.push([response.status, await response.text()])
    }
    expect(answers).toEqual(Array(3).fill([200, '{"success":true}']))
    expect(await list()).toEqual([{ id: 1, email: 'Ada@works.example', subscribedAt: expect.any(String), flags: [] }])
  })

  it('§5 newsletter · requires an email address', async () => {
    for (const body of [{}, { email: '' }, { email: 'ada' }]) {
      const response = await site.send('POST', '/api/newsletter', body)
      expect(response.status).toBe(422)
      expect(await response.json()).toEqual({ success: false, errors: { email: [expect.any(String)] } })
    }
  })

  it('§4 newsletter form · the page takes the form without JavaScript', async () => {
    const done = await site.submit('/newsletter', { email: 'bisi@works.example', subject: '' })
    expect(await done.json()).toMatchObject({ outcome: 'done', message: 'Successfully subscribed!' })
    const wrong = await site.submit('/newsletter', { email: 'bisi', subject: '' })
    expect(wrong.status).toBe(422)
    expect(await wrong.json()).toMatchObject({ values: { email: 'bisi' } })
    expect((await list())[0]).toMatchObject({ email: 'bisi@works.example', flags: [] })
  })

  it('§4 newsletter form · a filled honeypot is stored and flagged', async () => {
    await site.send('POST', '/api/newsletter', { email: 'bot@works.example', subject: 'hello' })
    expect((await list())[0]).toMatchObject({ email: 'bot@works.example', flags: ['honeypot-filled'] })
  })

  it('§8 Failed newsletter request · says Error Subscribing', async () => {
    const broken = await openTestSite(engine)
    await broken.database.close()
    const page = await broken.submit('/newsletter', { email: 'ada@works.example', subject: '' })
    expect(page.status).toBe(503)
    expect(await page.json()).toMatchObject({ message: 'Error Subscribing', values: { email: 'ada@works.example' } })
    expect(JSON.stringify([broken.logged, broken.warnings.length])).not.toContain('works.example')
    await broken.close()
  })
})
