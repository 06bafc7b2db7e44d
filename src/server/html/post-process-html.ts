import { nonBreaking } from '#src/contracts/non-breaking.ts'
import { moveIslandStyle } from './move-island-style.ts'
import { preloadPicture } from './preload-picture.ts'

/** Tokens of HTML: comments, whole scripts and styles, tags with their name, text. */
const tokens = /<!--.*?-->|<(script|style)\b.*?<\/\1>|<(\/?)([a-z][\w-]*)(?:[^>"']|"[^"]*"|'[^']*')*>|[^<]+/gis

/**
 * Elements whose text stays as it is (true), or is treated again inside those (false): code is copied, drawings place their text
 * themselves, and React compares the text of an island with what it rendered (pages hand it texts that are treated already), but not what
 * is slotted into it.
 */
const isUntouched: Record<string, boolean> = {
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

/** Applies `nonBreaking` to the text of a page (decision 0007). */
export function withNonBreaking(html: string): string {
  const around: boolean[] = []
  return html.replace(tokens, (token, raw: string | undefined, slash: string | undefined, name: string | undefined) => {
    if (token[0] !== '<') return around.at(-1) ? token : nonBreaking(token)
    const untouched = raw || !name || token.endsWith('/>') ? undefined : isUntouched[name.toLowerCase()]
    if (untouched !== undefined) slash ? around.pop() : around.push(untouched)
    return token
  })
}

/** Last step of every page. */
export const postProcessHtml = (html: string): string => withNonBreaking(preloadPicture(moveIslandStyle(html)))
