import { figuresOf } from '#src/content/example-sites/figures.ts'
import { type Entry, problemOf } from '#src/content/reading/entry.ts'
import { valuesIn } from '#src/content/reading/links.ts'
import type { DataPath, Problem } from '#src/content/reading/yaml-file.ts'
import type { DeviceFacts } from '#src/content/schemas/facts-schema.ts'
import {
  avoided,
  brands,
  fewSentences,
  negativeShare,
  sameButtons,
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
  ]),
  ...checkButtons(entries),
]
