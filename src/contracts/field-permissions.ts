// Fields of the content that need more than `content.edit`: plain data that the server decides by and the editor shows by.
import type { ContentValue, FieldPath } from './content.ts'
import { may, type Permission, type Role } from './permissions.ts'
import { isProved } from './proof.ts'

/** A field, and who may change and publish it. */
export type FieldPermission = {
  /** The file that has it; a folder, ending with a slash, for each of its files; null for every file of the content. */
  file: string | null
  /** Keys to it; `*` stands for each entry of a list. */
  field: readonly string[]
  /** The key by which an entry of the list is known wherever it stands. */
  entry?: string
  /**
   * Protected only where it leads, or led, out of the site; only while its entry is, or was, confirmed; only where somebody stands, or
   * stood, by the value.
   */
  only?: 'other-origins' | 'confirmed' | 'no-example'
  /** Whoever edits may draft it: only its publication needs the permission. */
  isDraftable?: true
  access: Permission
  /** Why it is protected, for who edits. */
  why: string
  /** Whether whoever publishes it must have proved within `limits.proofMs` who they are (decision 0037). */
  needsProof: true
}

const company = 'content/company.json'
const owners = { access: 'content.destinations', why: 'it says where leads or links go', needsProof: true } as const
const confirming = { access: 'content.confirm', why: 'it binds the company', needsProof: true } as const
/** What the company proves, promises or charges: editors prepare it, an owner publishes it. */
const proving = { access: 'content.confirm', why: 'it is what the company stands by', isDraftable: true, needsProof: true } as const
/** Values of content/prices.json that say whether they are examples. */
const charged = 'survey installationDay pilot training spares app call data vat payment local'.split(' ')
/** What a product says of its stage (content/schemas/availability-schema.ts). */
const fieldsOfStage = 'stage deliveryMonth approval radioApprovals warranty'.split(' ')
/** Fields of a page of one's own, but for `binding` (content/schemas/free-page-schema.ts). */
const fieldsOfPage = 'law title description heading lead picture parts callToAction publishOn hidden redirect'.split(' ')
const people = 'content/people.json'
const prices = 'content/prices.json'

/** Every field of the content that `content.edit` is not enough for (decision 0054). */
export const fieldPermissions: readonly FieldPermission[] = [
  { file: company, field: ['url'], ...owners },
  { file: company, field: ['email'], ...owners },
  { file: company, field: ['privacyEmail'], ...owners },
  { file: company, field: ['whatsApp'], ...owners },
  { file: company, field: ['canadianSite'], ...owners },
  // Direct lines of people stand beside the contact form.
  { file: people, field: ['people', '*', 'email'], entry: 'id', ...owners },
  { file: people, field: ['people', '*', 'phone'], entry: 'id', ...owners },
  // What an owner can prove (decision 0070).
  { file: people, field: ['people', '*', 'name'], entry: 'id', ...proving },
  { file: people, field: ['people', '*', 'role'], entry: 'id', ...proving },
  { file: 'content/references.json', field: ['references'], ...proving },
  { file: 'content/certificates.json', field: ['certificates'], ...proving },
  { file: company, field: ['registration'], ...proving },
  { file: company, field: ['founded'], ...proving },
  { file: company, field: ['insurance'], ...proving },
  { file: 'content/pages/edge-gateway.yaml', field: ['prototype'], ...proving },
  // What can be bought, and what services cost. The prices of products stay with editors.
  ...fieldsOfStage.map((field) => ({ file: 'content/products/', field: [field], ...proving })),
  ...charged.map((field) => ({ file: prices, field: [field], only: 'no-example' as const, ...proving })),
  { file: prices, field: ['plans', '*'], entry: 'id', only: 'no-example', ...proving },
  // Hosts that pages may connect to (middleware/content-policy.ts).
  { file: company, field: ['scheduling'], ...owners },
  { file: company, field: ['socialFeed'], ...owners },
  { file: 'content/redirects.json', field: ['redirects', '*', 'href'], entry: 'from', only: 'other-origins', ...owners },
  // Where a hidden entry leads (content/schemas/schema.ts, `visibility`).
  { file: null, field: ['redirect'], only: 'other-origins', ...owners },
  // What an owner stands by (decision 0071).
  { file: null, field: ['binding'], ...confirming },
  ...fieldsOfPage.map((field) => ({ file: null, field: [field], only: 'confirmed' as const, ...confirming })),
]

/** Stands for the site's own origin, which no content can name. */
const ownOrigin = 'https://site.invalid'

/** The origin of an address; null for what is none. Older browsers have no `URL.parse`. */
function originOf(href: string, base?: string): string | null {
  try {
    return new URL(href, base).origin
  } catch {
    return null
  }
}

/** Whether an address leads out of the site, as a browser reads it: `//host` does. One with a token may. */
export function leadsElsewhere(href: ContentValue | undefined): boolean {
  if (typeof href !== 'string') return false
  return href.includes('{') || originOf(href) !== null || originOf(href, ownOrigin) !== ownOrigin
}

