import { isRecord } from '#src/contracts/content/is-record.ts'
import { type FormSchema, formUnder } from '#src/contracts/form-schema.ts'
import { aroundBraces, bracesIn, hasLoneBrace } from '#src/contracts/text/braces.ts'
import { namesIn } from '#src/contracts/tokens.ts'
import type { DataPath } from '../reading/yaml-file.ts'

/** A text of an entry that a language translates. */
export type EntryText = {
  path: DataPath
  /** Its path without the places in lists, `sections.heading`; `msgctxt` of a catalogue. */
  field: string
  source: string
  form: FormSchema
  /** Category of `Intl.PluralRules`, if it is a form of a sentence with a number. */
  plural?: Intl.LDMLPluralRule
  /** The form as it is written, if it lacks a name that this language needs and is not the source. */
  ownForm?: string
  /** Names in braces that a translation has to have. */
  needed: readonly string[]
  /** Names in braces that a translation may have besides. */
  allowed: readonly string[]
}

const isMarked = (form: FormSchema | undefined, mark: 'isText' | 'isPlural'): boolean =>
  form?.[mark] === true || (form?.anyOf ?? []).some((one) => isMarked(one, mark))

/** The form of a list's entries, even in alternatives. */
const itemsOf = (form: FormSchema | undefined): FormSchema | undefined =>
  form?.items ?? form?.anyOf?.map(itemsOf).find((one) => one !== undefined)

/** Numbers after which the categories of a language repeat; French has another from a million on. */
const counts = Array.from({ length: 201 }, (_, count) => count)

/**
 * The forms that a language has for the whole numbers of the site, `other` last, which every
 * language has. A number without its form, such as a million in French, takes `other`.
 */
export function pluralForms(language: string) {
  const rules = new Intl.PluralRules(language)
  const examples = Map.groupBy(counts, (count) => rules.select(count))
  return (['zero', 'one', 'two', 'few', 'many', 'other'] as const).flatMap((category) => {
    const of = examples.get(category) ?? []
    return of.length > 0 || category === 'other' ? [{ category, examples: of }] : []
  })
}

const fieldAt = (path: DataPath) => path.filter((key) => typeof key !== 'number').join('.')

/** Whether there is something to translate: not in `24`, `{price}` or `—`. */
const hasWords = (text: string, { slots }: FormSchema) =>
  slots !== undefined || /\p{L}/u.test(aroundBraces(text).join(''))

function formsIn(value: object, form: FormSchema, path: DataPath, language: string): EntryText[] {
  const written = (category: string) => {
    const text: unknown = Reflect.get(value, category)
    return typeof text === 'string' ? text : undefined
  }
  const other = written('other') ?? ''
  const ofOther = formUnder(form, 'other') ?? form
  const slots = ofOther.slots ?? []
  return pluralForms(language).map(({ category, examples }) => {
    const own = written(category) ?? other
    // A form of more numbers than one, such as the Russian for 1 and 21, has to say the number.
    const isOfOne = category !== 'other' && examples.length === 1
    const needed = namesIn(other).filter((name) => name !== 'count' || !isOfOne)
    const lacksName = needed.some((name) => !namesIn(own).includes(name))
    return {
      path: [...path, category],
      field: fieldAt([...path, category]),
      source: lacksName ? other : own,
      ...(lacksName && { ownForm: own }),
      ...{ form: ofOther, plural: category, needed, allowed: slots },
    }
  })
}

const identifiers = /^[a-z_]\w*(\.[a-z_]\w*)*$/i

/**
 * Whether a text is flagged `python-brace-format`. `msgfmt -c`, Poedit and Weblate then want the same
 * names in a translation as in the original, so a text is flagged if translationFault wants that too:
 * not a form that may leave its number out, and no text with names that it may have besides.
 */
export function isBraceFormat({ source, needed, allowed }: EntryText): boolean {
  const braces = bracesIn(source)
  const names = new Set(braces.map(({ name }) => name))
  return (
    names.size > 0 &&
    !hasLoneBrace(source) &&
    braces.every(({ name, form }) => form === undefined && identifiers.test(name)) &&
    [...needed, ...allowed].every((name) => names.has(name)) &&
    [...names].every((name) => needed.includes(name))
  )
}

/** Lists the texts of an entry as it is written, in its order. */
export function textsOf(
  value: unknown,
  form: FormSchema | undefined,
  language: string,
  path: DataPath = [],
): EntryText[] {
  if (typeof value === 'string')
    return form && isMarked(form, 'isText') && hasWords(value, form)
      ? [
          {
            ...{ path, field: fieldAt(path), source: value, form },
            ...{ needed: namesIn(value), allowed: form.slots ?? [] },
          },
        ]
      : []
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsOf(item, itemsOf(form), language, [...path, index]))
  if (!isRecord(value)) return []
  if (form && isMarked(form, 'isPlural')) return formsIn(value, form, path, language)
  return Object.entries(value).flatMap(([key, item]) =>
    textsOf(item, formUnder(form, key), language, [...path, key]),
  )
}
