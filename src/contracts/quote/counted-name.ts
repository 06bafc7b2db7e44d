import { sayCount } from '../text/say.ts'

/** What is sold, by its name: of one, and of several where that is another. */
export type Named = { name: string; plural?: string | undefined }

/** The name after a number: `1 × Wired probe`, `2 × Wired probes`. */
export const countedName = ({ name, plural = name }: Named, count: number, lang: string): string =>
  sayCount({ one: '{one}', other: '{other}' }, count, { one: name, other: plural }, lang)
