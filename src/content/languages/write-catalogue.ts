import type { PlacedFile } from '../reading/check-file.ts'
import { type EntryText, isBraceFormat, pluralForms } from './entry-texts.ts'
import { matchFile } from './match-file.ts'
import type { MatchedText } from './match-texts.ts'
import { type Unit, type WrittenUnit, writePo } from './po-file.ts'

const keyOf = ({ field, source }: Pick<Unit, 'field' | 'source'>) => JSON.stringify([field, source])

/** Says how long a text should be, what is filled in, and for which numbers it is. */
export function boundsOf({ form, plural, allowed }: EntryText, language: string): string[] {
  const forms = plural === undefined ? [] : pluralForms(language)
  const examples = forms.find(({ category }) => category === plural)?.examples ?? []
  const slots = allowed.filter((name) => name !== 'count')
  return [
    ...(plural === undefined
      ? []
      : [
          examples.length > 0
            ? `For the numbers ${examples.slice(0, 6).join(', ')} …`
            : 'For numbers with a fraction, such as 1.5',
        ]),
    ...(form.maxLength === undefined ? [] : [`about ${form.maxLength} characters at most`]),
    ...(form.words === undefined ? [] : [`about ${form.words.min} to ${form.words.max} words`]),
    ...(slots.length > 0 ? [`filled in: ${slots.map((name) => `{${name}}`).join(', ')}`] : []),
  ]
}

/** Says what a text is to a translator who does not see the page. */
const hintOf = (text: EntryText, language: string) =>
  [...(text.plural ? [] : [text.form.title]), ...boundsOf(text, language)].join('; ')

/** A text that has changed has the source before beside it, by which a translator sees the change. */
function unitOf({ text, state, translation, previous, note, ...more }: MatchedText): Unit {
  const { proposal, discarded } = more
  const isOther = previous !== undefined
  return {
    ...{ field: text.field, source: text.source, translation },
    ...(isOther && { previous }),
    ...((isOther || (state === 'untranslated' && translation !== '')) && { isFuzzy: true }),
    ...(note !== undefined && { note }),
    ...(proposal !== undefined && { proposal }),
    ...(discarded !== undefined && { discarded }),
  }
}

/**
 * Lists the texts of an entry in its order, each once, with their translations; then the
 * translations whose texts are gone.
 */
export function unitsFor(
  file: PlacedFile,
  units: readonly Unit[],
  language: string,
): WrittenUnit[] {
  const matched = matchFile(file, units, language)
  const written = new Map(
    matched.map((one) => [
      keyOf(one.text),
      {
        ...unitOf(one),
        hint: hintOf(one.text, language),
        flags: isBraceFormat(one.text) ? ['python-brace-format'] : [],
      },
    ]),
  )
  const kept = new Set(
    matched.flatMap(({ text, previous }) =>
      [previous ?? text.source, text.ownForm ?? text.source].map((source) =>
        keyOf({ ...text, source }),
      ),
    ),
  )
  const gone = units.filter((unit) => {
    const from = { field: unit.field, source: unit.isFuzzy ? (unit.previous ?? '') : unit.source }
    return unit.translation !== '' && !written.has(keyOf(unit)) && !kept.has(keyOf(from))
  })
  return [...written.values(), ...gone.map((unit) => ({ ...unit, isObsolete: true }))]
}

const isEmpty = ({ translation, proposal, discarded, note }: Unit) =>
  translation === '' && [proposal, discarded, note].every((one) => one === undefined)

/** Joins translations: those of `more` replace others of the same text, unless they are empty. */
export function mergeUnits(units: readonly Unit[], more: readonly Unit[]): Unit[] {
  const all = new Map(units.map((unit) => [keyOf(unit), unit]))
  for (const unit of more) if (!isEmpty(unit)) all.set(keyOf(unit), unit)
  return [...all.values()]
}

/** Writes the catalogue of an entry; null if nothing in it is translated. */
export function writeCatalogue(
  file: PlacedFile,
  units: readonly Unit[],
  language: string,
): string | null {
  const all = unitsFor(file, units, language)
  return all.some((unit) => !isEmpty(unit)) ? writePo(language, all) : null
}
