import { foldText } from '#src/contracts/text/fold-text.ts'
import { arabicStem } from './arabic-stem.ts'

/** Takes the ending off a word, which is in small letters with its accents. */
type Stem = (word: string) => string
type Module = Promise<{ stemmer: Stem }>

/**
 * The languages of @orama/stemmers but for English, whose few endings search-terms.ts knows, and
 * Arabic (arabic-stem.ts). In others, such as Polish, Persian and Hebrew, which it lacks, only accents
 * and forms of letters are folded.
 */
const modules: Readonly<Record<string, () => Module>> = {
  bg: () => import('@orama/stemmers/bulgarian'),
  da: () => import('@orama/stemmers/danish'),
  de: () => import('@orama/stemmers/german'),
  el: () => import('@orama/stemmers/greek'),
  es: () => import('@orama/stemmers/spanish'),
  fi: () => import('@orama/stemmers/finnish'),
  fr: () => import('@orama/stemmers/french'),
  ga: () => import('@orama/stemmers/irish'),
  hi: () => import('@orama/stemmers/indian'),
  hu: () => import('@orama/stemmers/hungarian'),
  hy: () => import('@orama/stemmers/armenian'),
  id: () => import('@orama/stemmers/indonesian'),
  it: () => import('@orama/stemmers/italian'),
  lt: () => import('@orama/stemmers/lithuanian'),
  nb: () => import('@orama/stemmers/norwegian'),
  ne: () => import('@orama/stemmers/nepali'),
  nl: () => import('@orama/stemmers/dutch'),
  no: () => import('@orama/stemmers/norwegian'),
  pt: () => import('@orama/stemmers/portuguese'),
  ro: () => import('@orama/stemmers/romanian'),
  ru: () => import('@orama/stemmers/russian'),
  sr: () => import('@orama/stemmers/serbian'),
  sv: () => import('@orama/stemmers/swedish'),
  ta: () => import('@orama/stemmers/tamil'),
  tr: () => import('@orama/stemmers/turkish'),
  uk: () => import('@orama/stemmers/ukrainian'),
}

const baseOf = (language: string) => language.toLowerCase().split('-', 1)[0] ?? ''
const loaded = new Map<string, Stem>()

/** Loads the endings of a language of the site. @param language BCP 47 tag */
export async function loadStems(language: string): Promise<void> {
  const base = baseOf(language)
  const load = modules[base]
  if (load && !loaded.has(base)) loaded.set(base, (await load()).stemmer)
}

/** Articles and pronouns that French, Catalan and Italian write before an apostrophe. */
const elided: Readonly<Record<string, RegExp>> = {
  fr: /^(?:(?:jus|lors|puis|quoi|quel)?qu|[cdjlmnst])'(?=.)/,
  ca: /^[dlmnst]'(?=.)/,
  it: /^(?:(?:d|n|s)?[ea]ll|coll|sull|quell|quest|bell|un|[cdlmnstv])'(?=.)/,
}

/** Cuts a word that is written together with the one before it: l’énergie, d’une. */
export function withoutElision(word: string, language: string): string {
  const before = elided[baseOf(language)]
  return before ? word.replace(before, '') : word
}

/** The folded form of a word without its ending, by which singular and plural are one. */
export function stemOf(word: string, language: string): string {
  const base = baseOf(language)
  if (base === 'ar') return arabicStem(foldText(word))
  const stem = loaded.get(base)
  const isWord = /^\p{L}{4,}$/u.test(word)
  return foldText(stem && isWord ? stem(word) || word : word)
}
