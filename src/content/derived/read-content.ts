import { countryName, isoMinute } from '#src/contracts/formats.ts'
import type { LookUp, Tokens } from '#src/contracts/tokens.ts'
import { productOfLink } from '../addresses/address-of.ts'
import { isReadFirst, listSchemas, placeOf } from '../collections/collections.ts'
import { neededPages, pageSchemas } from '../collections/page-schemas.ts'
import { wordSchemas } from '../collections/word-schemas.ts'
import { cachedInLanguages, memoize, reuse } from '../kit/memoize.ts'
import { languagesOf, localeIn } from '../languages/languages.ts'
import { translateFiles } from '../languages/translate-files.ts'
import { withRoundedAmounts } from '../prices/amounts.ts'
import { priceOf } from '../prices/price.ts'
import {
  type Checked,
  checkFile,
  type PlacedFile,
  unchecked,
  withTextsOf,
} from '../reading/check-file.ts'
import { checkConfirmations } from '../reading/confirmations.ts'
import { endingOfRate, isOver } from '../reading/endings.ts'
import type { Entry } from '../reading/entry.ts'
import { getAt } from '../reading/get-at.ts'
import { productNames } from '../reading/product-links.ts'
import { afterAllDays, isHidden, isPublished } from '../reading/published.ts'
import { type Overlay, type Problem, readYamlFile, type YamlFile } from '../reading/yaml-file.ts'
import type { ProductFacts } from '../schemas/product-schema.ts'
import {
  type SettingFiles,
  type Settings,
  settingSchemas,
  settingsOf,
  settingsOfTrades,
} from '../schemas/setting-schemas.ts'
import { deriveValues, factsIn, unquotable } from './derived-values.ts'
import { hiddenWithGateway } from './hidden-with-gateway.ts'
import { findPresent, type Placed, type Present } from './present.ts'
import { readFiles, withHidden } from './read-files.ts'
import { openReadTexts } from './read-texts.ts'
import { tokensOfSite } from './site-tokens.ts'
import { termsTokens } from './terms-tokens.ts'
import { unreadTexts } from './unread-texts.ts'
import { openUnlinked, withoutMissing } from './without-missing.ts'

type Options = {
  root: string
  overlay: Overlay
  /** The company's date, `2026-11-20`; entries with a later day are not shown. */
  date: string
  held: readonly string[]
  /** The language of the texts; by default the company's first. */
  language?: string | undefined
  /** Catalogues whose entries are shown as far as they are translated, as their drafts are. */
  begun?: ReadonlySet<string> | undefined
  /** Files that are shown in the first language, because their translation has a fault. */
  left?: ReadonlySet<string> | undefined
}

/** Pages, the search and the papers read these of every site. */
const neededFiles = [
  ...neededPages.map((name) => `content/pages/${name}.yaml`),
  ...Object.keys(wordSchemas).map((name) => `content/words/${name}.yaml`),
  // A list that may be empty needs no file.
  ...Object.entries(listSchemas).flatMap(([name, schema]) =>
    schema.safeParse({}).success ? [] : [`content/${name}.yaml`],
  ),
]

const missingFile = (file: string): Problem => ({
  file,
  path: [],
  line: 1,
  message: 'The file is missing',
})

const settingsMade: { from: readonly unknown[]; settings: Settings }[] = []

/**
 * Writes dates, numbers and amounts as the language of the texts writes them, and names the
 * company's country in it.
 */
function inLanguage(files: SettingFiles, language: string | undefined): SettingFiles {
  const { company } = files
  const [first] = languagesOf(company)
  const locale = localeIn(language ?? first, company.locale)
  if (language !== undefined && language !== first) {
    const country = countryName(company.address.countryCode, locale)
    return { ...files, company: { ...company, locale, address: { ...company.address, country } } }
  }
  return locale === company.locale ? files : { ...files, company: { ...company, locale } }
}

