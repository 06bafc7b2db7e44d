import { globSync } from 'node:fs'
import { type Entry, problemOf } from '#src/content/reading/entry.ts'
import { valuesIn } from '#src/content/reading/links.ts'
import { type Problem, readYamlFile, type YamlFile } from '#src/content/reading/yaml-file.ts'
import type { Company } from '#src/content/schemas/company-schema.ts'
import { countWords } from '#src/content/schemas/schema.ts'
import { typedFigures } from './typed-figures.ts'

/** Files that name the company itself. */
const aboutThem = ['content/company.json', 'content/written-for.json']
const evident = /\b(Sample|Example|Placeholder)\b/

/** Matches words that are no part of longer ones. */
const wordsOf = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\d])${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`,
    'u',
  )

/** Texts name the company by tokens, so that another company only changes content/company.json. */
function findTypedNames(files: readonly YamlFile[], company: Company): Problem[] {
  const { name, legalName, url, phone, address, places } = company
  const { road, ...near } = places ?? { road: {} }
  const texts = files.flatMap((file) =>
    valuesIn(file.data).flatMap(({ path, value }) =>
      typeof value === 'string' && path.at(-1) !== 'sampleOf' ? [{ file, path, value }] : [],
    ),
  )
  const named = [
    ...[name, legalName, address.city, ...address.street.split(', ')],
    ...Object.values({ ...near, ...road }),
    // A name that is a word too, such as Reading, may stand in texts.
  ].filter((one) => !texts.some(({ value }) => wordsOf(one.toLowerCase()).test(value)))
  return [new URL(url).host, phone, ...named].flatMap((one) =>
    texts
      .filter(({ value }) => wordsOf(one).test(value))
      .map(({ file, path }) => problemOf(file, path, `Write the token for ${one}`)),
  )
}

const withFigures =
  /^content\/((pages|articles|products|documents|faq|free-pages)\/|(services|offerings|partners|buyer-questions)\.)/
/** Texts take amounts, and figures of example sites, by token. Specimens have invented figures. */
const findTypedFigures = (files: readonly YamlFile[]): Problem[] =>
  files
    .filter(({ file, data }) => withFigures.test(file) && !Object(data).specimen)
    .flatMap((file) =>
      typedFigures(file.data).map((sentence) =>
        problemOf(file, [], `Write the token for the figure: ${sentence}`),
      ),
    )

type Named = { name?: string; customer?: string; sampleOf?: string }
/** A sample is evidently invented. No certificate is a sample. */
const findUnmarkedSamples = (files: readonly YamlFile[]): Problem[] =>
  files.flatMap((file) => {
    if (file.file === 'content/certificates.json' && Object(file.data).certificates.length > 0)
      return [problemOf(file, [], 'The example company has no certificate')]
    const id = /^content\/(people|references|awards)\.json$/.exec(file.file)?.[1] ?? ''
    const entries: Named[] = Object(file.data)[id] ?? []
    return entries.flatMap(({ name, customer, sampleOf }, index) =>
      sampleOf === undefined || evident.test(`${name} ${customer}`)
        ? []
        : [problemOf(file, [id, index], 'A sample is evidently invented: Sample, Example')],
    )
  })

const most = { engineers: 5500 }
const least = { engineers: 60, buyers: 25 }
function countQuestions(entries: readonly Entry[]): Problem[] {
  const inFolder = entries.filter(({ collection }) => collection === 'faq')
  const asked = inFolder.flatMap(({ data }) => data['entries'])
  const words = inFolder
    .flatMap(({ data }) => valuesIn(data))
    .flatMap(({ path, value }) =>
      typeof value === 'string' && !['id', 'url', 'date'].includes(String(path.at(-1)))
        ? [countWords(value)]
        : [],
    )
    .reduce((sum, count) => sum + count, 0)
  const buyers = entries.find(({ collection }) => collection === 'buyer-questions')
  const groups: { items: unknown[] }[] = Object(buyers?.data).groups ?? []
  const ofBuyers = groups.flatMap(({ items }) => items).length
  const [first] = inFolder
  return [
    ...(first && (inFolder.length !== 4 || asked.length < least.engineers)
      ? [problemOf(first, [], `${asked.length} questions: four groups have ${least.engineers}`)]
      : []),
    ...(first && words > most.engineers
      ? [problemOf(first, [], `${words} words in these questions: at most ${most.engineers}`)]
      : []),
    ...(buyers && ofBuyers < least.buyers
      ? [problemOf(buyers, [], `${ofBuyers} questions: buyers have at least ${least.buyers}`)]
      : []),
  ]
}

/**
 * Checks what is true of the delivered texts alone, as long as the company is the example: another
 * company may write its own name and as much as it likes.
 * @param entries as checkContent returns them
 */
export function checkSample(root: string, entries: readonly Entry[], company: Company): Problem[] {
  const files = globSync('content/**/*.{yaml,json}', { cwd: root })
    .filter((file) => !aboutThem.includes(file))
    .sort()
    .map((file) => readYamlFile(root, file))
  return [
    ...findTypedNames(files, company),
    ...findTypedFigures(files),
    ...findUnmarkedSamples(files),
    ...countQuestions(entries),
  ]
}
