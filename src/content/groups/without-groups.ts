import { existsSync } from 'node:fs'
import path from 'node:path'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { marks } from '#src/contracts/content/marks.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { namesIn } from '#src/contracts/tokens.ts'
import { accessoriesAddress, addressOfPage, articleAt } from '../addresses/address-of.ts'
import { formSchemaOf } from '../collections/make-form-schema.ts'
import type { Present } from '../derived/present.ts'
import { prefixOf } from '../example-sites/site-figures.ts'
import { memoize, reuse } from '../kit/memoize.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import { problemOf } from '../reading/entry.ts'
import { getAt } from '../reading/get-at.ts'
import { valuesIn } from '../reading/links.ts'
import { productToken } from '../reading/product-links.ts'
import { isHidden } from '../reading/published.ts'
import { targetOf } from '../reading/references.ts'
import {
  type DataPath,
  movedIn,
  type Overlay,
  type Problem,
  readYamlFile,
  type YamlFile,
} from '../reading/yaml-file.ts'
import { countWords, shortestDescription } from '../schemas/schema.ts'
import { groupsFile, groupsOf, wordsToLeaveOut } from './groups.ts'

const linkMarks = new RegExp(marks.link, 'g')

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern for whole words, which finds `cold-room` for “cold room”; undefined for no word. */
export const patternOf = (words: readonly string[]): RegExp | undefined =>
  words.length === 0
    ? undefined
    : new RegExp(
        `(?<![\\p{L}\\d])(?:${words.map((word) => escaped(word).replaceAll(' ', '[\\s-]')).join('|')})(?![\\p{L}\\d])`,
        'iu',
      )

