import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { languagesOf, prefixIn } from '../../src/content/languages/languages.ts'
import { baseFile, baseOf, companyFile, deliveredAt } from '../../src/content/reading/delivered.ts'
import type { Company } from '../../src/content/schemas/company-schema.ts'
import { withoutPrefix, withPrefix } from '../../src/contracts/paths.ts'
import { listedPages } from './read-pages.ts'
import { startSite } from './start-site.ts'

/** `page`: its address without the prefix of its language. */
export type FailedPage = { page: string; message: string }

/** Copies what the built site reads, because its modules find that above their own place. */
function copySite(root: string, copy: string): void {
  // A link would lead back to the content itself.
  for (const name of ['content', 'starter', 'dist', 'package.json'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true, dereference: true })
  for (const name of ['node_modules', 'public', 'src'])
    if (existsSync(path.join(root, name)))
      symlinkSync(path.resolve(root, name), path.join(copy, name))
}

/**
 * Shows a language beside the first one, as if it were complete and the site open.
 * @returns the prefix of its addresses
 */
function showLanguage(root: string, language: string): string {
  const edit = <Value extends object>(name: string, change: (value: Value) => object) => {
    const file = path.join(root, deliveredAt(name, baseOf(root)))
    // It was checked against its schema.
    const value = JSON.parse(readFileSync(file, 'utf8')) as Value
    writeFileSync(file, JSON.stringify({ ...value, ...change(value) }))
    return value
  }
  edit(baseFile, () => ({ isOpen: true }))
  const company = edit<Company>(companyFile, (value) => ({
    languages: [...new Set([languagesOf(value)[0], language])],
    preparedLanguages: [],
  }))
  return prefixIn(company, language)
}

/** Whether nothing is left of the text of a page. */
const isBlank = (html: string) =>
  !/\p{L}/u.test(
    (/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html).replace(
      /<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g,
      '',
    ),
  )

/** Milliseconds in which a page has to answer. */
const mostWait = 60_000
const ask = (address: string) => fetch(address, { signal: AbortSignal.timeout(mostWait) })

/** Asks in a language for each page of the sitemap, which lists those that are not translated too. */
export async function failedPages(origin: string, prefix: string): Promise<FailedPage[]> {
  // The first request for a language waits until its content is made.
  await ask(origin + withPrefix(prefix, '/'))
  const pages = new Set((await listedPages(origin)).map((one) => withoutPrefix(prefix, one)))
  const failed: FailedPage[] = []
  for (const page of pages) {
    const address = withPrefix(prefix, page)
    const response = await ask(origin + address)
    const html = await response.text()
    if (!response.ok) failed.push({ page, message: `${address} would answer ${response.status}` })
    else if (isBlank(html)) failed.push({ page, message: `${address} would have no text` })
  }
  return failed
}

/**
 * Has the built site render the pages of a language, on a copy of the content with a change.
 * @param change writes into the copy; returns whether that changes something
 * @returns `untried`: why no page was rendered
 */
export async function tryLanguage(
  root: string,
  language: string,
  change: (copy: string) => boolean,
): Promise<{ failed: FailedPage[] } | { untried: string }> {
  if (!existsSync(path.join(root, 'dist/server/entry.mjs'))) return { untried: 'there is no build' }
  const copy = mkdtempSync(path.join(tmpdir(), 'language-'))
  try {
    copySite(root, copy)
    if (!change(copy)) return { failed: [] }
    const prefix = showLanguage(copy, language)
    const site = await startSite({ root: copy, isAlone: true }).catch(() => null)
    // An import leaves no fault with which a site does not start.
    if (!site) return { untried: 'the build does not start with these files' }
    return await failedPages(site.origin, prefix)
      .then((failed) => ({ failed }))
      .finally(site.stop)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
