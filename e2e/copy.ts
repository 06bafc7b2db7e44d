import { randomUUID } from 'node:crypto'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { nonBreaking } from '#src/contracts/non-breaking.ts'

export const copy = currentCopy()

/**
 * Returns a text as the page shows it: without inline Markdown, and with non-breaking characters in
 * names and measures.
 */
export const shown = (text: string) =>
  nonBreaking(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*|`/g, ''))

/**
 * Makes eight random letters for names. Digits are avoided, because pages show a hyphen before a
 * digit as a non-breaking hyphen.
 */
export const newLetters = () =>
  randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => String.fromCharCode(103 + Number(digit)))
