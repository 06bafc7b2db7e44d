import { figuresOf } from '#src/content/example-sites/figures.ts'
import { type Entry, problemOf } from '#src/content/reading/entry.ts'
import { valuesIn } from '#src/content/reading/links.ts'
import type { DataPath, Problem } from '#src/content/reading/yaml-file.ts'
import type { DeviceFacts } from '#src/content/schemas/facts-schema.ts'
import { countWords } from '#src/content/schemas/schema.ts'
import {
  articleWords,
  avoided,
  brands,
  fewSentences,
  longSentence,
  negativeShare,
  pageWords,
  sameButtons,
  sameSentences,
  statedFigures,
} from './style-rules.ts'

/** Fields that no visitor reads as a sentence, or that quote other people. */
const unread = new Set([
  'href',
  'url',
  'teaser',
  'mark',
  'name',
  'id',
  'slug',
  'drawing',
  'product',
  'related',
  'protocols',
  'power',
  'rooms',
  'outline',
  'sources',
])
/**
 * Pages about the site or about law, in which negative sentences are not counted, as in documents
 * that bind the company.
 */
const ownRules = new Set(['content/pages/privacy-policy.yaml', 'content/pages/accessibility.yaml'])
const hasOwnRules = ({ file, data }: Entry) => ownRules.has(file) || data['binding'] !== undefined

/**
 * Files that are not checked, because they contain words of customers, authorities and
 * laboratories, or names of people.
 */
const wordsOfOthers = new Set([
  'content/people.json',
  'content/references.json',
  'content/certificates.json',
])

type Found = { path: DataPath; text: string }

