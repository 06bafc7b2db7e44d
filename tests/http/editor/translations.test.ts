import { describe, expect, it } from 'vitest'
import { publicSnapshot } from '#src/content/snapshot/snapshot.ts'
import type { ContentEntryDetail } from '#src/contracts/content/content.ts'
import { sqliteUnlessAll } from '../test-site.ts'
import { makeCheckout, openEditingSites } from './content-root.ts'

const about = 'content/pages/about.yaml'
const french = 'content/languages/fr/pages/about.po'
const consent = 'content/languages/fr/words/consent.po'

function makeBilingual() {
  const checkout = makeCheckout()
  const company = JSON.parse(checkout.read('content/company.json'))
  checkout.write(
    'content/company.json',
    JSON.stringify({ ...company, locale: 'en-GB', languages: ['en', 'fr'] }),
  )
  return checkout
}
const sites = await openEditingSites(sqliteUnlessAll, makeBilingual)

type Unit = { source: string; translation: string; previous?: string; isFuzzy?: boolean }
const unitsOf = ({ value }: ContentEntryDetail) => Object(value).units as Unit[]

describe.each(sites)('translations, on $engine', ({ site, ada: editor, bola: owner }) => {
  const translate = async (change: (unit: Unit) => string) => {
    const units = unitsOf(await editor.open(french))
    return editor.put(french, {
      units: units.map((unit) => ({ ...unit, translation: change(unit) })),
    })
  }
  const openIn = async () =>
    (await editor.open(about)).languages.find(({ path }) => path === french)?.open

  it('names the languages of an entry, and what is open', async () => {
    const { languages, translation } = await editor.open(about)
    expect(languages.map(({ name, path }) => [name, path])).toEqual([
      ['English', about],
      ['French', french],
    ])
    expect(translation).toBeNull()
    const opened = await editor.open(french)
    expect(opened).toMatchObject({
      label: 'About Us in French',
      isOwners: false,
      translation: { from: 'en', language: 'fr', prefix: '/fr' },
    })
    expect(opened.translation?.texts).toHaveLength(unitsOf(opened).length)
    expect(opened.translation?.texts[0]?.place).toBe('Title in search results')
    const list = await editor.list()
    expect(list.languages[0]?.entries).toContainEqual({
      ...{ path: french, label: 'About Us', count: await openIn() },
    })
  })

  it('is saved as a draft, published and shown in its language', async () => {
    const without = (source: string) => source.replaceAll('{city}', 'Lagos')
    const saved = await (await translate(({ source }) => without(source))).json()
    expect(saved.problems[0]).toMatchObject({
      ...{ path: french, isWarning: true, message: 'Write {city} where it belongs' },
    })
    await translate(({ source }) => `Fr ${source}`)
    expect(await openIn()).toBe(0)
    const { changes } = await editor.check()
    expect(changes).toMatchObject([{ path: french, label: 'About Us in French', change: 'added' }])
    expect(changes[0]?.differences[0]).toMatchObject({ before: null })
    expect((await editor.publish()).status).toBe(200)
    const heading = publicSnapshot('/fr').entries.find(({ file }) => file === about)?.data[
      'heading'
    ]
    expect(heading).toBe('Fr About Us')
    const history = await editor.history(french)
    expect(history.items[0]?.files[0]).toMatchObject({ path: french })
    expect((await editor.open(french)).draft).toBeNull()
  })

  it('keeps a translation whose original has changed, and says so', async () => {
    await editor.save(about, { heading: 'All about us' })
    const unit = unitsOf(await editor.open(french)).find(({ source }) => source === 'All about us')
    expect(unit).toMatchObject({ previous: 'About Us', isFuzzy: true, translation: 'Fr About Us' })
    expect(await openIn()).toBe(1)
    expect((await editor.publish()).status).toBe(200)
    const shown = publicSnapshot('/fr').entries.find(({ file }) => file === about)
    expect(shown?.data['heading']).toBe('Fr About Us')
  })

  it('has the rights of its entry', async () => {
    expect((await editor.open(consent)).isOwners).toBe(true)
    const units = unitsOf(await editor.open(consent))
    await editor.put(consent, {
      units: units.map((unit) => ({ ...unit, translation: unit.source })),
    })
    expect((await editor.publish()).status).toBe(403)
    expect((await owner.publish()).status).toBe(200)
    expect(site.content.current().rows.map(({ path }) => path)).toContain(consent)
  })
})
