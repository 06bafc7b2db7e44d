import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { cutText } from '#src/contracts/cut-text.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import type { YamlFile } from '../reading/yaml-file.ts'
import type { EntryText } from './entry-texts.ts'
import { matchFile } from './match-file.ts'
import { type MatchedText, openSuccessors, translationFault } from './match-texts.ts'
import { readPo, type Unit } from './po-file.ts'
import { isInLanguage } from './returned-language.ts'
import { unitsOf } from './translate-files.ts'
import { mergeUnits } from './write-catalogue.ts'

/**
 * What a text of a returned file does to its entry.
 * - `new`: it was open. `changed`: it had another translation.
 * - `needs work`: a translator or a program marked it.
 * - `original changed`: the text was another when the file was written.
 * - `damaged`: a token, a slot or a link is wrong.
 * - `not for this site`: no entry of its name has texts to be translated, or its entry has no such
 *   field or no such form of a plural; it is left out.
 *
 * What needs work, is damaged or is of a changed original leaves what visitors see as it is, and is
 * stored as a proposal beside that.
 */
export type ReturnedKind =
  | 'new'
  | 'changed'
  | 'needs work'
  | 'original changed'
  | 'damaged'
  | 'not for this site'

export type ReturnedText = {
  /** Of the file, from 1. */
  line: number
  entry: string
  kind: ReturnedKind
  source: string
  translation: string
  /** What was there; empty for nothing. */
  before: string
  fault?: string
}

type Opened = { file: PlacedFile; catalogue: YamlFile }

type Returned = {
  texts: ReturnedText[]
  /** What cannot be read. */
  faults: { line: number; message: string }[]
  /** The catalogues with what is taken of the file, by the name of their entries. */
  entries: ({ name: string; units: Unit[] } & Opened)[]
}

const most = contentLimits.returned

/** Why a text is longer than any translation of its original; undefined if it is not. */
function faultOfLength({ source, translation }: Unit) {
  const fits = Math.min(
    contentLimits.text.max,
    Math.max(most.shortest, most.longerThanOriginal * source.length),
  )
  return translation.length > fits
    ? `${translation.length} characters, where the original has ${source.length}; at most ${fits} fit`
    : undefined
}

/** The name of the entry of a text, such as `pages/about`. */
const nameIn = ({ field }: Unit) => cutText(field.split(' ', 1)[0] ?? '', 120)

const quoted = (text: string) => `“${cutText(text, 60)}”`

/**
 * Looks at a file that a translator returned, before anything is written. What is larger than the
 * entries of the site allow is left out and named by its line; the rest is taken.
 * @param open finds the entry of a name such as `pages/about`, and its catalogue
 * @returns `language`: the other language that its header names; `refused`: why the file is too
 * large. In both cases nothing is taken.
 */
