/**
 * A selector, and the names that a page must contain for it to match: `.class`, `#id` and names of
 * elements.
 */
export type Selector = { text: string; needs: string[] }
export type StyleNode =
  | { selectors: Selector[]; block: string }
  | { condition: string; children: StyleNode[] }
  | { animation: string; text: string }
  | string

/**
 * The styles of pages as read by the build (integrations/read-styles.ts), which writes them to
 * page-styles.json beside the server.
 */
export type PageStyles = {
  sheets: Record<string, StyleNode[]>
  /**
   * For each script, by its address: classes, ids and element names that it may add to a page and
   * that occur in the sheets.
   */
  scripts: Record<string, string[]>
}

let known: PageStyles = { sheets: {}, scripts: {} }
export const setPageStyles = (styles: PageStyles) => {
  known = styles
}
export const knownPageStyles = (): PageStyles => known

const linked = /<link rel="stylesheet"(?: media="([^"]*)")? href="([^"]*)">/g
const scripts = /\s(?:component-url|renderer-url|before-hydration-url|src)="(\/[^"]*\.js)"/g
const elements = /<([a-z][\w-]*)|\s(?:(class)|id)="([^"]*)"/gi
/**
 * Is true in every supported browser. Older browsers show the page without styles, not with those
 * rules that they know (decision 0043).
 */
const supported = '(prefers-contrast),(prefers-contrast:no-preference)'

function contentsOf(html: string, scriptsOf: PageStyles['scripts']): Set<string> {
  const found = new Set<string>()
  for (const [, element, isClass, names = ''] of html.matchAll(elements)) {
    if (element) found.add(element.toLowerCase())
    else for (const name of names.split(/\s+/)) found.add((isClass ? '.' : '#') + name)
  }
  for (const [, address = ''] of html.matchAll(scripts))
    for (const name of scriptsOf[address] ?? []) found.add(name)
  return found
}

function write(nodes: StyleNode[], has: Set<string>): string {
  let css = ''
  for (const node of nodes) {
    if (typeof node === 'string') css += node
    else if ('selectors' in node) {
      const matching = node.selectors.filter(({ needs }) => needs.every((need) => has.has(need)))
      if (matching.length > 0) css += `${matching.map(({ text }) => text).join(',')}{${node.block}}`
    } else if ('children' in node) {
      const inner = write(node.children, has)
      if (inner) css += `${node.condition}{${inner}}`
    }
  }
  return css
}

type Taken = { html: string; style: string; styles: string[] }

/** Animations are only at the top level of a sheet (integrations/read-styles.ts). */
const animationsOf = (nodes: StyleNode[]) =>
  nodes.filter((node) => typeof node === 'object' && 'animation' in node)

/**
 * Removes the links to sheets, and returns the rules that can match an element of the page, so that
 * its first paint waits for one response. A page whose
 * sheets are not known keeps its links.
 */
export function takeStyles(html: string, { sheets, scripts: scriptsOf }: PageStyles): Taken {
  const links = [...html.matchAll(linked)]
  if (links.length === 0 || links.some(([, , href = '']) => !sheets[href]))
    return { html, style: '', styles: [] }
  const has = contentsOf(html, scriptsOf)
  // Print rules come last, wherever their link is.
  const ordered = links.toSorted(
    ([, first = ''], [, second = '']) => Number(first !== '') - Number(second !== ''),
  )
  const rules = ordered.map(([, media, href = '']) =>
    write(
      media
        ? [{ condition: `@media ${media}`, children: sheets[href] ?? [] }]
        : (sheets[href] ?? []),
      has,
    ),
  )
  const css = rules.join('')
  const nodes = links.flatMap(([, , href = '']) => sheets[href] ?? [])
  const animations = animationsOf(nodes).filter(({ animation }) => css.includes(animation))
  const own = css + [...new Set(animations.map(({ text }) => text))].join('')
  return {
    html: html.replace(linked, ''),
    style: `<style media="${supported}">${own}</style>`,
    styles: [own],
  }
}
