import { readCopy } from '#src/content/read-copy.ts'
import { nonBreaking } from '#src/contracts/non-breaking.ts'

/** The copy that the site shows. */
export const copy = readCopy()

/** A piece of copy as it is read on a page: without the marks of its inline Markdown, its names and measures held together. */
export const shown = (text: string) => nonBreaking(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*|`/g, ''))
