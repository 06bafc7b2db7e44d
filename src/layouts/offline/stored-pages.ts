import { offlineMark, shellPages } from '#src/contracts/offline-worker.ts'
import { withPrefix } from '#src/contracts/paths.ts'

// The pages that a browser holds for when there is no network (decision 0125): a page is stored
// together with its scripts, styles and pictures, and removed together with those that no other page
// uses.

const pagesName = 'offline-pages'
const filesName = 'offline-files'
const most = { pages: 60, bytes: 30_000_000 } as const
/** Headers of what is stored. */
const facts = { at: 'x-stored-at', files: 'x-stored-files', bytes: 'x-stored-bytes' } as const

/** Scripts that pages load by themselves, without naming them in their HTML. */
const furtherFiles = ['/offline.js', '/queued-requests.js', '/favicon.svg']
const isBuilt = (path: string) => path.startsWith('/_astro/')
const isFile = (path: string) => isBuilt(path) || furtherFiles.some((file) => path.endsWith(file))
/** The prefix of a page's language (server/html/finish-html.ts). */
const prefixOf = (html: string) => {
  const [root] = html.split('>', 2).filter((tag) => tag.includes('<html'))
  return /data-prefix="([^"]{1,40})"/.exec(root ?? '')?.[1] ?? ''
}
const isCode = (path: string) => /\.(js|css)$/.test(path)

const openPages = () => caches.open(pagesName)
const openFiles = () => caches.open(filesName)
export const deleteStored = () =>
  Promise.all([pagesName, filesName].map((name) => caches.delete(name)))

/** Whether a response is a page of our own that the server lets browsers store. */
export const mayBeStored = (response: Response): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  response.headers.get(offlineMark) === 'yes'

const listOf = (response: Response): string[] => {
  const list: unknown = JSON.parse(response.headers.get(facts.files) ?? '[]')
  return Array.isArray(list) ? list.map(String) : []
}
export const storedAt = (response: Response): number => Number(response.headers.get(facts.at))
const bytesOf = (response: Response) => Number(response.headers.get(facts.bytes))

/** @param page path and query */
export const findPage = async (page: string): Promise<Response | undefined> =>
  (await openPages()).match(page)

export async function listPages(): Promise<{ page: string; response: Response }[]> {
  const cache = await openPages()
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const response = await cache.match(url)
      const { pathname, search } = new URL(url)
      return response ? [{ page: pathname + search, response }] : []
    }),
  )
  return pages.flat().sort((a, b) => storedAt(b.response) - storedAt(a.response))
}

export const findFile = async (path: string): Promise<Response | undefined> =>
  isFile(path) ? (await openFiles()).match(path) : undefined

/** Copies a response with further headers. */
const copyOf = (body: BodyInit, { headers, status }: Response, more: Record<string, string>) =>
  new Response(body, { status, headers: { ...Object.fromEntries(headers), ...more } })

/**
 * Finds the scripts and styles that a page or a script names. Typefaces and pictures are stored when
 * the visitor's browser has loaded them, because it chooses among those that a page names.
 */
const filesIn = (text: string): string[] => [
  ...(text.match(/\/_astro\/[\w.@-]+/g) ?? []).filter((path) => /\.(?:js|css)$/.test(path)),
  ...[...text.matchAll(/["'`(]\.\/([\w.@-]+\.(?:js|css))/g)].map(([, name]) => `/_astro/${name}`),
]

/**
 * Stores a file, unless it is there, and what its text names.
 * @param seen gets the paths of all of them
 * @throws if one cannot be fetched
 */
async function storeFile(path: string, seen: Set<string>): Promise<void> {
  if (seen.has(path)) return
  seen.add(path)
  const cache = await openFiles()
  let response = isBuilt(path) ? await cache.match(path) : undefined
  if (!response) {
    const fetched = await fetch(path, { priority: 'low' })
    if (fetched.status !== 200 || fetched.type !== 'basic' || fetched.redirected)
      throw new Error(`${path} cannot be stored`)
    const body = await fetched.arrayBuffer()
    response = copyOf(body, fetched, { [facts.bytes]: String(body.byteLength) })
    await cache.put(path, response.clone())
  }
  if (isCode(path)) for (const name of filesIn(await response.text())) await storeFile(name, seen)
}

/**
 * Stores a page of which all scripts and styles can be fetched; otherwise an earlier copy stays.
 * @param page path and query
 */
export async function storePage(page: string, response: Response): Promise<void> {
  if (mayBeStored(response)) await write(page, response, [])
}

/**
 * Adds to a stored page what the visitor's page has loaded.
 * @param loaded paths of pictures and typefaces
 */
export async function storeFiles(page: string, loaded: readonly string[]): Promise<void> {
  const stored = await findPage(page)
  if (!stored) return
  const html = await stored.clone().text()
  const isNew = (path: string) =>
    isBuilt(path) && html.includes(path) && !listOf(stored).includes(path)
  const added = loaded.filter(isNew)
  if (added.length > 0) await write(page, stored, added, storedAt(stored))
}

async function write(
  page: string,
  response: Response,
  added: readonly string[],
  at = Date.now(),
): Promise<void> {
  const earlier = await findPage(page)
  const html = await response.text()
  const files = new Set<string>()
  const further = furtherFiles.map((path) => withPrefix(prefixOf(html), path))
  for (const path of [...filesIn(html), ...further]) await storeFile(path, files)
  const shown = [...added, ...(earlier ? listOf(earlier) : [])].filter(
    (path) => isBuilt(path) && html.includes(path),
  )
  for (const path of shown) await storeFile(path, files).catch(() => files.delete(path))
  const stored = copyOf(html, response, {
    [facts.at]: String(at),
    [facts.files]: JSON.stringify([...files]),
    [facts.bytes]: String(html.length),
  })
  await (await openPages()).put(page, stored)
  await removeOldest()
}

/** Removes the oldest pages beyond the bounds, and files of no page. */
async function removeOldest(): Promise<void> {
  const [pages, files] = [await openPages(), await openFiles()]
  const sizes = new Map(
    await Promise.all(
      (await files.keys()).map(async ({ url }) => {
        const file = await files.match(url)
        return [new URL(url).pathname, file ? bytesOf(file) : 0] as const
      }),
    ),
  )
  const used = new Set<string>()
  let bytes = 0
  const isShell = (page: string) => shellPages.some((shell) => page.endsWith(shell))
  const all = await listPages()
  const ordered = [
    ...all.filter(({ page }) => isShell(page)),
    ...all.filter(({ page }) => !isShell(page)),
  ]
  for (const [at, { page, response }] of ordered.entries()) {
    const own = listOf(response)
    const added = own
      .filter((path) => !used.has(path))
      .reduce((sum, path) => sum + (sizes.get(path) ?? 0), bytesOf(response))
    if (at >= most.pages || (bytes + added > most.bytes && !isShell(page))) {
      await pages.delete(page)
      continue
    }
    bytes += added
    for (const path of own) used.add(path)
  }
  for (const path of sizes.keys()) if (!used.has(path)) await files.delete(path)
}