/** Settings in which no text is about what the company sells. */
const keptSettings = [
  ...['company', 'brand', 'written-for', 'groups', 'redirects', 'facts', 'instrument'],
]
const noTexts = new Set(['href', 'url', 'redirect', 'id', 'onlyWith', 'value', 'sampleOf'])
const commaLists = new Set(['keywords', 'words', 'means'])
/** Names of pictures, devices and drawings are small letters without a space. */
const isText = (value: string, key: string) =>
  !noTexts.has(key) && (commaLists.has(key) || /\s|^[\p{Lu}{[]/u.test(value))

const sentenceEnd = /(?<=[.!?…:]["”’)*]{0,3})\s+(?=["“‘(*[{]{0,3}[\p{Lu}\d{])/u
/** Tokens with the prices of services that a company may not offer. */
const tokensOfServices = {
  survey: ['surveyPrice'],
  installationDay: ['installationDayPrice', 'installationDays', 'fittingHours'],
  pilot: ['pilotPrice', 'pilotDays'],
  training: ['trainingPrice'],
  spares: ['spareBatteryPrice', 'spareYears'],
  call: ['callPrice'],
}
/** Tokens that have no value where something is missing. */
const tokensWithNeed = new Map([
  ['warrantyMonths', 'warranty'],
  ['batteryWarrantyMonths', 'batteryWarranty'],
])
/** How a sentence begins that is about the one before. */
const goesOn =
  /^(?:It|Its|It’s|They|They’re|Their|This|That|That’s|These|Those|He|She|So|Then|But|And|Or|Both|Either|Neither|Otherwise|Instead|There|Here|Such|Each|One|Once|Until|Without)\b/

/**
 * Removes sentences, and what goes on from one.
 * @param original the text as it was written, whose sentences decide for those of a translation
 * @returns an empty text if none is left, or if a translation has other sentences
 */
function withoutSentences(
  text: string,
  isUnsaid: (sentence: string) => boolean,
  original: string,
): string {
  const [sentences, originals] = [text.split(sentenceEnd), original.split(sentenceEnd)]
  if (sentences.length !== originals.length) return ''
  let isGone = false
  const left = sentences.filter((_, at) => {
    const said = originals[at] ?? ''
    isGone = isUnsaid(said) || (isGone && goesOn.test(said))
    return !isGone
  })
  const joined = left.join(' ')
  // A mark that began in a removed sentence has no end.
  return joined.split('**').length % 2 === 1 ? joined : ''
}

const textsIn = memoize(
  (data: object) =>
    new Set(valuesIn(data).flatMap(({ value }) => (typeof value === 'string' ? [value] : []))),
)

/** Where a text is written, and what was written there before it was filled or translated. */
type Said = {
  schema: FormSchema | undefined
  at: DataPath
  isDelivered: boolean
  original: string
}

type Options = {
  root: string
  overlay: Overlay
  /** All files in the first language, whose words decide. */
  asWritten: readonly PlacedFile[]
  /** All files in the language that is read, and those with what groups hide. */
  read: readonly PlacedFile[]
  written: readonly PlacedFile[]
  present: Present
}

const madeOf = memoize((_: YamlFile): { key: string; source: YamlFile; kept: DataPath[] }[] => [])

/**
 * Leaves out what delivered texts say of groups that do not apply, of hidden products and example
 * sites, and of a country that is not the company's. A text that was changed since delivery stays.
 * In all texts, a link to a hidden page is replaced by its words.
 * @returns `leave`: gives the file without them, and warnings for texts that a page needs
 */
export function openGroups({ root, overlay, asWritten, read, written, present }: Options): {
  leave: (file: PlacedFile, isDraft?: boolean) => { file: PlacedFile; warnings: Problem[] }
} {
  const words = wordsToLeaveOut(asWritten)
  const pattern = patternOf(words)
  const ofGroups = read.find(({ source }) => source.file === groupsFile)?.source
  const instead = new Map(
    groupsOf(read).instead.map((one, index) => [
      ofGroups?.translationAt?.(['instead', index, 'text'])?.original ?? one.text,
      one.instead,
    ]),
  )
  const hidden = written.filter(({ source }) => isHidden(source.data))
  const products = new Set(
    hidden.flatMap(({ place }) =>
      place.collection === 'products' ? [productToken(place.id)] : [],
    ),
  )
  const sites = read.flatMap(({ place }) =>
    place.collection === 'example-sites' && !present.examples.has(place.id)
      ? [prefixOf(place.id)]
      : [],
  )
  const siteFiles = new Set(
    read.flatMap(({ source, place }) =>
      place.collection === 'example-sites' && !present.examples.has(place.id) ? [source.file] : [],
    ),
  )
  const isAway = (to: string) => present.isAway(to) || siteFiles.has(to)
  /** Places are the company's: {clinicPlace}. */
  const isOfSite = (token: string) =>
    !token.endsWith('Place') &&
    sites.some((site) => token.startsWith(site) && /^[A-Z]/.test(token.slice(site.length)))
  const prices = read.find(({ source }) => source.file === 'content/prices.json')?.source.data
  const unsaidTokens = new Set([
    ...[...tokensWithNeed].flatMap(([token, need]) => (present.has(need) ? [] : [token])),
    ...Object.entries(tokensOfServices).flatMap(([service, tokens]) =>
      getAt(prices, service, 'isNotOffered') === true ? tokens : [],
    ),
  ])
  const isUnsaid = (text: string) =>
    (pattern?.test(text) ?? false) ||
    namesIn(text).some((token) => products.has(token) || unsaidTokens.has(token) || isOfSite(token))
  const hasAccessories = present.has(accessoriesAddress)
  const hasArticles = present.has(addressOfPage('blog'))
  const isNeeded =
    words.length > 0 ||
    hidden.length > 0 ||
    sites.length > 0 ||
    unsaidTokens.size > 0 ||
    !hasAccessories ||
    !hasArticles
  const key = JSON.stringify([
    words,
    [...products],
    sites,
    hasAccessories,
    hasArticles,
    [...unsaidTokens],
    [...instead],
    hidden.map(({ source }) => source.file),
  ])
  if (!isNeeded) return { leave: (file) => ({ file, warnings: [] }) }

  const unlinked = (text: string) =>
    text.includes('](')
      ? text.replace(linkMarks, (link, label: string, href: string) => {
          const to = targetOf(href)
          return to !== undefined && isAway(to) && !present.leadsElsewhere(to) ? label : link
        })
      : text

  /** A link of a list or card leaves with a hidden entry; a button that a page needs leads on. */
  function linkFrom(href: string, canGo: boolean): string | undefined {
    const to = targetOf(href)
    if (to === undefined || !isAway(to)) return href
    if (canGo) return undefined
    if (present.leadsElsewhere(to)) return href
    return to === accessoriesAddress || /^content\/(products|accessories)\//.test(to)
      ? addressOfPage('products')
      : articleAt(to) !== undefined && hasArticles
        ? addressOfPage('blog')
        : addressOfPage('contact')
  }

  /** @returns undefined if nothing is left of a text */
  function sayable(text: string, { schema, at, isDelivered, original }: Said): string | undefined {
    const name = String(at.findLast((one) => typeof one === 'string') ?? '')
    if (present.examples.size === 0 && isDrawingOfExample(name, text)) return undefined
    if (!isDelivered || !isText(text, name) || !isUnsaid(original)) return unlinked(text)
    const said = instead.get(original)
    if (said !== undefined && !isUnsaid(said)) return unlinked(said)
    const isList = commaLists.has(name)
    const words = original.split(',')
    const left = isList
      ? text
          .split(',')
          .filter((part, at) => !isUnsaid(words[at] ?? part))
          .join(',')
          .trim()
      : withoutSentences(text, isUnsaid, original)
    const isTooShort =
      countWords(left) < (schema?.words?.min ?? 0) ||
      (at.length === 1 && name === 'description' && left.length < shortestDescription)
    return left === '' || isTooShort ? undefined : unlinked(left)
  }

  function leaveIn(
    { source, place }: PlacedFile,
    isChanged: boolean,
  ): { source: YamlFile; kept: DataPath[] } {
    const file = path.join(root, source.file)
    const delivered = !isChanged
      ? source.data
      : existsSync(file)
        ? readYamlFile(root, source.file).data
        : null
    // What binds the company says what its owner confirms.
    const texts =
      isRecord(delivered) && !isRecord(getAt(source.data, 'binding')) ? textsIn(delivered) : null
    const kept: DataPath[] = []
    /** Places in the file of what stays in a list, by the path of the list. */
    const places = new Map<string, number[]>()
    /** @param canGo whether the value may be left out, or a part of the file around it */
    const without = (
      value: unknown,
      schema: FormSchema | undefined,
      at: DataPath,
      canGo: boolean,
    ): unknown => {
      if (typeof value === 'string') {
        if (at.at(-1) === 'href') return linkFrom(value, canGo)
        const original = source.translationAt?.(at)?.original ?? value
        const isDelivered = texts !== null && (!isChanged || texts.has(original))
        const left = sayable(value, { schema, at, isDelivered, original })
        if (left !== undefined || canGo) return left
        kept.push(at)
        return value
      }
      if (Array.isArray(value)) {
        const each = (mayGo: boolean) =>
          value.map((item, index) => without(item, schema?.items, [...at, index], mayGo))
        // A row of a table goes whole, and a column would take a cell of each row with it.
        const left = each(at.at(-1) !== 'columns')
        if (typeof at.at(-1) === 'number' && left.includes(undefined)) return undefined
        const count = left.filter((item) => item !== undefined).length
        const isTooShort = count < value.length && count < (schema?.minItems ?? 0)
        // A list of which nothing is left goes with its heading.
        if (canGo && (isTooShort || (count === 0 && value.length > 0))) return undefined
        const items = isTooShort ? each(false) : left
        const stays = [...items.keys()].filter((index) => items[index] !== undefined)
        if (stays.length < items.length) places.set(at.join('.'), stays)
        return items.every((item, index) => item === value[index])
          ? value
          : stays.map((index) => items[index])
      }
      if (!isRecord(value)) return value
      const form = schema?.properties
        ? schema
        : schema?.anyOf?.find(
            ({ properties }) => properties && Object.keys(value).every((one) => one in properties),
          )
      const isNeeded = (name: string) => !form || (form.required?.includes(name) ?? false)
      const parts = Object.entries(value).map(([name, item]) => ({
        ...{ name, item },
        left: without(item, form?.properties?.[name], [...at, name], canGo || !isNeeded(name)),
      }))
      if (parts.some(({ name, left }) => left === undefined && isNeeded(name))) return undefined
      return parts.every(({ item, left }) => item === left)
        ? value
        : Object.fromEntries(
            parts.flatMap(({ name, left }) => (left === undefined ? [] : [[name, left]])),
          )
    }
    const data = without(source.data, formSchemaOf(place), [], false)
    if (data === source.data) return { source, kept }
    const placeOf = (wanted: DataPath): DataPath => {
      const inFile: PropertyKey[] = []
      for (const step of wanted)
        inFile.push(
          (typeof step === 'number' ? places.get(inFile.join('.'))?.[step] : undefined) ?? step,
        )
      return inFile
    }
    return { source: movedIn(source, data, placeOf), kept }
  }

  return {
    leave(file, isDraft = false) {
      const { source, place } = file
      if (place.collection === 'example-sites' || keptSettings.includes(place.id))
        return { file, warnings: [] }
      if (!isRecord(source.data) || isHidden(source.data)) return { file, warnings: [] }
      const isChanged = isDraft || overlay.has(source.file)
      const keyOfFile = `${isChanged} ${key}`
      const made = reuse(
        madeOf(source),
        (one) => one.key === keyOfFile,
        () => ({ key: keyOfFile, ...leaveIn(file, isChanged) }),
      )
      return {
        file: made.source === source ? file : { source: made.source, place },
        warnings: made.kept.map((at) =>
          problemOf(
            source,
            at,
            'This speaks of what does not apply to the company, and the page needs it: write it anew',
          ),
        ),
      }
    },
  }
}

/** Drawings of the readings, or of the simulated power cut, of the first example site. */
export const drawingsOfExamples: readonly unknown[] = [
  'store-and-forward',
  'data-flow',
  'cold-room-data',
]
const isDrawingOfExample = (key: string, value: string) =>
  (key === 'name' || key === 'teaser') && drawingsOfExamples.includes(value)
