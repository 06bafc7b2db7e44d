import { expect, it } from 'vitest'
import { deliveredText } from '#src/content/reading/delivered.ts'
import { listEnglish, listLeftToWrite } from '#src/editor/opening/left-to-write.server.ts'
import { withValueAt } from '#src/editor/texts/value-at.ts'
import { readSource } from '#src/editor/texts/workspace.server.ts'
import { openEditingSite } from './content-root.ts'

const { site, bola } = await openEditingSite('sqlite')
const { editor } = site.context
const settings = () => site.content.current().snapshot.settings
const begin = (fields: Record<string, string>) =>
  site.submit('/admin/opening', fields, { cookie: bola.cookie })
const booking = 'content/booking.json'
const inEnglish = () => listEnglish(editor).map(({ path }) => path)
const textOf = (file: string) =>
  JSON.stringify(site.content.current().snapshot.entries.find((one) => one.file === file)?.data)

it('a plain site begins in French with all that is translated, and the rest is named', async () => {
  await begin({ begin: 'plain', language: 'French' })
  expect(settings().base.base).toBe('plain')
  expect(settings().booking.submit).toBe('Réserver l’appel')
  expect(settings().replies.greeting).toContain('Bonjour')
  expect(settings().prices.vat.name).toBe('TVA')
  expect(settings().whatsapp.ask).toBe('Demander sur WhatsApp')
  const pages = ['confirm', 'unsubscribe', 'offline', 'not-found', 'contact', 'search', 'product']
  for (const page of pages)
    expect(textOf(`content/pages/${page}.yaml`), page).not.toMatch(/\b(?:the|your|page you)\b/i)
  expect(inEnglish()).toEqual(
    expect.arrayContaining([
      'content/pages/privacy-policy.yaml',
      'content/pages/accessibility.yaml',
    ]),
  )
  for (const page of pages) expect(inEnglish()).not.toContain(`content/pages/${page}.yaml`)
})

it('asks the owner for each answer that binds, in the words of the site', async () => {
  const file = 'content/buyer-questions.yaml'
  const asked = () => listLeftToWrite(editor).filter(({ path }) => path === file)
  expect(asked().map(({ label }) => label)).toContain(
    'Quels documents fournissez-vous pour un appel d’offres\u202f?',
  )
  const [first, ...others] = asked()
  const read = readSource(editor.store.workspace(), file)?.value ?? null
  const answered = withValueAt(
    read,
    [...(first?.field.slice(0, -1) ?? []), 'isSample'].join('/'),
    undefined,
  )
  await bola.save(file, Object(answered))
  expect((await bola.publish()).status).toBe(200)
  expect(asked()).toEqual(others)
})

it('the example has its own texts again, and no French is set aside', async () => {
  await begin({ begin: 'example' })
  const delivered = JSON.parse(deliveredText('.', booking, 'example') ?? '{}')
  expect(settings().booking.submit).toBe(delivered.submit)
  expect(site.content.current().rows.map(({ path }) => path)).toEqual(['content/company.json'])
})

it('what an owner has changed stays, whichever the language of the site', async () => {
  const { value } = await bola.open(booking)
  await bola.save(booking, { ...Object(value), submit: 'Call me' })
  expect((await bola.publish()).status).toBe(200)
  await begin({ begin: 'plain', language: 'fr' })
  expect(settings().booking.submit).toBe('Call me')
  expect(settings().company.languages).toEqual(['fr'])
})

it('undoing the choice of a base, and the other way, brings its languages back as they were', async () => {
  await begin({ begin: 'example' })
  const company = 'content/company.json'
  const was = { languages: ['en', 'fr'], preparedLanguages: ['de'], locale: 'en-GB' }
  await bola.save(company, { ...Object((await bola.open(company)).value), ...was })
  expect((await bola.publish()).status).toBe(200)
  const inFrench = { languages: ['fr'], preparedLanguages: ['de'], locale: 'fr' }
  const undo = async () => {
    const [newest] = (await bola.history()).items
    expect(
      (await bola.restore({ publication: newest?.id, as: 'before', publish: true })).status,
    ).toBe(200)
  }
  const steps: [name: string, press: () => Promise<unknown>, after: object][] = [
    ['plain', () => begin({ begin: 'plain', language: 'French' }), inFrench],
    ['undone by the history', undo, was],
    ['the undo undone', undo, inFrench],
    ['the example chosen again', () => begin({ begin: 'example' }), was],
    ['plain again', () => begin({ begin: 'plain', language: 'French' }), inFrench],
  ]
  for (const [name, press, after] of steps) {
    await press()
    expect(settings().company, name).toMatchObject(after)
    const status = (await site.get('/fr/', '')).status
    if (after === was) expect(status, name).toBe(200)
  }
})
