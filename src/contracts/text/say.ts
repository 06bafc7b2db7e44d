import { formatNumber } from '../formats.ts'
import { fillBraces } from './braces.ts'
import { hasRightToLeft, isolateRuns, isolateUnit, isolateValue } from './direction.ts'

/**
 * A text with named slots, such as `Choose up to {count} files.`. The slots are in its type alone,
 * so that `say` asks for their values; a plain text may have any.
 */
export type Sentence<Slot extends string = string> = string & { readonly slots?: Slot }

/** One sentence for each category of `Intl.PluralRules` that a language has. */
export type PluralForms<Slot extends string = string> = {
  readonly [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?:
    | Sentence<Slot | 'count'>
    | undefined
} & { readonly other: Sentence<Slot | 'count'> }

/** Numbers and dates are formatted before, in the language of the sentence. */
type SlotValue = string | number
type SlotValues<Slot extends string> = Readonly<Record<Slot, SlotValue>>

/**
 * Fills the slots of a sentence of the site's words, whose names the compiler checks. Texts of
 * content, whose names the content check knows, are filled by `fillTokens`.
 */
export const say = <Slot extends string>(
  sentence: Sentence<Slot>,
  values: SlotValues<NoInfer<Slot>>,
): string => {
  const given = new Map<string, SlotValue>(Object.entries(values))
  const isIsolated = hasRightToLeft(sentence)
  const { text } = fillBraces(sentence, ({ name }) => {
    const value = given.get(name)
    if (value === undefined) return undefined
    if (isIsolated) return isolateValue(String(value))
    // A name from right to left would take the figures beside it to its other side.
    return typeof value === 'string' && hasRightToLeft(value) ? isolateUnit(value) : String(value)
  })
  return isIsolated ? isolateRuns(text) : text
}

const rules = new Map<string, Intl.PluralRules>()

/** @param lang BCP 47 tag of the page, mail or file, such as `en-NG` */
function categoryOf(count: number, lang: string): Intl.LDMLPluralRule {
  const rule = rules.get(lang) ?? new Intl.PluralRules(lang)
  rules.set(lang, rule)
  return rule.select(count)
}

/**
 * Fills the form that a language has for a number: `1 product`, `3 products`. The slot `count` is
 * the number, unless `values` write it in another way.
 */
export function sayCount<Slot extends string = string>(
  forms: PluralForms<Slot>,
  count: number,
  values: SlotValues<Exclude<NoInfer<Slot>, 'count'>> & { count?: SlotValue },
  lang: string,
): string {
  const form: Sentence = forms[categoryOf(count, lang)] ?? forms.other
  return say(form, { count: formatNumber(count, lang), ...values })
}
