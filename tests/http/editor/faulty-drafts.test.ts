import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { placeOf } from '#src/content/collections/collections.ts'
import { exampleSites } from '#src/content/example-sites.ts'
import { valuesIn } from '#src/content/reading/links.ts'
import { company as companyFacts } from '#src/content/schemas/company-schema.ts'
import type {
  ContentCheck,
  ContentEntryDetail,
  ContentProblem,
  ContentValue,
  EntrySaved,
  FieldPath,
} from '#src/contracts/content/content.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { insertDraft } from '#src/editor/rows/draft-rows.server.ts'
import { valueOrText } from '#src/editor/texts/document.server.ts'
import { fitToSchema } from '#src/editor/texts/fit-to-schema.server.ts'
import { placeInValue, withValueAt } from '#src/editor/texts/value-at.ts'
import { type Editing, faultsOf, makeCheckout, openEditingSite } from './content-root.ts'

/** The entry that is edited and published while other entries have faulty drafts. */
const other = 'content/pages/blog.yaml'

const checkout = makeCheckout()
// The company gets every optional part, because texts about absent parts are not shown, and may be
// empty.
const company = companyFacts.parse(JSON.parse(checkout.read('content/company.json')))
const [name, url] = ['Other', 'https://other.example']
const everything = {
  word: { text: 'other', language: 'en', meaning: 'not this one' },
  whatsApp: company.phone,
  canadianSite: { name, suffix: name, url },
  sisterBrand: { name, suffix: name, url },
  healthBrand: { name, url },
  social: { name, url },
  professionalNetwork: { name, url },
  appStore: { name, url },
  scheduling: { url },
  socialFeed: { url },
} satisfies Partial<typeof company>
const own = Object.entries(company).filter(([, value]) => value !== null)
checkout.write(
  'content/company.json',
  JSON.stringify({ ...company, ...everything, ...Object.fromEntries(own) }),
)

const { site, bola: owner } = await openEditingSite('sqlite', checkout)

type Draft = { file: string; text: string }

const opened = new Map<string, Pick<Awaited<ReturnType<Editing['open']>>, 'value' | 'version'>>()
async function openOnce(file: string) {
  const entry = opened.get(file) ?? (await owner.open(file))
  opened.set(file, entry)
  return entry
}

/**
 * Returns the kind of an entry: each settings file and each page has its own schema; other entries
 * share their folder's schema.
 */
function kindOf(file: string): string {
  const { collection = '', id = '' } = placeOf(file.replace('content/', '')) ?? {}
  return collection === 'settings' ? `settings/${id}` : collection
}
// `base.json` is chosen on a page of its own and has no drafts.
const files = globSync('content/**/*.{yaml,json}').filter(
  (file) => file !== other && file !== 'content/base.json',
)
/**
 * Files of every kind of entry. Of the pages, only the pages are listed whose parts other texts
 * count.
 */
const ofEveryKind = files.filter(
  (file) => !file.startsWith('content/pages/') || /(solutions|step|use-cases)\.yaml$/.test(file),
)

/**
 * Finds the field paths of each file's texts. A path that occurs in several files of one kind is
 * listed only once.
 */
async function textsByFile(): Promise<Map<string, FieldPath[]>> {
  const seen = new Set<string>()
  const found = new Map<string, FieldPath[]>()
  for (const file of files.toSorted()) {
    const { value } = await openOnce(file)
    const own = valuesIn(value).flatMap(({ path, value: text }) => {
      const field = path.filter((key) => typeof key !== 'symbol')
      const place = `${kindOf(file)} ${field.map((key) => (typeof key === 'number' ? '*' : key)).join('.')}`
      if (typeof text !== 'string' || text === '' || seen.has(place)) return []
      seen.add(place)
      return [field]
    })
    found.set(file, own)
  }
  return found
}

const read = async <Answer>(target: string): Promise<Answer> => {
  const response = await owner.get(target)
  expect([target, response.status]).toEqual([target, 200])
  return (await response.json()) as Answer
}

