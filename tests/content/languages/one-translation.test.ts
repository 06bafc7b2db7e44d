import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { placeOf } from '#src/content/collections/collections.ts'
import { formSchemaOf } from '#src/content/collections/make-form-schema.ts'
import { catalogueOf } from '#src/content/languages/catalogue.ts'
import { textsOf } from '#src/content/languages/entry-texts.ts'
import { writePo } from '#src/content/languages/po-file.ts'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { linksIn } from '#src/content/reading/links.ts'
import { readYamlFile } from '#src/content/reading/yaml-file.ts'
import { today } from '#src/content/today.ts'
import { changedSetting } from '../changed-content.ts'

// A translation is found by its place. Two texts may have the same one.

const language = 'de'
const bilingual = changedSetting('company', { languages: ['en', language] })
/** Longer than the bounds of labels and shorter than those of a title. */
const same = 'Dasselbe Wort an jeder Stelle, in jedem Text'

const catalogues = globSync('content/**/*.{yaml,json}').flatMap((file): [string, string][] => {
  const place = placeOf(file.replace(/^content\//, ''))
  if (!place) return []
  const texts = textsOf(readYamlFile('.', file).data, formSchemaOf(place), language)
  const units = texts.map(({ field, source, needed }) => {
    const isPlain = needed.length === 0 && linksIn({ path: [], value: source }).length === 0
    return { field, source, translation: isPlain ? same : source }
  })
  const once = new Map(units.map((unit) => [JSON.stringify([unit.field, unit.source]), unit]))
  return [[catalogueOf(file, language), writePo(language, [...once.values()])]]
})

const whole = new Map(catalogues)

function snapshotWith(changes: readonly [string, string][], of: string | undefined = language) {
  const overlay = new Map([bilingual, ...catalogues, ...changes])
  const made = makeSnapshot({ root: '.', overlay, date: today(), number: 1, language: of })
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  return made
}
const snapshotIn = (of?: string) => snapshotWith([], of).snapshot

const products = globSync('content/products/*.yaml').sort()
const nameIn = (file: string, name: string): [string, string] => {
  const catalogue = catalogueOf(file, language)
  const text = whole.get(catalogue) ?? ''
  return [catalogue, text.replace(/(msgctxt "name"\nmsgid ".*"\nmsgstr) ".*"/, `$1 "${name}"`)]
}
/** The products keep different names. */
const named = products.map((file, at) => nameIn(file, `Gerät ${at} mit einem recht langen Namen`))

it('leaves out no entry of a language in which all texts have the same translation', () => {
  const { snapshot, faults } = snapshotWith(named)
  const translated = new Map(snapshot.entries.map(({ file, data }) => [file, data]))
  const lost = snapshotIn('en').entries.filter(({ file }) => !translated.has(file))
  expect(lost.map(({ file }) => file)).toEqual([])
  expect(faults).toEqual([])
  expect(snapshot.untranslated).toEqual([])
  const shown = snapshot.entries.filter(({ file }) =>
    whole.get(catalogueOf(file, language))?.includes(same),
  )
  expect(shown.length).toBeGreaterThan(80)
  const without = shown.filter(({ data }) => !JSON.stringify(data).includes(same))
  expect(without.map(({ file }) => file)).toEqual([])
})

it('shows an entry in the first language whose translation has a fault, and names the text', () => {
  const [first = '', second = ''] = products
  const { snapshot, faults } = snapshotWith([
    ...named,
    ...[first, second].map((file) => nameIn(file, 'Dasselbe')),
  ])
  expect(faults).toEqual([
    expect.objectContaining({
      file: catalogueOf(second, language),
      path: ['units', 0, 'translation'],
      message: expect.stringContaining('The product name Dasselbe is already used'),
    }),
  ])
  expect(snapshot.untranslated).toEqual([second])
  const original = snapshotIn('en').entries.find(({ file }) => file === second)
  expect(snapshot.entries.find(({ file }) => file === second)).toEqual(original)
})
