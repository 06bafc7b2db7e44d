import { checkContent } from './check/check-content.ts'
import { checkInLanguage } from './check/check-in-language.ts'
import { languagesOf, prefixIn } from './languages/languages.ts'
import { fillOpenTexts } from './languages/open-texts.ts'
import { withUntranslated } from './languages/with-untranslated.ts'
import { layerOf } from './reading/delivered.ts'
import type { Overlay, Problem } from './reading/yaml-file.ts'
import type { CheckedBase, Snapshot, UploadedPicture } from './snapshot/snapshot.ts'

type Options = {
  root: string
  /** What replaces files; by default the layer of the base that the files name. */
  overlay?: Overlay
  date: string
  number: number
  pictures?: Readonly<Record<string, UploadedPicture>>
  held?: readonly string[]
  /** The language of the texts; by default the company's first. */
  language?: string | undefined
  /** Catalogues whose entries are shown as far as they are translated. */
  begun?: ReadonlySet<string> | undefined
  /**
   * Result of the build's check, used if the overlay is empty, no file is held back and no picture
   * is uploaded.
   */
  base?: CheckedBase | null | undefined
}

/**
 * Freezes a value and removes fields that hold `undefined`, which JSON lacks, so that a snapshot
 * survives being stored as JSON.
 */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined) Reflect.deleteProperty(value, name)
    else deepFreeze(part)
  }
  return Object.freeze(value)
}

type Made =
  | { snapshot: Snapshot; warnings: () => Problem[]; faults: Problem[] }
  | { problems: Problem[] }

/**
 * @returns the snapshot of all content with warnings, or every fault by file and line. A snapshot in
 * another language than the first has `faults`: translations that are not shown.
 */
export function makeSnapshot({
  root,
  overlay = layerOf(root),
  date,
  number,
  pictures = {},
  held = [],
  language,
  begun,
  base,
}: Options): Made {
  const freeze = ({
    entries,
    ...facts
  }: Pick<
    Snapshot,
    'today' | 'settings' | 'derived' | 'entries' | 'moved' | 'untranslated' | 'open'
  >): Snapshot => {
    const shown = entries.map(({ collection, id, file, data }) => ({ collection, id, file, data }))
    const { company } = facts.settings
    const [first] = languagesOf(company)
    const own = { language: language ?? first, prefix: prefixIn(company, language ?? first) }
    return deepFreeze({ number, date, ...own, ...facts, entries: shown, pictures })
  }
  const isUnchanged = overlay.size === 0 && held.length === 0 && Object.keys(pictures).length === 0
  if (base && language === undefined && isUnchanged && base.from <= date && date < base.until) {
    const { from: _, until: __, ...facts } = base
    return {
      snapshot: freeze({ ...facts, today: date, untranslated: [] }),
      ...{ warnings: () => [], faults: [] },
    }
  }
  const translated =
    language === undefined ? null : checkInLanguage(root, date, overlay, { held, language, begun })
  const checked = translated?.checked ?? checkContent(root, date, overlay, { held })
  const { entries, moved, problems, checkedWith, untranslated } = checked
  if ((problems.length > 0 && !translated) || !checkedWith) return { problems }
  const inFirst = translated?.inFirst
  const shown = inFirst ? withUntranslated(entries, inFirst.entries, checked) : entries
  const { tokens } = (inFirst?.checkedWith ?? checkedWith).derived
  const open = fillOpenTexts(checked.open, tokens)
  return {
    snapshot: freeze({ ...checkedWith, entries: shown, moved, untranslated, open }),
    warnings: () => checked.warnings,
    faults: translated?.faults ?? [],
  }
}
