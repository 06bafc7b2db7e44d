import { say } from '#src/contracts/text/say.ts'
import { words } from './words.ts'

/** A name and its value in the current language: `Reference: k7m3`, `Référence : k7m3`. */
export const labelled = (label: string, value: string): string =>
  say(words().phrases.labelled, { label, value })

/** A list whose entries may have commas: `cable one: 4 m; cable two: 7 m`. */
export const inParts = ([first = '', ...others]: readonly string[]): string =>
  others.reduce((before, next) => say(words().phrases.parts, { first: before, next }), first)
