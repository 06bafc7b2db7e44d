import { expect, it } from 'vitest'
import { placeOf } from '#src/content/collections/collections.ts'
import { formSchemaOf } from '#src/content/collections/make-form-schema.ts'
import { textsOf } from '#src/content/languages/entry-texts.ts'
import { isWithoutPage } from '#src/content/page.ts'
import { withSnapshot } from '#src/content/snapshot/snapshot.ts'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { withPrefix } from '#src/contracts/paths.ts'
import { bracesIn } from '#src/contracts/text/braces.ts'
import { listEnglish } from '#src/editor/opening/left-to-write.server.ts'
import { readNeeded } from '#src/editor/opening/needed-to-open.server.ts'
import { readOpeningForms } from '#src/editor/opening/opening.server.ts'
import { withValueAt } from '#src/editor/texts/value-at.ts'
import { openEditingSite } from './content-root.ts'

const { site, bola } = await openEditingSite('sqlite')
const company = 'content/company.json'
const { editor } = site.context
const settings = () => site.content.current().snapshot.settings
const press = (fields: Record<string, string>) =>
  site.submit('/admin/opening', fields, { cookie: bola.cookie })
const english = () => listEnglish(editor).map(({ path }) => path)

it('a plain site begins in the language that is chosen, which is named, first and alone', async () => {
  expect((await press({ begin: 'plain', language: 'Klingonic' })).status).toBe(409)
  expect(settings().base.base).toBe('example')
  await press({ begin: 'plain', language: 'slovenščina' })
  expect(settings().company).toMatchObject({ languages: ['sl'], locale: 'sl' })
  expect(site.content.current().snapshot).toMatchObject({ language: 'sl', prefix: '' })
})

it('the page beside an entry in the editor is one that the site has', async () => {
  const { groups } = await bola.list()
  const entries = groups.flatMap((group) => group.entries)
  expect(entries.length).toBeGreaterThan(50)
  const isWithout = withSnapshot(site.content.current().snapshot, isWithoutPage)
  const shown = entries.flatMap(({ path, address, shownOn, isHidden }) =>
    shownOn === null || isHidden || shownOn === address ? [] : { path, page: shownOn },
  )
  expect(shown).toContainEqual({ path: 'content/words/site.yaml', page: '/' })
  expect(shown).toContainEqual({ path: 'content/words/quote.yaml', page: '/contact' })
  expect(shown.filter(({ page }) => isWithout(page.split('?', 1)[0] ?? ''))).toEqual([])
  expect(withPrefix('/sl', '/'), 'the home page of a language has no slash behind it').toBe('/sl')
})

it('everything that is in English is named, until somebody has written or translated it', async () => {
  const navigation = 'content/navigation.json'
  expect(english()).toEqual(
    expect.arrayContaining([
      'content/languages/sl/words/site.po',
      'content/free-pages/home.yaml',
      navigation,
    ]),
  )
  const { value } = await bola.open(navigation)
  const place = placeOf('navigation.json')
  const texts = textsOf(value, place && formSchemaOf(place), 'sl')
  expect(texts.length).toBeGreaterThan(5)
  const inSlovene = texts.reduce<ContentValue | undefined>(
    (all, { path, source }) =>
      withValueAt(
        all,
        path.map(String).join('/'),
        ['Besedilo', ...bracesIn(source).map(({ written }) => written)].join(' '),
      ),
    value,
  )
  await bola.save(navigation, Object(inSlovene))
  expect((await bola.publish()).status).toBe(200)
  expect(english()).not.toContain(navigation)
})

it('it is opened once what people consent to and confirm is translated', async () => {
  const { value } = await bola.open(company)
  await bola.save(company, {
    ...{ name: 'Omi', email: 'zdravo@omi.si' },
    address: { ...Object(Object(value).address), street: 'Slovenska 1', city: 'Ljubljana' },
  })
  expect((await bola.publish()).status).toBe(200)
  const needed = readNeeded(editor).map(({ label }) => label)
  expect(needed).toContain('Consent in Slovenian')
  expect((await press({ open: 'yes' })).status).toBe(409)
  for (const name of ['consent', 'booking', 'mails']) {
    const catalogue = `content/languages/sl/words/${name}.po`
    const { value } = await bola.open(catalogue)
    const units = Object(value).units.map((unit: object) => ({
      ...unit,
      translation: Object(unit).source,
    }))
    await bola.save(catalogue, { units })
  }
  expect((await bola.publish()).status).toBe(200)
  expect(readNeeded(editor)).toEqual([])
  await press({ open: 'yes' })
  expect(settings().base.isOpen).toBe(true)
})

it('the texts of the example are in English, and who returns has their language again', async () => {
  await press({ begin: 'example' })
  expect(settings().company.languages).toEqual(['en'])
  const [newest] = (await bola.history()).items
  await bola.restore({ publication: newest?.id, as: 'before', publish: true })
  expect(settings().base.base).toBe('plain')
  expect(settings().company.languages).toEqual(['sl'])
})

it('the form of the company changes the language, and the list of languages follows', async () => {
  const [form] = readOpeningForms(editor)
  const changed = withValueAt(form?.value, 'company/languages/0', 'de')
  const saved = await bola.send('PUT', '/api/content/opening', {
    ...{ form: 'company', version: form?.version },
    value: withValueAt(changed, 'company/locale', 'de-AT'),
  })
  // The site is open: what people consent to has to be in German first.
  expect(saved.status).toBe(422)
  expect(JSON.stringify(await saved.json())).toContain('Consent in German')
  expect(settings().company.languages).toEqual(['sl'])
})