const textsOf = (entry: Entry): Found[] =>
  (wordsOfOthers.has(entry.file) ? [] : valuesIn(entry.data)).flatMap(({ path, value }) => {
    const isUnread =
      path.some((key) => unread.has(String(key))) && path.at(-1) !== 'alt' && !isHeadingName(path)
    return typeof value === 'string' && !isUnread
      ? [{ path, text: value.replace(/`[^`]*`/g, '') }]
      : []
  })

const isHeadingName = (path: DataPath) => path.at(-1) === 'name' && path.at(-2) === 'heading'

const checkWords = (entry: Entry): Problem[] =>
  textsOf(entry).flatMap(({ path, text }) => [
    ...avoided.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(text)
      return found ? [problemOf(entry, path, `“${found[0]}”: ${instead}`)] : []
    }),
    // Texts of a single word are skipped: they may be names of partners, some of which the
    // specification spells differently.
    ...(text.includes(' ')
      ? brands.flatMap(({ wrong, right }) =>
          wrong.test(text) ? [problemOf(entry, path, `Write ${right}`)] : [],
        )
      : []),
  ])

const checkHeadings = (entry: Entry): Problem[] =>
  valuesIn(entry.data).flatMap(({ path, value }) => {
    if (path.at(-1) !== 'continuation' || typeof value !== 'string') return []
    return /^[\p{Lu}\d“]/u.test(value)
      ? []
      : [
          problemOf(
            entry,
            path,
            'Begin the second half of the heading with a capital letter, or leave it out',
          ),
        ]
  })

const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.split(' ').length > 3)
const negative = /\b(no|not|never|nothing|nobody|none|neither|nor)\b|n[’']t\b/i

function checkNegatives(entry: Entry): Problem[] {
  if (hasOwnRules(entry) || entry.collection === 'faq') return []
  const sentences = textsOf(entry).flatMap(({ text }) => sentencesOf(text))
  if (sentences.length < fewSentences) return []
  const share =
    (100 * sentences.filter((sentence) => negative.test(sentence)).length) / sentences.length
  return share > negativeShare
    ? [
        problemOf(
          entry,
          [],
          `${Math.round(share)} % of the sentences say what is not, and at most ${negativeShare} % may: say what is`,
        ),
      ]
    : []
}

const statedIn = (entry: Entry) =>
  textsOf(entry).flatMap(({ path, text }) =>
    statedFigures.flatMap(({ pattern, fact }) => {
      const groups = pattern.exec(text)?.slice(1) ?? []
      const stated = groups.find((group) => /^\d/.test(group ?? ''))
      return stated === undefined ? [] : [{ path, stated, fact }]
    }),
  )

const checkFigures = (entry: Entry, figures: ReturnType<typeof figuresOf>): Problem[] =>
  statedIn(entry).flatMap(({ path, stated, fact }) =>
    stated.replaceAll(',', '') === String(figures[fact])
      ? []
      : [
          problemOf(
            entry,
            path,
            `${stated} here, but ${figures[fact]} in content/facts.json: write {${fact}}`,
          ),
        ],
  )

const buttonsOf = (entry: Entry) =>
  valuesIn(entry.data).flatMap(({ path, value }) =>
    typeof value === 'string' && path.slice(-3).join('.') === 'callToAction.action.label'
      ? [{ entry, path, label: value }]
      : [],
  )

function checkButtons(entries: readonly Entry[]): Problem[] {
  const buttons = new Map<string, { entry: Entry; path: DataPath }[]>()
  for (const { label, ...use } of entries.flatMap(buttonsOf))
    buttons.set(label, [...(buttons.get(label) ?? []), use])
  return [...buttons].flatMap(([label, uses]) =>
    uses
      .slice(sameButtons)
      .map(({ entry, path }) =>
        problemOf(
          entry,
          path,
          `“${label}” is the last button of ${uses.length} pages: let it answer its heading`,
        ),
      ),
  )
}

/** The 404 page has a straight apostrophe, because spec.md gives its text so. */
const straight = 'content/pages/not-found.yaml'
const checkQuotes = (entry: Entry): Problem[] =>
  valuesIn(entry.data).flatMap(({ path, value }) =>
    entry.file !== straight && typeof value === 'string' && /\w'\w|(^|\s)"\w/.test(value)
      ? [problemOf(entry, path, 'Write typographic quotation marks')]
      : [],
  )

function checkContinuations(entry: Entry): Problem[] {
  const found = valuesIn(entry.data).filter(({ path }) => path.at(-1) === 'continuation')
  return found
    .slice(entry.collection === 'pages' ? 1 : found.length)
    .map(({ path }) => problemOf(entry, path, 'A page has one heading with a second half'))
}

const wordsIn = (value: unknown) =>
  valuesIn(value).reduce(
    (sum, one) => sum + (typeof one.value === 'string' ? countWords(one.value) : 0),
    0,
  )

function checkLength(entry: Entry): Problem[] {
  const { title: _, description: __, ...page } = entry.data
  const { lead, sections } = page
  if (!Array.isArray(sections)) return []
  if (entry.collection === 'pages') {
    const words = wordsIn(page)
    return words < pageWords
      ? [problemOf(entry, [], `${words} words: a page to read has at least ${pageWords}`)]
      : []
  }
  if (entry.collection !== 'articles') return []
  const words = wordsIn([lead, sections.map(({ heading, blocks }) => [heading, blocks])])
  const { min, max } = articleWords
  const isShown = sections.some(({ blocks }) =>
    blocks.some((block: object) => 'table' in block || 'diagram' in block),
  )
  return [
    ...(words < min || words > max
      ? [problemOf(entry, [], `${words} words: an article has ${min} to ${max}`)]
      : []),
    ...(isShown ? [] : [problemOf(entry, [], 'An article has a table or a drawing')]),
  ]
}

function checkRepetition(entries: readonly Entry[]): Problem[] {
  const seen = new Map<string, number>()
  // Words of the site hold variants of one message, each of them whole.
  return entries
    .filter(({ collection }) => collection !== 'words')
    .flatMap((entry) =>
      valuesIn(entry.data).flatMap(({ path, value }) => {
        if (typeof value !== 'string' || path.at(-1) === 'alt' || path.includes('sources'))
          return []
        return value.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
          const words = countWords(sentence)
          if (words < longSentence) return []
          const times = (seen.get(sentence) ?? 0) + 1
          seen.set(sentence, times)
          return times > sameSentences(words)
            ? [problemOf(entry, path, `This sentence repeats another: ${sentence}`)]
            : []
        })
      }),
    )
}

/**
 * Advises on the words of the delivered texts: how they are written, and which state a figure of
 * content/facts.json that is another one now.
 */
export const adviseOnStyle = (entries: readonly Entry[], facts: DeviceFacts): Problem[] => [
  ...entries.flatMap((entry) => [
    ...checkWords(entry),
    ...checkHeadings(entry),
    ...checkNegatives(entry),
    ...checkFigures(entry, figuresOf(facts)),
    ...checkQuotes(entry),
    ...checkContinuations(entry),
    ...checkLength(entry),
  ]),
  ...checkButtons(entries),
  ...checkRepetition(entries),
]