export function readReturned(
  text: string,
  language: string,
  open: (name: string) => Opened | undefined,
): Returned | { language: string } | { refused: string } {
  const { units, lineOf, faults: unread, language: named } = readPo(text)
  if (named !== undefined && !isInLanguage(named, language)) return { language: named }
  if (units.length > most.texts)
    return {
      refused: `This file has ${units.length} texts, of which ${most.texts} can be read at once. Send it in parts.`,
    }
  const faults = [...unread]
  const texts: ReturnedText[] = []
  const entries: Returned['entries'] = []
  /** Texts of no entry of this site, or of no field of its entry. */
  const others: Unit[] = []
  const byEntry = Map.groupBy(units, nameIn)
  const lineIn = ({ field, source }: Unit) => lineOf(field, source)
  for (const [name, found] of byEntry) {
    const opened = open(name)
    if (!opened) {
      others.push(...found)
      continue
    }
    const stored = unitsOf(opened.catalogue)
    const keyOf = (field: string, source: string) => JSON.stringify([field, source])
    const known = new Map(
      matchFile(opened.file, stored, language).map((one) => [
        keyOf(one.text.field, one.text.source),
        one,
      ]),
    )
    const storedAt = new Map(stored.map((unit) => [keyOf(unit.field, unit.source), unit]))
    // The catalogue keeps texts of fields that are empty now.
    const fields = new Set([...known.values()].map(({ text }) => text.field))
    for (const one of stored) fields.add(one.field)
    const isOfEntry = ({ field, source }: Unit) => known.has(keyOf(field, source))
    let proposals = stored.filter((unit) => !isOfEntry(unit)).length
    const mostProposals = known.size + most.proposals
    const successorOf = openSuccessors([...known.values()])
    const leftOut: Unit[] = []
    const taken = new Map<string, Unit>()
    const take = (unit: Unit) => taken.set(keyOf(unit.field, unit.source), unit)
    const isProposed = new Set<MatchedText>()
    /** The damaged forms of a plural, which are named together if the same is wrong with them. */
    const damaged = new Map<string, { said: ReturnedText; forms: string[] }>()
    const sayDamaged = ({ path, plural }: EntryText, said: ReturnedText, fault: string) => {
      const key = JSON.stringify([path.slice(0, -1), fault])
      const known = damaged.get(key)
      if (plural !== undefined && known) {
        known.forms.push(plural)
        known.said.fault = `Forms ${known.forms.join(', ')}: ${fault}`
        return
      }
      texts.push(said)
      damaged.set(key, { said, forms: [plural ?? ''] })
    }
    /** Stores what somebody has to read before visitors see it. */
    const propose = (match: MatchedText, unit: Unit) => {
      const { field, source } = match.text
      const key = keyOf(field, source)
      const own = taken.get(key) ?? storedAt.get(key) ?? { field, source, translation: '' }
      isProposed.add(match)
      if (own.translation || match.translation) take({ ...own, proposal: unit.translation })
      // Visitors may see a translation of the text before, unless a translator has marked it.
      else if (!unit.isFuzzy) take(unit)
      else take({ ...unit, source, previous: undefined, discarded: own.discarded })
    }
    // A proposal of the present text goes before one of a former text.
    const inOrder = found
      .map((unit) => ({ unit, field: unit.field.slice(name.length + 1) }))
      .map((one) => ({ ...one, match: known.get(keyOf(one.field, one.unit.source)) }))
      .sort((one, other) => Number(!one.match) - Number(!other.match))
    for (const { unit, field, match } of inOrder) {
      // A proposal that comes back as it went out may be settled here by now.
      const mine: Unit = { ...unit, field, proposal: undefined, discarded: match?.discarded }
      const tooLong = faultOfLength(unit)
      if (tooLong !== undefined) {
        faults.push({ line: lineIn(unit), message: `${quoted(unit.source)}: ${tooLong}` })
        continue
      }
      // What a translator writes beside a text that stays as it is.
      if (match && unit.note !== undefined && unit.note !== match.note) {
        const key = keyOf(field, unit.source)
        const own = storedAt.get(key) ?? { field, source: unit.source, translation: '' }
        take({ ...own, note: unit.note })
      }
      if (unit.translation === '') continue
      const said = {
        ...{ line: lineIn(unit), entry: name, source: unit.source },
        ...{ translation: unit.translation, before: match?.translation ?? '' },
      }
      if (!match) {
        if (!fields.has(field)) {
          others.push(unit)
          continue
        }
        const isKnown = storedAt.get(keyOf(field, unit.source))?.translation === unit.translation
        if (!isKnown && proposals >= mostProposals) {
          leftOut.push(unit)
          continue
        }
        const next = successorOf(field, unit.source)
        const isBeside =
          next && [next.translation, next.proposal, next.discarded].includes(unit.translation)
        if (isKnown || isBeside) continue
        texts.push({ ...said, kind: 'original changed' })
        proposals++
        if (next && !isProposed.has(next)) propose(next, mine)
        else take(mine)
        continue
      }
      const fault = translationFault(match.text, unit.translation)
      if (unit.isFuzzy) {
        // The export proposes what a text said before; coming back untouched it says nothing new.
        const isSame = match.translation === unit.translation && match.state !== 'translated'
        if (isSame || [match.proposal, match.discarded].includes(unit.translation)) continue
        texts.push({ ...said, kind: 'needs work' })
        // What visitors see stays until somebody has read the new one, and a proposal of somebody else.
        if (match.shown === null) take({ ...mine, proposal: match.proposal })
        else propose(match, mine)
      } else if (fault !== undefined) {
        if (unit.translation === match.discarded) continue
        sayDamaged(match.text, { ...said, kind: 'damaged', fault }, fault)
        // A damaged text takes the place of none that is whole.
        if (['', unit.translation].includes(match.translation))
          take({ ...mine, proposal: match.proposal })
        else propose(match, mine)
      } else {
        if (match.translation === '' || match.shown === null) texts.push({ ...said, kind: 'new' })
        else if (match.translation !== unit.translation) texts.push({ ...said, kind: 'changed' })
        const isSame = match.translation === unit.translation
        take(isSame ? { ...mine, proposal: match.proposal } : mine)
      }
    }
    const [first] = leftOut
    if (first)
      faults.push({
        line: lineIn(first),
        message: `${quoted(first.source)}${leftOut.length > 1 ? ` and ${leftOut.length - 1} others` : ''} of ${name}: it has no such texts, and proposals of enough others`,
      })
    const merged = mergeUnits(stored, [...taken.values()])
    const size = Buffer.byteLength(JSON.stringify(merged))
    if (taken.size > 0 && size > contentLimits.entry) {
      // Nothing of the entry is taken, because no text of it is the one too many.
      while (texts.at(-1)?.entry === name) texts.pop()
      faults.push({
        line: found[0] ? lineIn(found[0]) : 1,
        message: `The texts of ${name} have ${size} bytes together; at most ${contentLimits.entry} fit`,
      })
      continue
    }
    if (JSON.stringify(merged) !== JSON.stringify(stored))
      entries.push({ name, units: merged, ...opened })
  }
  for (const unit of others.slice(0, most.others))
    texts.push({
      ...{ line: lineIn(unit), entry: nameIn(unit), kind: 'not for this site', before: '' },
      ...{ source: cutText(unit.source, 200), translation: cutText(unit.translation, 200) },
    })
  const [other] = others.slice(most.others)
  if (other)
    faults.push({
      line: lineIn(other),
      message: `${quoted(other.source)} and ${others.length - most.others - 1} others are not for this site`,
    })
  const byLine = faults.toSorted((one, next) => one.line - next.line)
  const unlisted = byLine.slice(most.faults)
  return {
    texts: texts.toSorted((one, next) => one.line - next.line),
    faults: [
      ...byLine.slice(0, most.faults),
      ...(unlisted[0]
        ? [{ line: unlisted[0].line, message: `From here on ${unlisted.length} more places` }]
        : []),
    ],
    entries,
  }
}

const inWords = new Map<ReturnedKind, string>([
  ['new', 'new'],
  ['changed', 'changed'],
  ['needs work', 'to be worked on'],
  ['original changed', 'of a changed original'],
  ['damaged', 'damaged'],
  ['not for this site', 'not for this site'],
])

/** Says how many texts of each kind a returned file has: 12 new, 3 changed. */
export function countsInWords(texts: readonly Pick<ReturnedText, 'kind'>[]): string {
  const byKind = Map.groupBy(texts, ({ kind }) => kind)
  const counts = [...inWords].flatMap(([kind, words]) => {
    const count = byKind.get(kind)?.length ?? 0
    return count > 0 ? `${count} ${words}` : []
  })
  return counts.join(', ') || 'nothing is new'
}
