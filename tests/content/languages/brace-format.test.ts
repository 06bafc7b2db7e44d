import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { placeOf } from '#src/content/collections/collections.ts'
import { formSchemaOf } from '#src/content/collections/make-form-schema.ts'
import { type EntryText, textsOf } from '#src/content/languages/entry-texts.ts'
import { translationFault } from '#src/content/languages/match-texts.ts'
import type { WrittenUnit } from '#src/content/languages/po-file.ts'
import { unitsOf } from '#src/content/languages/translate-files.ts'
import { unitsFor } from '#src/content/languages/write-catalogue.ts'
import type { PlacedFile } from '#src/content/reading/check-file.ts'
import { readYamlFile } from '#src/content/reading/yaml-file.ts'
import { namesIn } from '#src/contracts/tokens.ts'

/**
 * What `msgfmt -c` of GNU gettext 0.21 and 0.26 accepts of a text that is flagged
 * `python-brace-format` (format-python-brace.c of gettext-tools):
 * - `{{` is an escaped brace; a single `}` is a letter like any other;
 * - a directive is `{`, a name or a number, any `.name` and `[name]`, perhaps a format such as `:>8.2f`,
 *   and `}`. A text with another `{` is no format: “{products:words}”, “{ }”, “{né}”;
 * - an original that is no format is not compared;
 * - else original and translation have the same names, each as often as they like, with `.name` as
 *   part of it; a translation that is no format is refused.
 * A text without the flag is not read. Of every text `-c` also wants the same line break at both ends.
 */
const directive =
  /\{\{|\{((?:[a-z_]\w*|\d+)(?:\.[a-z_]\w*|\[(?:[a-z_]\w*|\d+)\])*)(?::(?:.?[<>=^])?[-+ ]?#?\d*(?:\.\d+)?[bcdoxXneEfFgG%]?)?\}/gi

function namesOfFormat(text: string): string[] | null {
  const names = [...text.matchAll(directive)].flatMap(([, name]) => name ?? [])
  return text.replace(directive, '').includes('{') ? null : [...new Set(names)].sort()
}

function isAccepted(source: string, translation: string): boolean {
  const [asked, given] = [source, translation].map(namesOfFormat)
  return !asked || given?.join() === asked.join()
}

it.each([
  ['{site}, {count} days', '{count} Tage, {site}', true],
  ['{count} {count}', '{count}', true],
  ['{count} days', 'one day', false],
  ['One day', '{count} days', false],
  ['{gateway.hours} h', '{gateway.hours} Std.', true],
  ['{gateway.hours} h', '{gateway} Std.', false],
  ['{site}', '{site} { }', false],
  ['{site}', '{site} {{', true],
  ['{site}', '{site} }', true],
  ['{count}', '{count:words}', false],
  ['{count:words}', '', true],
])('msgfmt says of “%s” as “%s”: %s', (source, translation, accepted) =>
  expect(isAccepted(source, translation)).toBe(accepted),
)

const files: PlacedFile[] = globSync('{content,starter}/**/*.{yaml,json}').flatMap((file) => {
  const place = placeOf(file.replace(/^(?:content|starter)\//, ''))
  return place ? [{ source: readYamlFile('.', file), place }] : []
})

/** Translations that differ from the original in what stands in braces. */
function variants({ source, needed, allowed }: EntryText): string[] {
  const without = [...needed, 'count'].map((name) => source.replaceAll(`{${name}}`, ''))
  const more = [...needed, ...allowed, 'count', 'other'].map((name) => `${source} {${name}}`)
  return [source, ...without, ...more, `${source} {count:words}`]
}

const isFlagged = ({ flags = [] }: WrittenUnit) => flags.includes('python-brace-format')

/** Texts of an entry that are flagged in its catalogue. */
function flaggedTexts(file: PlacedFile, language: string): EntryText[] {
  const keyOf = ({ field, source }: Pick<EntryText, 'field' | 'source'>) => `${field} ${source}`
  const flagged = new Set(unitsFor(file, [], language).filter(isFlagged).map(keyOf))
  const texts = textsOf(file.source.data, formSchemaOf(file.place), language)
  return texts.filter((text) => flagged.has(keyOf(text)))
}

// French says one of 0 and 1, Russian of 1, 21 and 31; Arabic has forms for 0, 1 and 2 alone.
it.each(['fr', 'pl', 'sl', 'ru', 'ar'])(
  'msgfmt accepts what the site accepts in %s',
  (language) => {
    const flagged = files.flatMap((file) => flaggedTexts(file, language))
    const differing = flagged.flatMap((text) =>
      variants(text).flatMap((translation) => {
        const isShown = translationFault(text, translation) === undefined
        return isShown === isAccepted(text.source, translation)
          ? []
          : [`${text.field} “${text.source}”: “${translation}” ${isShown}`]
      }),
    )
    expect(flagged.length).toBeGreaterThan(700)
    expect(differing).toEqual([])
    const texts = files.flatMap(({ source, place }) =>
      textsOf(source.data, formSchemaOf(place), language),
    )
    // Who has to write {count} reads it in the original.
    const unseen = texts.filter(({ source, needed }) =>
      needed.some((name) => !namesIn(source).includes(name)),
    )
    expect(unseen.map(({ field, source }) => `${field}: ${source}`)).toEqual([])
    expect(texts.filter(({ source }) => /^\n|\n$/.test(source))).toEqual([])
  },
)

it('msgfmt accepts every catalogue as the program writes it', () => {
  const refused = globSync('{content,starter}/languages/**/*.po').flatMap((catalogue) => {
    const [, folder, language = '', name] =
      /^(\w+)\/languages\/([^/]+)\/(.+)\.po$/.exec(catalogue) ?? []
    const entry = files.find(
      ({ source }) => source.file.replace(/\.\w+$/, '') === `${folder}/${name}`,
    )
    const written = entry ? unitsFor(entry, unitsOf(readYamlFile('.', catalogue)), language) : []
    return written.flatMap(({ isFuzzy, isObsolete, ...unit }) =>
      isFuzzy || isObsolete || unit.translation === '' || !isFlagged(unit)
        ? []
        : isAccepted(unit.source, unit.translation)
          ? []
          : [`${catalogue}: ${unit.source}: ${unit.translation}`],
    )
  })
  expect(refused).toEqual([])
})