let turn = 0
async function insert({ file: path, text }: Draft): Promise<string> {
  const version = randomUUID()
  const base = checkout.read(path)
  const row = {
    path,
    kind: 'text' as const,
    text,
    picture: null,
    base,
    version,
    editor_id: null,
    editor: 'Ada',
    saved_at: 1,
  }
  await insertDraft(site.database.db, row)
  return version
}

async function save({ file: path, text }: Draft): Promise<string> {
  const { version } = await openOnce(path)
  const response = await owner.send('PUT', '/api/content/entry', {
    path,
    value: JSON.parse(text),
    version,
  })
  expect([path, response.status]).toEqual([path, 200])
  const saved: EntrySaved = await response.json()
  expect([path, saved.problems.some((one) => one.path === path && !one.isWarning)]).toEqual([
    path,
    true,
  ])
  return saved.version
}

/**
 * Works on another entry while the drafts exist. Only one of the drafts, in turns, is saved through
 * the API, because saving takes long.
 */
async function tryRound(
  drafts: readonly Draft[],
  { besides = async () => {}, isSavable = true } = {},
) {
  turn += 1
  const saved = isSavable ? drafts[turn % drafts.length] : undefined
  const versions = new Map<string, string>()
  for (const draft of drafts)
    versions.set(draft.file, await (draft === saved ? save(draft) : insert(draft)))
  try {
    await workBeside(drafts)
    await besides()
  } finally {
    for (const [path, version] of versions)
      expect((await owner.send('DELETE', '/api/content/entry', { path, version })).status).toBe(200)
  }
}

async function workBeside(drafts: readonly Draft[]) {
  const paths = drafts.map(({ file }) => file).toSorted()
  // If the only example site is faulty, or there is none, texts that name a figure of an example
  // site are faulty too.
  const faulty = exampleSites().length > 1 ? paths : expect.arrayContaining(paths)
  const heading = `Said anew ${turn}`
  expect(faultsOf((await owner.save(other, { heading })).problems)).toEqual([])
  const shown = (await owner.list()).groups.flatMap(({ entries }) => entries)
  expect(shown).toHaveLength(files.length + 1)
  expect(shown.filter(({ hasDraft }) => hasDraft).map(({ path }) => path)).toEqual(
    expect.arrayContaining([...paths, other]),
  )
  const withFaults = shown.filter(({ faults }) => faults > 0).map(({ path }) => path)
  expect(withFaults.toSorted()).toEqual(faulty)
  const preview = await read<{ leftOut: ContentProblem[]; addresses: string[] }>(
    '/api/content/preview',
  )
  const leftOut = [...new Set(preview.leftOut.map(({ path }) => path))].toSorted()
  expect(leftOut).toEqual(faulty)
  expect(preview.addresses).toEqual(['/blog'])
  const published = await owner.publish({ paths: [other] })
  expect([paths, published.status]).toEqual([paths, 200])
  expect(
    site.content.current().snapshot.entries.find(({ file }) => file === other)?.data['heading'],
  ).toBe(heading)
  expect(site.content.current().refused).toEqual([])
}

async function readAll(file: string) {
  const { problems }: ContentCheck = await read('/api/content/check')
  const entry: ContentEntryDetail = await read(`/api/content/entry?path=${file}`)
  expect(entry.problems).toEqual(problems.filter(({ path }) => path === file))
  await read('/api/content/search?words=the')
  await read('/api/content/words?text=the')
}

/**
 * Maximum number of rounds in which the texts of all files are emptied. Each round publishes, which
 * takes half a second.
 */
const mostRounds = 2
/**
 * Groups drafts into rounds: the first drafts of all files, then the second drafts of all files,
 * and so on.
 * @param lists by file
 */
const inRounds = (lists: readonly (readonly Draft[])[]): Draft[][] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  )

