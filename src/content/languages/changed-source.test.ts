import { expect, it } from 'vitest'
import { placeOf } from '../collections/collections.ts'
import { formSchemaOf } from '../collections/make-form-schema.ts'
import { readYamlFile, readYamlText } from '../reading/yaml-file.ts'
import { catalogueOf } from './catalogue.ts'
import { textsOf } from './entry-texts.ts'
import { writePo } from './po-file.ts'
import { translateFile } from './translate-files.ts'

/**
 * An entry of which each text has a translation of other words, which have the same tokens and links.
 * @param added to the text from before
 */
function translatedBefore(file: string, data?: object, added = 'Once.') {
  const place = placeOf(file.replace(/^content\//, ''))
  if (!place) throw new Error(`No entry is ${file}`)
  const source = data ? readYamlText(file, JSON.stringify(data)) : readYamlFile('.', file)
  const units = textsOf(source.data, formSchemaOf(place), 'fr').map((text) => ({
    ...{ field: text.field, source: text.source, translation: text.source },
    ...{ previous: `${text.source} ${added}`, isFuzzy: true },
  }))
  const catalogue = readYamlText(catalogueOf(file, 'fr'), writePo('fr', units))
  return translateFile({ source, place }, catalogue, 'fr')
}
const afterRewording = (file: string, data?: object) => translatedBefore(file, data).texts

const freePage = { title: 'Terms', lead: 'We deliver in ten days.' }
const binding = { version: '1', date: '2026-11-01' }

it.each<[file: string, data?: object]>([
  ...['consent', 'mails', 'offer', 'papers', 'phrases', 'products', 'quote'].map(
    (name): [string] => [`content/words/${name}.yaml`],
  ),
  ...['confirm', 'privacy-policy', 'unsubscribe'].map((name): [string] => [
    `content/pages/${name}.yaml`,
  ]),
  ['content/free-pages/terms.yaml', { ...freePage, binding }],
])('shows no translation of other words of %s', (file, data) => {
  const texts = afterRewording(file, data)
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter(({ shown }) => shown !== null)).toEqual([])
  expect(texts.every(({ previous, translation }) => previous && translation)).toBe(true)
})

it('shows none of the answers with which a call is changed', () => {
  const texts = afterRewording('content/words/booking.yaml')
  const shown = texts.filter((one) => one.shown !== null).map(({ text }) => text.path[0])
  expect(shown.length).toBeGreaterThan(0)
  expect(shown).not.toContain('answers')
})

it.each<[file: string, data?: object]>([
  ['content/pages/about.yaml'],
  ['content/words/site.yaml'],
  ['content/free-pages/terms.yaml', freePage],
])('goes on showing the translation of reworded texts of %s', (file, data) =>
  expect(afterRewording(file, data).every(({ state }) => state === 'changed')).toBe(true),
)

it.each<[file: string, data: object | undefined, isShown: boolean]>([
  ['content/pages/about.yaml', undefined, true],
  ['content/pages/home.yaml', undefined, true],
  ['content/free-pages/terms.yaml', freePage, true],
  ['content/free-pages/terms.yaml', { ...freePage, binding }, false],
  ['content/pages/privacy-policy.yaml', undefined, false],
])('shows %s after a change of figures in its originals unless it binds', (file, data, isShown) => {
  const { isTranslated, texts } = translatedBefore(file, data, 'Only 7 left.')
  expect(texts.filter(({ shown }) => shown !== null)).toEqual([])
  expect(isTranslated).toBe(isShown)
})
