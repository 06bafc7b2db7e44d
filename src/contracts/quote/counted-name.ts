import { sayCount } from '../text/say.ts'

/** What is sold, by its name: of one, and of several where that is another. */
export type Named = { name: string; plural?: string | undefined }

/** Whether a language has another form of a name after 2 than after 5, as Polish and Arabic have. */
function hasSeveralForms(lang: string): boolean {
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions()
  return pluralCategories.some((one) => one === 'zero' || one === 'two' || one === 'few')
}

/**
 * The name after a number: `1 × Wired probe`, `2 × Wired probes`. One form for several would be wrong
 * where a language has more of them; there the name stays, which the sign × allows: `5 × Stół`.
 */
export const countedName = ({ name, plural = name }: Named, count: number, lang: string): string =>
  hasSeveralForms(lang)
    ? name
    : sayCount({ one: '{one}', other: '{other}' }, count, { one: name, other: plural }, lang)
