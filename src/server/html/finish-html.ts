import { charactersOf, signs } from '#src/content/typeface.ts'
import { nonBreaking } from '#src/contracts/non-breaking.ts'
import { withPrefix } from '#src/contracts/paths.ts'
import { hasRightToLeft, isolateRuns } from '#src/contracts/text/direction.ts'
import { pageMark } from '#src/core/http/page-mark.ts'
import { type HtmlToken, htmlTokens } from './html-tokens.ts'
import { markLanguages } from './mark-languages.ts'
import { type PageStyles, takeStyles } from './page-styles.ts'
import { pictureLinks } from './preload-picture.ts'
import { withSecondFace } from './second-face.ts'

/**
 * Elements whose text stays unchanged (true), because visitors copy code, drawings position their
 * text, and React compares an island's text with the page. Content slotted into islands is changed
 * (false), because React does not compare it.
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

/**
 * Style that Astro writes before the first island, where HTML allows no style element.
 * src/ui/base.css has the rule instead.
 */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'

const entity = /&#?\w+;/g
/** From U+E000 on there are characters for private use, one of which stands for each entity. */
const firstPrivate = 0xe000

/** Isolates what is read from left to right in a text of HTML, whose entities stay whole. */
function isolateHtml(text: string): string {
  const entities: string[] = []
  const masked = text.replace(entity, (one) => {
    entities.push(one)
    return String.fromCharCode(firstPrivate + entities.length - 1)
  })
  if (entities.length > 0x1000) return text
  return isolateRuns(masked).replace(
    /[\ue000-\uefff]/g,
    (sign) => entities[sign.charCodeAt(0) - firstPrivate] ?? sign,
  )
}

/** Whether a figure is followed by an element with its unit: `60<span> °C</span>`. */
function isWithUnit(tokens: readonly HtmlToken[], at: number): boolean {
  const [figure, start, unit, end] = tokens.slice(at, at + 4)
  return (
    figure?.kind === 'text' &&
    unit?.kind === 'text' &&
    /\d/.test(figure.text) &&
    !hasRightToLeft(figure.text + unit.text) &&
    start?.kind === 'tag' &&
    /^(?:span|small|sub|sup)$/.test(start.name) &&
    !start.isEnd &&
    end?.kind === 'tag' &&
    end.name === start.name &&
    end.isEnd
  )
}

/**
 * Applies `nonBreaking` to the text of a page, and leaves out Astro's style of
 * islands.
 * @param isRightToLeft whether the page is read from right to left, so that figures and words of
 * other languages in it are isolated
 */
export function withNonBreaking(html: string, isRightToLeft = false): string {
  const change = isRightToLeft ? (text: string) => nonBreaking(isolateHtml(text)) : nonBreaking
  const around: boolean[] = []
  const tokens = [...htmlTokens(html)]
  let finished = ''
  let openUntil = -1
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'text') {
      const isUntouchedText = around.at(-1) === true
      if (isRightToLeft && !isUntouchedText && isWithUnit(tokens, at)) {
        finished += '\u2066'
        openUntil = at + 3
      }
      finished += isUntouchedText ? token.text : change(token.text)
    } else if (token.text !== islandStyle) finished += token.text
    if (at === openUntil) finished += '\u2069'
    if (token.kind !== 'tag' || token.text.endsWith('/>')) continue
    const untouched = isUntouched[token.name]
    if (untouched !== undefined) token.isEnd ? around.pop() : around.push(untouched)
  }
  return finished
}

/** An attribute with a path, or the quoted value of any other. */
const attribute = / (href|action|formaction)="(\/[^"]*)"|"[^"]*"|'[^']*'/gi

/**
 * Gives each link and form of a page the prefix of its language. What scripts make later gets it
 * from layouts/prefix-links.ts. A link with `hreflang` leads to another language.
 */
export function prefixLinks(html: string, prefix: string): string {
  let finished = ''
  for (const token of htmlTokens(html)) {
    if (token.kind !== 'tag' || token.isEnd) finished += token.text
    else if (token.name === 'html')
      finished += `${token.text.slice(0, -1)} data-prefix="${prefix}">`
    else if (/ hreflang="/i.test(token.text)) finished += token.text
    else
      finished += token.text.replace(attribute, (written, name?: string, address = '') =>
        name === undefined ? written : ` ${name}="${withPrefix(prefix, address)}"`,
      )
  }
  return finished
}

const linkOfSigns = /<link rel="preload" href="\/_astro\/signs\.[^"<>]*"[^<>]*>/

/** Leaves out the layout's link to the file with the naira sign where the page shows no such sign. */
const withoutUnusedSigns = (html: string): string =>
  charactersOf(signs.ranges).some((sign) => html.includes(sign))
    ? html
    : html.replace(linkOfSigns, '')

/**
 * Writes styles and picture links at the two marks of the layout. A page without exactly two marks
 * (staff area, no layout) keeps its links.
 * @param prefix of the page's language; empty for the default language
 * @param open texts in another language than the page
 * @returns the page, and the texts of the styles written into it, which its policy names
 */
export function finishHtml(
  rendered: string,
  known: PageStyles,
  prefix = '',
  open: ReadonlyMap<string, string> = new Map(),
): { html: string; styles: string[] } {
  const [tag = ''] = /<html[^<>]*>/.exec(rendered.slice(0, 1000)) ?? []
  const isRightToLeft = tag.includes(' dir="rtl"')
  const marked = markLanguages(rendered, open, isRightToLeft)
  const written = withSecondFace(withoutUnusedSigns(withNonBreaking(marked, isRightToLeft)))
  const html = prefix === '' ? written : prefixLinks(written, prefix)
  if (html.split(pageMark).length !== 3) return { html: html.replaceAll(pageMark, ''), styles: [] }
  const { isGround, links } = pictureLinks(html)
  const { html: unlinked, style, styles } = takeStyles(html, known)
  const [start, preloads, rest] = unlinked.split(pageMark)
  return {
    html: [start, isGround ? links : '', preloads, isGround ? '' : links, style, rest].join(''),
    styles,
  }
}
