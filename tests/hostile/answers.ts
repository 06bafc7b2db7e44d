import type { Page } from '@playwright/test'
import { type Answer, ask } from '../../scripts/site/ask-site.ts'
import { masterNames } from '../../src/content/pictures/picture-files.ts'

/** Parts of a parsed document that can run code or load addresses. */
export type FoundWord = {
  /**
   * Scripts by type; executable scripts with their text, or with their file name without the hash.
   */
  scripts: string[]
  data: string[]
  /** Counts of elements (`a`) and of attributes (`a href`). */
  parts: Record<string, number>
  handlers: string[]
  addresses: string[]
  fault: string
}

/** Parses a document in the browser, without running it. */
function parse({ text, type }: { text: string; type: DOMParserSupportedType }): FoundWord {
  const isMarkup = type === 'text/html'
  const root = new DOMParser().parseFromString(text, type)
  const fault = root.querySelector('parsererror')?.textContent?.trim() ?? ''
  const found: FoundWord = { scripts: [], data: [], parts: {}, handlers: [], addresses: [], fault }
  const look = (element: Element) => {
    const name = element.localName.toLowerCase()
    for (const part of [
      name,
      ...element.getAttributeNames().map((attribute) => `${name} ${attribute}`),
    ])
      found.parts[part] = (found.parts[part] ?? 0) + 1
    if (name === 'script') {
      const kind = element.getAttribute('type') ?? ''
      const isData = kind.endsWith('json')
      if (isData) found.data.push(element.textContent ?? '')
      const file = element.getAttribute('src')?.replace(/\.[\w-]{8}(?=\.js$)/, '')
      found.scripts.push(`${kind} ${isData ? '' : (file ?? element.textContent)}`)
    }
    for (const { name: attribute, value } of element.attributes) {
      // Browsers drop spaces and control characters before they read an address
      // (https://url.spec.whatwg.org/#concept-basic-url-parser).
      const isRun = /^(javascript|vbscript|data:text)/i.test(
        [...value].filter((letter) => letter > ' ').join(''),
      )
      if (
        /^(on|srcdoc$)/i.test(attribute) ||
        (isRun && /href|src|action|data|poster|^to$|^from$|^values$/i.test(attribute))
      )
        found.handlers.push(`<${name} ${attribute}="${value}">`)
      if (/^(href|src|content)$/.test(attribute)) found.addresses.push(value)
    }
    if (!isMarkup && /^(loc|link)$/.test(name)) found.addresses.push(element.textContent ?? '')
    if (element instanceof HTMLTemplateElement)
      for (const inner of element.content.querySelectorAll('*')) look(inner)
  }
  for (const element of root.querySelectorAll('*')) look(element)
  return found
}

const documentTypes = [
  'text/html',
  'application/xhtml+xml',
  'application/xml',
  'text/xml',
  'image/svg+xml',
] as const

export async function parseDocument(
  browserPage: Page,
  text: string,
  type: string,
): Promise<FoundWord | undefined> {
  const known =
    documentTypes.find((one) => one === type) ??
    (/\+xml$/.test(type) ? 'application/xml' : undefined)
  return known && browserPage.evaluate(parse, { text, type: known })
}

export type Visited = Answer & { type: string; found: FoundWord | undefined }

export async function visit(
  origin: string,
  target: string,
  browserPage: Page,
  cookie = '',
): Promise<Visited> {
  const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate', ...(cookie && { cookie }) }
  const answer = await ask(origin, target, { headers })
  const type = String(answer.headers['content-type'] ?? '').replace(/;.*/, '')
  return { ...answer, type, found: await parseDocument(browserPage, answer.body, type) }
}

/** Examples of picture pages, which differ only in the picture and its alternative text. */
export const picturePages = ['logo', masterNames()[0] ?? '', 'no-such-image'].map(
  (name) => `/image/${name.replaceAll('/', '-')}`,
)
export const isOfOtherPicture = (target: string) =>
  target.startsWith('/image/') && !picturePages.includes(target)

/**
 * Maximum number of addresses to read if addresses differ only in the values of their parameters.
 */
const atMost = 2

/** `own`: the site's origins. */
type Bounds = {
  seeds: readonly string[]
  own: readonly string[]
  isLeftOut: (target: string) => boolean
}

/** Follows addresses within a site. */
export async function crawl(
  origin: string,
  browserPage: Page,
  { seeds, own, isLeftOut }: Bounds,
): Promise<Map<string, Visited>> {
  const visited = new Map<string, Visited>()
  const alike = new Map<string, number>()
  const queue = [...seeds]
  for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
    if (visited.has(target) || isLeftOut(target)) continue
    const { pathname, searchParams } = new URL(target, origin)
    const kind = [pathname, ...searchParams.keys()].join(' ')
    const count = (alike.get(kind) ?? 0) + 1
    if (count > atMost) continue
    alike.set(kind, count)
    const answer = await visit(origin, target, browserPage)
    visited.set(target, answer)
    for (const address of answer.found?.addresses ?? []) {
      if (!/^(\/(?!\/)|https?:)/.test(address) || !URL.canParse(address, origin)) continue
      const url = new URL(address, origin)
      if (own.includes(url.origin)) queue.push(url.pathname + url.search)
    }
  }
  return visited
}
