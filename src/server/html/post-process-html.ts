import { nonBreaking } from '#src/contracts/non-breaking.ts'
import { moveIslandStyle } from './move-island-style.ts'

/** Scripts and styles whole, then tags by name, then text: what HTML consists of. */
const pieces = /<!--.*?-->|<(script|style)\b.*?<\/\1>|<(\/?)([a-z][\w-]*)(?:[^>"']|"[^"]*"|'[^']*')*>|[^<]+/gis

/**
 * Elements whose text stays as it is: code is copied, drawings place their words themselves, and React compares what it wrote in
 * an island with what it finds (islands call `nonBreaking` themselves). What is slotted into an island React leaves alone.
 */
const isLeft: Record<string, boolean> = {
  title: true,
  textarea: true,
  option: true,
  pre: true,
  code: true,
  kbd: true,
  samp: true,
  svg: true,
  'astro-island': true,
  'astro-slot': false,
  'astro-static-slot': false,
}

/** Holds names and measures together in the text of a page, wherever it was written (decision 0007). */
export function withNonBreaking(html: string): string {
  const around: boolean[] = []
  return html.replace(pieces, (piece, raw: string | undefined, slash: string | undefined, name: string | undefined) => {
    if (piece[0] !== '<') return around.at(-1) ? piece : nonBreaking(piece)
    const left = raw || !name || piece.endsWith('/>') ? undefined : isLeft[name.toLowerCase()]
    if (left !== undefined) slash ? around.pop() : around.push(left)
    return piece
  })
}

/** What is done to every page before it is sent: to prerendered ones when they are built, to others when they are rendered. */
export const postProcessHtml = (html: string): string => withNonBreaking(moveIslandStyle(html))