it('an emptied text keeps nobody from editing, previewing and publishing another entry, whatever entry it is of', async () => {
  const lists: Draft[][] = []
  let emptied = 0
  for (const [file, fields] of await textsByFile()) {
    const { value } = await openOnce(file)
    // If a file has more texts than there are rounds, one draft empties several texts.
    const turns = Array.from({ length: Math.min(mostRounds, fields.length) }, (_, turn) =>
      fields.filter((_, at) => at % mostRounds === turn),
    )
    lists.push(
      turns.map((together) => ({
        file,
        text: JSON.stringify(
          together.reduce<ContentValue>(
            (changed, field) => withValueAt(changed, placeInValue(field), '') ?? null,
            value,
          ),
        ),
      })),
    )
    emptied += fields.length
  }
  const kinds = new Set(files.map(kindOf))
  // `settings/redirects` is added, because a company without former addresses has no texts in this
  // file.
  expect(new Set([...lists.flat().map(({ file }) => kindOf(file)), 'settings/redirects'])).toEqual(
    kinds,
  )
  for (const drafts of inRounds(lists)) await tryRound(drafts)
  console.info(
    `${emptied} texts emptied in ${lists.flat().length} drafts, of ${kinds.size} kinds of entries`,
  )
})

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const deepNesting = Array.from({ length: serverLimits.jsonDepth - 20 }).reduce<ContentValue>(
  (inner) => [inner],
  'x',
)

const faults: readonly [
  what: string,
  isMeant: (value: unknown) => boolean,
  to: ContentValue | undefined,
][] = [
  ['a number for a text', (value) => typeof value === 'string', 7],
  ['a text for an object', isObject, 'x'],
  ['nothing for an object', isObject, null],
  ['an object that is gone', isObject, undefined],
  ['a list for an object', isObject, []],
  ['an emptied list', (value) => Array.isArray(value) && value.length > 0, []],
  ['an object for a list', Array.isArray, { length: 1 }],
  ['lists deep in each other', (value) => typeof value === 'string', deepNesting],
]

it('a value of another kind keeps nobody from anything either', async () => {
  const lists: Draft[][] = []
  const counts = Object.fromEntries(faults.map(([what]) => [what, 0]))
  for (const [turn, file] of ofEveryKind.entries()) {
    const place = placeOf(file.replace('content/', ''))
    const { value } = await openOnce(file)
    const hasSlug = ['products', 'accessories', 'articles'].includes(place?.collection ?? '')
    const isRefused = (changed: ContentValue) => {
      // What a draft of an earlier release may hold is fitted, and no fault.
      const { text } = fitToSchema(file, JSON.stringify(changed), checkout.read(file))
      const fitted = valueOrText(text)
      return (
        place?.schema.safeParse(
          hasSlug && isObject(fitted) ? { ...(fitted as object), slug: place.id } : fitted,
        ).success === false
      )
    }
    // Some files are left out, because their unchanged value is invalid until its tokens are filled
    // in.
    if (isRefused(value)) continue
    // In turns, a file gets the first or the last half of the faults, and the outermost or the
    // innermost change of each.
    const half = faults.length / 2
    const own = turn % 2 === 0 ? faults.slice(0, half) : faults.slice(half)
    const drafts = own.flatMap(([what, isMeant, to], kind) => {
      const changed = valuesIn(value)
        .filter(({ path, value: part }) => (path.length > 0 || to !== undefined) && isMeant(part))
        .map(({ path }) =>
          withValueAt(value, placeInValue(path.filter((key) => typeof key !== 'symbol')), to),
        )
        .filter((one) => one !== undefined)
      const one =
        (Math.floor(turn / 2) + kind) % 2 === 0
          ? changed.find(isRefused)
          : changed.findLast(isRefused)
      if (one !== undefined) counts[what] = (counts[what] ?? 0) + 1
      return one === undefined ? [] : [{ file, text: JSON.stringify(one) }]
    })
    lists.push(drafts)
  }
  for (const [what, count] of Object.entries(counts))
    expect([what, count > 0]).toEqual([what, true])
  for (const round of inRounds(lists))
    await tryRound(round, { besides: () => readAll(round[0]?.file ?? '') })
})

/**
 * Texts that cannot be read as an entry of any schema. Each entry gets one of these texts, in
 * turns.
 */
const unreadable = ['a: [', '', `${'['.repeat(2000)}${']'.repeat(2000)}`]

it('a stored text that is no YAML, empty or nested deeper than the parser goes keeps nobody from anything', async () => {
  const drafts = ofEveryKind.map(
    (file, turn): Draft => ({ file, text: unreadable[turn % unreadable.length] ?? '' }),
  )
  await tryRound(drafts, { besides: () => readAll(other), isSavable: false })
})
