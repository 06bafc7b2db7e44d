import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { placeOf } from '#src/content/collections/collections.ts'
import { formSchemaOf } from '#src/content/collections/make-form-schema.ts'
import { catalogueOf } from '#src/content/languages/catalogue.ts'
import { missingWords } from '#src/content/languages/check-languages.ts'
import { textsOf } from '#src/content/languages/entry-texts.ts'
import { writePo } from '#src/content/languages/po-file.ts'
import {
  openCatalogues,
  translateFile,
  translateFiles,
  unitsOf,
} from '#src/content/languages/translate-files.ts'
import { checkFile, type PlacedFile } from '#src/content/reading/check-file.ts'
import { type Overlay, readYamlFile } from '#src/content/reading/yaml-file.ts'
import { accented } from '../../../scripts/language/made-language.ts'
import { changedSetting } from '../changed-content.ts'

/** German has the forms of a plural that English has. */
const language = 'de'

const files: PlacedFile[] = globSync('content/**/*.{yaml,json}').flatMap((file) => {
  const place = placeOf(file.replace(/^content\//, ''))
  return place ? [{ source: readYamlFile('.', file), place }] : []
})

const unitsIn = ({ source, place }: PlacedFile, translate: (text: string) => string) =>
  textsOf(source.data, formSchemaOf(place), language).map((text) => ({
    ...{ field: text.field, source: text.source, translation: translate(text.source) },
  }))

const catalogues = (translate: (text: string) => string): Overlay =>
  new Map(
    files.map((file) => [
      catalogueOf(file.source.file, language),
      writePo(language, unitsIn(file, translate)),
    ]),
  )

const translated = (overlay: Overlay) => translateFiles(files, language, { root: '.', overlay })

it('has every text of every entry, and changes nothing else', () => {
  const { files: shown, untranslated, questions } = translated(catalogues((text) => accented(text)))
  expect([...untranslated, ...questions]).toEqual([])
  // Without its accents a translation is the text of the file; spaces at the ends are the file's.
  const plain = (value: unknown) =>
    JSON.stringify(value, (_, one) =>
      typeof one === 'string' ? one.normalize('NFD').replaceAll('\u0301', '').trim() : one,
    )
  expect(shown.map(({ source }) => plain(source.data))).toEqual(
    files.map(({ source }) => plain(source.data)),
  )
  const left = shown.flatMap(({ source, place }) =>
    textsOf(source.data, formSchemaOf(place), language).flatMap((text) =>
      text.source === accented(text.source) ? [] : [`${source.file} ${text.field}`],
    ),
  )
  expect(left).toEqual([])
})

it('shows what has no catalogue in the default language', () => {
  const { files: shown, untranslated } = translated(new Map())
  const dataOf = (some: readonly PlacedFile[]) => some.map(({ source }) => source.data)
  expect(dataOf(shown)).toEqual(dataOf(files))
  expect(untranslated.has('content/pages/about.yaml')).toBe(true)
  // Its texts fall back one by one.
  expect(untranslated.has('content/navigation.json')).toBe(false)
})

it('shows what is translated of a page whose translation is a draft, and the rest as it is', () => {
  const about = files.filter(({ source }) => source.file === 'content/pages/about.yaml')
  const units = about.flatMap((file) =>
    unitsIn(file, (text) => text).map((unit) => ({
      ...unit,
      translation: unit.field === 'heading' ? 'Über uns' : '',
    })),
  )
  const draft = catalogueOf('content/pages/about.yaml', language)
  const overlay: Overlay = new Map([[draft, writePo(language, units)]])
  const show = (begun?: ReadonlySet<string>) => {
    const { files: shown, untranslated } = translateFiles(about, language, {
      ...{ root: '.', overlay, begun },
    })
    return [Object(shown[0]?.source.data).heading, untranslated.size]
  }
  expect(show()).toEqual([Object(about[0]?.source.data).heading, 1])
  expect(show(new Set([draft]))).toEqual(['Über uns', 0])
})

it('falls back to the first language for a word of the site, and to English without one', () => {
  const [, company] = changedSetting('company', { languages: ['de', 'fr'] })
  const overlay: Overlay = new Map([
    ['content/company.json', company],
    ...catalogues((text) => `De ${text}`),
    ['content/languages/de/words/quote.po', ''],
    ['content/languages/fr/words/offline.po', ''],
    ['content/languages/fr/words/quote.po', ''],
  ])
  const some = ['words/offline.yaml', 'words/quote.yaml', 'company.json'].flatMap((name) => {
    const place = placeOf(name)
    return place ? [{ source: readYamlFile('.', `content/${name}`, overlay), place }] : []
  })
  const { open } = translateFiles(some, 'fr', { root: '.', overlay })
  expect(Map.groupBy(open, ([, of]) => of).get('de')?.[0]?.[0]).toMatch(/^De /)
  expect(Map.groupBy(open, ([, of]) => of).get('en')?.[0]?.[0]).not.toMatch(/^De /)
})

it('says the number of a word without a translation where its language counts otherwise', () => {
  const [words] = files.filter(({ source }) => source.file === 'content/words/forms.yaml')
  const shown = translateFiles(words ? [words] : [], 'ru', { root: '.', overlay: new Map() })
  const { faulty } = Object(shown.files[0]?.source.data)
  expect(Object(Object(words?.source.data).faulty).one).not.toContain('{count}')
  // In Russian one form is for 1, 21 and 31.
  expect(faulty.one).toBe(faulty.other)
})

it('takes bounds of a text as advice in a translation', () => {
  const { files: shown } = translated(catalogues((text) => `${text} ${'abc '.repeat(300)}`))
  const faults = shown
    .filter(({ place }) => place.collection === 'words' || place.id === 'navigation')
    .flatMap((file) => checkFile(file, () => undefined).problems)
  expect(faults.filter(({ message }) => /characters|fit/.test(message))).toEqual([])
})

it('gives the same file again while neither it nor its catalogue has changed', () => {
  const overlay = catalogues((text) => text.toUpperCase())
  expect(translated(overlay).files).toEqual(translated(new Map(overlay)).files)
  const [one, two] = [translated(overlay), translated(new Map(overlay))]
  expect(one.files.every(({ source }, at) => source === two.files[at]?.source)).toBe(true)
})

it('has no translation that visitors could not see', () => {
  const languages = globSync('*', { cwd: 'content/languages' })
  const refused = languages.flatMap((of) => {
    const find = openCatalogues(of, { root: '.', overlay: new Map() })
    return files.flatMap((file) =>
      translateFile(file, find(file.source.file), of).texts.flatMap(({ fault, translation }) =>
        fault === undefined ? [] : [`${file.source.file}: ${translation}: ${fault}`],
      ),
    )
  })
  expect(refused).toEqual([])
})

it.each(globSync('*', { cwd: 'content/languages' }))('has every word of the site in %s', (of) =>
  expect(missingWords(of, { root: '.', overlay: new Map() })).toEqual([]),
)

it('has a narrow space before signs in French, and needs no elision before a name', () => {
  const units = globSync('content/languages/fr/**/*.po').flatMap((file) =>
    unitsOf(readYamlFile('.', file)).map(({ translation }) => `${file}: ${translation}`),
  )
  const wrong =
    /[^\u202f][;!?»](?:\s|$)|[^\u202f\w/]:\s|« |\b(?:de|que) \{(?:company|name|city|place|sisterBrand)\}/i
  expect(units.filter((line) => wrong.test(line.replace(/^\S+: /, '')))).toEqual([])
})

it('reads each catalogue of the content', () => {
  const names = globSync('content/languages/**/*.po')
  const unknown = names.filter((file) => !placeOf(file.replace(/^content\//, '')))
  const faults = names.flatMap((file) => readYamlFile('.', file).problems)
  expect([...unknown, ...faults]).toEqual([])
  for (const file of names) expect(readFileSync(file, 'utf8')).toContain('msgid')
})
