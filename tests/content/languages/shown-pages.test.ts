import { expect, it } from 'vitest'
import { placeOf } from '#src/content/collections/collections.ts'
import { formSchemaOf } from '#src/content/collections/make-form-schema.ts'
import { readTextsOf } from '#src/content/derived/read-texts.ts'
import { catalogueOf } from '#src/content/languages/catalogue.ts'
import { type EntryText, textsOf } from '#src/content/languages/entry-texts.ts'
import { writePo } from '#src/content/languages/po-file.ts'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { readYamlFile } from '#src/content/reading/yaml-file.ts'
import { today } from '#src/content/today.ts'
import { changedSetting } from '../changed-content.ts'

const language = 'sl'
const bilingual = changedSetting('company', { languages: ['en', language] })

const base = new Map<string, string>([bilingual])

/** A catalogue of an entry with some of its texts. */
function translated(file: string, isChosen: (text: EntryText) => boolean): [string, string] {
  const place = placeOf(file.replace('content/', ''))
  const { data } = readYamlFile('.', file, base)
  const texts = place ? textsOf(data, formSchemaOf(place), language) : []
  const units = texts
    .filter(isChosen)
    .map(({ field, source }) => ({ field, source, translation: `Po naše: ${source}` }))
  return [catalogueOf(file, language), writePo(language, units)]
}

function shown(file: string, isChosen: (text: EntryText) => boolean) {
  const overlay = new Map([...base, translated(file, isChosen)])
  const made = makeSnapshot({ root: '.', overlay, date: today(), number: 1, language })
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  const { untranslated, entries } = made.snapshot
  const data = entries.find((entry) => entry.file === file)?.data
  return { isShown: !untranslated.includes(file), data: JSON.stringify(data) }
}

const home = 'content/pages/home.yaml'
const { files, isRead } = readTextsOf({ root: '.', overlay: base })
const file = files.find(({ source }) => source.file === home)
const place = placeOf('pages/home.yaml')
const read =
  file && place
    ? textsOf(file.source.data, formSchemaOf(place), language).filter(({ path }) =>
        isRead(file, path),
      )
    : []
const key = ({ path }: EntryText) => path.join('.')
const isHead = (text: EntryText) => ['title', 'slides.0.heading'].includes(key(text))
const readAt = new Map(read.map((text, at) => [key(text), at]))
/** The first texts that visitors read, up to a share of them. */
const upTo = (share: number) => (text: EntryText) =>
  (readAt.get(key(text)) ?? read.length) < read.length * share

it('a page is shown once its title, first heading and four fifths of what visitors read are translated', () => {
  expect(shown(home, upTo(0.85)).isShown).toBe(true)
  expect(shown(home, upTo(0.75)).isShown).toBe(false)
  expect(shown(home, (text) => !isHead(text) && upTo(1)(text)).isShown).toBe(false)
})

it('hidden parts of a page do not count', () => {
  const hidden = { ...Object(file?.source.data) }
  expect(read.length).toBeGreaterThan(40)
  const parts = ['about', 'solutions', 'whyChooseUs', 'subsidiaries']
  for (const part of parts) hidden[part] = { ...hidden[part], hidden: true }
  base.set(home, JSON.stringify(hidden))
  try {
    const open = (text: EntryText) => !parts.includes(String(text.path[0]))
    expect(shown(home, open).isShown).toBe(true)
  } finally {
    base.delete(home)
  }
})

it('a product is always shown, and what is open in it has the figures of its own language', () => {
  const product = 'content/products/smart-lock.yaml'
  const { isShown, data } = shown(product, ({ field }) => field === 'name')
  expect(isShown).toBe(true)
  expect(data).toContain('Po naše: ')
})