/** Reads the settings, each checked only by its schema; null while a setting has a fault. */
function readSettings(
  files: readonly PlacedFile[],
  unreadable: readonly Entry[],
  language: string | undefined,
  check: (file: PlacedFile) => Checked,
) {
  const checked = files.filter(({ place }) => isReadFirst(place)).map(check)
  const entries = checked.filter(({ isFaulty }) => !isFaulty).map(({ entry }) => entry)
  const known = [...checked.map(({ entry }) => entry), ...unreadable]
  const isKnown = (name: string) =>
    known.some(({ collection, id }) => collection === 'settings' && id === name)
  const mayBeMissing = (name: string) => settingsOfTrades.some((one) => one === name)
  const missing = Object.keys(settingSchemas).filter(
    (name) => !isKnown(name) && !mayBeMissing(name),
  )
  const problems = [
    ...missing.map((name) => missingFile(`content/${name}.json`)),
    ...checked.flatMap((one) => one.problems),
  ]
  const absent = settingsOfTrades.filter((name) => !isKnown(name))
  const isWhole = entries.length + absent.length === Object.keys(settingSchemas).length + 1
  const from = [language, ...entries.map(({ data }) => data)]
  // The same files give the same settings, because much is derived from each set of settings. The
  // cast is safe, because `isWhole` means that every setting is present and matches its schema.
  const settings = isWhole
    ? reuse(
        settingsMade,
        (made) => made.from.every((data, index) => data === from[index]),
        () => ({
          from,
          settings: settingsOf(
            inLanguage(
              Object.fromEntries([
                ...absent.map((name) => [name, null]),
                ...entries.map(({ id, data }) => [id, data]),
              ]) as SettingFiles,
              language,
            ),
          ),
        }),
        cachedInLanguages,
      ).settings
    : null
  return { settings, entries, problems }
}

/**
 * Finds the faults of a settings file, which do not depend on other files.
 * @param file path below the repository's root
 */