const isRecord = (value: ContentValue | undefined): value is { [key: string]: ContentValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether an owner has confirmed a value of a whole file. */
const isConfirmed = (value: ContentValue | undefined): boolean =>
  isRecord(value) && isRecord(value['binding']) && isRecord(value['binding']['confirmed'])

/** Whether somebody stands by a value that may be an example. */
const isStoodBy = (value: ContentValue | undefined): boolean => isRecord(value) && value['isExample'] === false

type Found = { field: FieldPath; value: ContentValue }

/** The values that a rule is about, under names that stay the same where a list is put in another order; of one name all that have it. */
function find(rule: FieldPermission, value: ContentValue | undefined): Map<string, Found[]> {
  const found = new Map<string, Found[]>()
  const visit = (at: ContentValue | undefined, keys: readonly string[], field: FieldPath, name: string) => {
    const [key, ...deeper] = keys
    if (key === undefined) found.set(name, [...(found.get(name) ?? []), { field, value: at ?? null }])
    else if (key !== '*') visit(isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined, deeper, [...field, key], name)
    else if (Array.isArray(at))
      for (const [index, item] of at.entries())
        visit(item, deeper, [...field, index], `${name} ${isRecord(item) ? item[rule.entry ?? ''] : index}`)
  }
  visit(value, rule.field, [], '')
  return found
}

/** JSON in which the order of keys says nothing. */
const canonical = (value: ContentValue | undefined) =>
  JSON.stringify(value ?? null, (_, part: ContentValue) => (isRecord(part) ? Object.fromEntries(Object.entries(part).sort()) : part))

/** A protected field that differs; `field` is its place in the value after, of one that is gone in the value before. */
export type ProtectedChange = { field: FieldPath; before: ContentValue; after: ContentValue; rule: FieldPermission }

const isAbout = ({ file: of }: FieldPermission, file: string) => of === null || (of.endsWith('/') ? file.startsWith(of) : of === file)
const rulesOf = (file: string) => fieldPermissions.filter((rule) => isAbout(rule, file))

type Pair<Value> = readonly [before: Value, after: Value]

/** Whether a rule says nothing of a change of an entry and of its field. */
function isFree({ only, isDraftable }: FieldPermission, entries: Pair<ContentValue>, values: Pair<ContentValue | undefined>): boolean {
  // A file that goes away claims nothing any more.
  if (isDraftable && entries[1] === null) return true
  if (only === 'confirmed') return !entries.some(isConfirmed)
  if (only === 'other-origins') return !values.some(leadsElsewhere)
  return only === 'no-example' && !values.some(isStoodBy)
}

/**
 * The protected fields in which two values of a file differ.
 * @param before null where there is no such file
 * @param after null where the file goes away
 */
export const protectedChanges = (file: string, before: ContentValue, after: ContentValue): ProtectedChange[] =>
  rulesOf(file).flatMap((rule) => {
    const [old, now] = [find(rule, before), find(rule, after)]
    return [...new Set([...now.keys(), ...old.keys()])].flatMap((name) => {
      const [olds, nows] = [old.get(name) ?? [], now.get(name) ?? []]
      if (canonical(olds.map(({ value }) => value)) === canonical(nows.map(({ value }) => value))) return []
      return (nows.length > 0 ? nows : [undefined]).flatMap((other) => {
        const one = olds.find(({ value }) => canonical(value) !== canonical(other?.value)) ?? olds[0]
        if (isFree(rule, [before, after], [one?.value, other?.value]) || canonical(one?.value) === canonical(other?.value)) return []
        return [{ field: other?.field ?? one?.field ?? [], before: one?.value ?? null, after: other?.value ?? null, rule }]
      })
    })
  })

/** Why a field can only be read, or its draft not be published, for who edits. */
export const ownersAlone = ({ why, isDraftable }: Pick<FieldPermission, 'why' | 'isDraftable'>) =>
  `Only an owner ${isDraftable ? 'publishes' : 'changes'} this: ${why}`

/** Why somebody may not publish changes: their role does not allow it, or they have to prove first who they are. */
export type FieldRefusal = 'role' | 'proof'

/** @param provedAt when they last proved who they are, in milliseconds since 1970 */
export function refuseChanges(
  changes: readonly { rule: FieldPermission }[],
  { role, provedAt }: { role: Role; provedAt: number },
  now: number,
): FieldRefusal | null {
  if (changes.some(({ rule }) => !may(role, rule.access))) return 'role'
  return changes.some(({ rule }) => rule.needsProof) && !isProved(provedAt, now) ? 'proof' : null
}

/**
 * The rule under which a field can only be read in a role; undefined where it can be changed.
 * @param value what the entry holds there
 * @param entry all that it holds
 */
export const lockOf = (
  role: Role,
  file: string,
  field: FieldPath,
  value: ContentValue | undefined,
  entry: ContentValue,
): FieldPermission | undefined =>
  rulesOf(file).find(
    (rule) =>
      !may(role, rule.access) &&
      !rule.isDraftable &&
      rule.field.length === field.length &&
      rule.field.every((key, index) => (key === '*' ? typeof field[index] === 'number' : key === field[index])) &&
      (!rule.only || (rule.only === 'confirmed' ? isConfirmed(entry) : leadsElsewhere(value))),
  )
