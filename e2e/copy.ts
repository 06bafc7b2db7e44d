import { randomUUID } from 'node:crypto'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { nonBreaking } from '#src/contracts/non-breaking.ts'

/** The copy that the site shows. */
export const copy = currentCopy()

/** A piece of copy as read on a page: without the marks of its inline Markdown, its names and measures held together. */
export const shown = (text: string) => nonBreaking(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*|`/g, ''))

/** Eight random letters. A hyphen before a figure is shown as one that does not break, so made-up names have no figures. */
export const newLetters = () =>
  randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => String.fromCharCode(103 + Number(digit)))