export function problemsOfSetting(
  root: string,
  file: string,
  overlay: Overlay,
): readonly Problem[] {
  const place = placeOf(file.replace(/^content\//, ''))
  if (!place || overlay.get(file) === null) return [missingFile(file)]
  const source = readYamlFile(root, file, overlay)
  return source.problems.length > 0
    ? source.problems
    : checkFile({ source, place }, (name) => (productOfLink(name) === undefined ? undefined : name))
        .problems
}

const withOldRate = memoize(
  (settings: Settings): Settings => ({
    ...settings,
    prices: { ...settings.prices, hasOldRate: true },
  }),
)

function numberAt(data: unknown, path: string): number | undefined {
  const value = getAt(data, ...path.split('.'))
  return Array.isArray(value) ? value.length : typeof value === 'number' ? value : undefined
}

/**
 * Looks up a file's tokens: its numbers and counts (`steps.items`), its own values, then values of
 * all content.
 */
const lookUpIn =
  ({ source: { data } }: PlacedFile, tokens: Tokens, own: Tokens = {}): LookUp =>
  (name) => {
    if (name.includes('.')) return numberAt(data, name)
    return Object.hasOwn(own, name)
      ? own[name]
      : Object.hasOwn(tokens, name)
        ? tokens[name]
        : undefined
  }

/** The currency of the amounts; null while they are in another than the company's, or unknown. */
function currencyOfAmounts(files: readonly PlacedFile[]): string | null {
  const currencyIn = (id: string) =>
    getAt(
      files.find(({ place }) => place.collection === 'settings' && place.id === id)?.source.data,
      'currency',
    )
  const { data: currency } = settingSchemas.company.shape.currency.safeParse(currencyIn('company'))
  return currency !== undefined && currencyIn('written-for') === currency ? currency : null
}

/** Gives each token its own name in braces as value, so that it stays in the text. */
const asWritten = (tokens: Tokens): Tokens =>
  Object.fromEntries(Object.keys(tokens).map((name) => [name, `{${name}}`]))

/** Sets with a card on the page of prices. */
function priceCardsIn(files: readonly PlacedFile[]): string[] {
  const page = files.find(({ place }) => place.collection === 'pages' && place.id === 'prices')
  const items = getAt(page?.source.data, 'tables', 'cards', 'items')
  return Array.isArray(items) ? items.flatMap((item) => getAt(item, 'set') ?? []).map(String) : []
}

/**
 * Tokens that a product's texts use for its own values.
 * @param facts undefined if they have a fault
 */
const ownTokens = (
  facts: Pick<ProductFacts, 'amount'> | undefined,
  settings: Settings,
): Tokens => ({
  price: priceOf(facts?.amount, settings.company, settings.phrases).text,
})

/** Drops faults of texts whose figure is unknown because another file has a fault. */
function withoutOpenTexts(file: PlacedFile, checked: Checked): Checked {
  const open = new Set(checked.unknownAt.map((path) => path.join('.')))
  return {
    ...checked,
    entry: unchecked(file),
    problems: checked.problems.filter(({ path }) => !open.has(path.join('.'))),
  }
}

/**
 * Reads all content: settings, derived values, then every file with its tokens filled.
 * @returns null while a setting has a fault
 */
export function readContent(options: Options) {
  const { files: inDefault, unreadable, problems } = readFiles(options)
  const {
    files: read,
    untranslated,
    questions,
    open,
  } = translateFiles(inDefault, options.language, {
    ...options,
    ...(options.language !== undefined && {
      isRead: openReadTexts(inDefault, unreadable),
    }),
  })
  const isKnown = (file: string) =>
    [...read.map(({ source }) => source), ...unreadable].some((one) => one.file === file)
  const hidden = hiddenWithGateway(read)
  const currency = currencyOfAmounts(read)
  const written = read.map((file) => {
    const shown = withHidden(file, hidden)
    return currency === null ? shown : withRoundedAmounts(shown, currency)
  })
  const { date, held } = options
  const isShownOn =
    (day: string, without: readonly string[]) =>
    ({ source, place }: Placed) =>
      isPublished(place.collection, source.data, day) && !without.includes(source.file)
  const isShown = isShownOn(date, held)
  const present = findPresent(written, unreadable, Object.keys(pageSchemas), isShown)
  const unlinked = openUnlinked(written, present)
  problems.push(...neededFiles.flatMap((file) => (isKnown(file) ? [] : [missingFile(file)])))
  const leftOut: Problem[] = []
  const files: PlacedFile[] = []
  const unseenSites: PlacedFile[] = []
  for (const file of written) {
    const left = withoutMissing(unlinked(file).source, present)
    leftOut.push(...left.leftOut)
    const isUnseenSite =
      file.place.collection === 'example-sites' && !present.examples.has(file.place.id)
    if (isUnseenSite) unseenSites.push(file)
    else if (left.source) files.push({ source: left.source, place: file.place })
  }
  const products = productNames([
    ...files.map(({ source, place }) => ({ place, data: source.data })),
    ...unreadable.map((entry) => ({ place: entry, data: entry.data })),
  ])
  const addressOfProduct: LookUp = (link) => products.addresses.get(link)
  const checkedFiles = new Map<string, Checked>()
  let ofFirst: ReadonlyMap<string, Checked> | undefined
  /** Checks a file; in another language than the first only for what no text can break. */
  function checkTranslated(file: PlacedFile, lookUp: LookUp): Checked {
    const checked = checkFile(file, lookUp)
    if (!checkedFiles.has(file.source.file)) checkedFiles.set(file.source.file, checked)
    if (!checked.isFaulty || options.language === undefined) return checked
    const inFirst = { ...options, language: undefined, begun: undefined, left: undefined }
    ofFirst ??= readContent(inFirst).content?.checkedFiles ?? new Map()
    return withTextsOf(checked, ofFirst.get(file.source.file)) ?? checked
  }
  const {
    settings: saved,
    entries,
    problems: ofSettings,
  } = readSettings(files, unreadable, options.language, (file) =>
    checkTranslated(file, addressOfProduct),
  )
  problems.push(...ofSettings)
  if (!saved) return { content: null, problems }
  // Decides which months are over. A preview of all days uses the company's date and time.
  const today = date === afterAllDays ? isoMinute(new Date(), saved.company.timeZone) : date
  const rateEnds = endingOfRate(saved.prices)
  const settings = rateEnds && isOver(rateEnds, today) ? withOldRate(saved) : saved
  const faulty = [...unreadable]
  const take = ({ entry, isFaulty, problems: found }: Checked) => {
    problems.push(...found)
    ;(isFaulty ? faulty : entries).push(entry)
  }
  const isExampleSite = ({ place }: PlacedFile) => place.collection === 'example-sites'
  const tokensOfExamples = { ...tokensOfSite(settings), ...products.tokens }
  const exampleFiles = files.filter(isExampleSite).map((file) => {
    const lookUp = lookUpIn(file, tokensOfExamples)
    return checkTranslated(file, (name) => addressOfProduct(name) ?? lookUp(name))
  })
  exampleFiles.forEach(take)
  const checkUnseen = (file: PlacedFile) => {
    const lookUp = lookUpIn(file, tokensOfExamples)
    return checkFile(file, (name) => addressOfProduct(name) ?? lookUp(name))
  }
  const unseen = present.hasSums
    ? unseenSites.map(checkUnseen).filter(({ isFaulty }) => !isFaulty)
    : []
  const derivedOn = (day: string, without: readonly string[]) =>
    deriveValues({
      settings,
      files,
      unreadable,
      examples: present.examples,
      entries: exampleFiles.filter(({ isFaulty }) => !isFaulty).map(({ entry }) => entry),
      unseen: unseen.map(({ entry }) => entry),
      productTokens: products.tokens,
      priceCards: present.has('/prices') ? priceCardsIn(files) : null,
      isShown: isShownOn(day, without),
    })
  const made = derivedOn(date, held)
  const { facts, gaps } = made
  const lookUpWith =
    (
      tokens: Tokens,
      factsOf: (source: YamlFile) => Pick<ProductFacts, 'amount'> | undefined = ({ file }) =>
        facts.get(file),
    ) =>
    (file: PlacedFile): LookUp => {
      const own =
        file.place.collection === 'products' ? ownTokens(factsOf(file.source), settings) : {}
      const lookUp = lookUpIn(file, tokens, own)
      return (name) => addressOfProduct(name) ?? lookUp(name)
    }
  // A preview also shows entries with a later day, but confirmations are compared with today's
  // text.
  const current = date === today && held.length === 0 ? made : derivedOn(today, [])
  const tokensOfTerms = {
    ...current.derived.tokens,
    ...asWritten(termsTokens(files, isShown)),
  }
  const { placed, digests, lapsed } = checkConfirmations(files, lookUpWith(tokensOfTerms))
  const derived = {
    ...made.derived,
    tokens: { ...made.derived.tokens, ...termsTokens(placed, isShown) },
  }
  const checkTexts = (
    file: PlacedFile,
    lookUp: LookUp,
  ): { checked: Checked; unseen: Problem[] } => {
    const checked = checkTranslated(file, lookUp)
    // A gap without a message is a fault of the file that its check names.
    const hasGap = gaps.some(
      ({ file: other, message }) => other !== file.source.file || message === undefined,
    )
    // Visitors do not see the text of a hidden entry, so that it may name what is gone.
    const isUnseen = isHidden(file.source.data)
    const isOpen = checked.unknownAt.length > 0 && (hasGap || isUnseen)
    const open = isOpen ? withoutOpenTexts(file, checked) : checked
    const unseen = isUnseen
      ? checked.problems.filter((problem) => !open.problems.includes(problem))
      : []
    return { checked: open, unseen }
  }
  const lookUp = lookUpWith(derived.tokens)
  for (const file of placed) {
    if (isReadFirst(file.place) || isExampleSite(file)) continue
    const { checked, unseen } = checkTexts(file, lookUp(file))
    leftOut.push(...unseen)
    take(checked)
  }
  for (const { file, path, message } of gaps) {
    const source = files.find((one) => one.source.file === file)?.source
    const isNamed = message === undefined || problems.some((problem) => problem.file === file)
    if (!isNamed) problems.push({ file, path, line: source?.lineOf(path) ?? 1, message })
  }
  /**
   * Checks one file with the values of this content, which may have an earlier text of the file.
   * @param besides what else there is: files, addresses and tokens
   * @returns `entry`: null if visitors do not see the file, because what it needs is missing
   */
  function checkOne(written: PlacedFile, besides: { has: Present['has']; lookUp: LookUp }) {
    const has = (need: string) => besides.has(need) || present.has(need)
    const shown = withHidden(written, hidden)
    const visible = currency === null ? shown : withRoundedAmounts(shown, currency)
    const { source, leftOut: warnings } = withoutMissing(unlinked(visible).source, {
      ...present,
      has,
    })
    if (!source)
      return { entry: null, isFaulty: false, problems: [], warnings, unread: [], isLapsed: false }
    const unread = unreadTexts(written.source, source)
    const { collection, id } = written.place
    const isFirst = isReadFirst(written.place)
    const own = productNames([{ place: { collection, id }, data: source.data }])
    const ownFacts = factsIn(source)
    const lookUpAlso =
      (tokens: Tokens) =>
      (file: PlacedFile): LookUp => {
        const lookUp = lookUpWith(tokens, () => ownFacts)(file)
        return (name) =>
          own.addresses.get(name) ?? own.tokens[name] ?? lookUp(name) ?? besides.lookUp(name)
      }
    const confirmed = checkConfirmations(
      [{ source, place: written.place }],
      lookUpAlso(tokensOfTerms),
    )
    const isLapsed = confirmed.lapsed.length > 0
    const [file = written] = confirmed.placed
    if (isFirst || isExampleSite(file)) {
      const tokens = isFirst ? {} : tokensOfExamples
      return { ...checkTranslated(file, lookUpAlso(tokens)(file)), warnings, unread, isLapsed }
    }
    const { checked, unseen } = checkTexts(file, lookUpAlso(derived.tokens)(file))
    const gap = { file: source.file, path: [], line: 1, message: unquotable }
    const hasGap = collection === 'products' && !ownFacts && checked.problems.length === 0
    return {
      ...checked,
      problems: [...checked.problems, ...(hasGap ? [gap] : [])],
      warnings: [...warnings, ...unseen],
      unread,
      isLapsed,
    }
  }
  // `entries` and the unchecked `faulty` include settings. `leftOut`: parts that visitors do not
  // see, because they refer to missing things.
  const found = {
    entries,
    faulty,
    digests,
    lapsed,
    present,
    leftOut,
    checkOne,
    checkedFiles,
  }
  const translated = { untranslated: [...untranslated], questions, open }
  return {
    content: { today, settings, derived, written, products, ...translated, ...found },
    problems,
  }
}
