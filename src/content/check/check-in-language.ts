import { translatedEntry } from '../collections/collections.ts'
import { nameOfLanguage } from '../languages/check-languages.ts'
import type { Overlay, Problem } from '../reading/yaml-file.ts'
import { checkContent } from './check-content.ts'

/** The entry of a catalogue, or the file itself. */
const entryOf = (file: string) => translatedEntry(file)?.path ?? file

/** Says the language of a fault that is not named at a text of its catalogue. */
function inLanguage(problem: Problem, language: string): Problem {
  if (translatedEntry(problem.file)) return problem
  const { file, path, line, message } = problem
  return { file, path, line, message: `In ${nameOfLanguage(language)}: ${message}` }
}

/**
 * Checks the content in another language than the first. A translation with which its entry has a
 * fault is not shown: visitors read the entry in the first language.
 * @returns `faults`: what is wrong in this language alone, at the text of the catalogue
 */
export function checkInLanguage(
  root: string,
  date: string,
  overlay: Overlay,
  {
    held = [],
    language,
    begun,
  }: {
    held?: readonly string[] | undefined
    language: string
    begun?: ReadonlySet<string> | undefined
  },
) {
  const inFirst = checkContent(root, date, overlay, { held })
  const faultyInFirst = new Set(inFirst.problems.map(({ file }) => entryOf(file)))
  const left = new Set<string>()
  const faults: Problem[] = []
  // Ends, because each round leaves out the translation of one more file.
  for (;;) {
    const checked = checkContent(root, date, overlay, { held, language, begun, left })
    const own = checked.problems.filter(
      ({ file }) => !faultyInFirst.has(entryOf(file)) && !left.has(entryOf(file)),
    )
    if (own.length === 0) return { checked, inFirst, faults }
    faults.push(...own.map((problem) => inLanguage(problem, language)))
    for (const { file } of own) left.add(entryOf(file))
  }
}
