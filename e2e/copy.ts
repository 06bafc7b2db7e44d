import { randomUUID } from 'node:crypto'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { nonBreaking } from '#src/contracts/non-breaking.ts'

export const copy = currentCopy()

/** A piece of copy as the page shows it: without its inline Markdown, with its names and measures held together. */
export const shown = (text: string) => nonBreaking(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*|`/g, ''))

/** Eight random letters. Made-up names have no digits, because a hyphen before a digit is shown as a non-breaking one. */
export const newLetters = () =>
  randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => String.fromCharCode(103 + Number(digit)))
