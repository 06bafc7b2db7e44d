/**
 * Starts the built site in the made language, and lists texts of what it answers that are still
 * plain English, with the number of places that have them.
 * @example node scripts/language/find-plain.ts /contact /book
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeChangedRoot } from '../../tests/changed-root.ts'
import { startSite } from '../site/start-site.ts'
import { madeLanguage } from './made-language.ts'
import { plainWordsOf } from './plain-words.ts'
import { readLanguage } from './read-language.ts'
import { textsOfPage } from './texts-of-answer.ts'

const root = mkdtempSync(path.join(tmpdir(), 'made-language-'))
makeChangedRoot(root, madeLanguage())
const site = await startSite({ root })

async function readAsked(addresses: readonly string[]) {
  const pages = new Map<string, readonly string[]>()
  for (const address of addresses)
    pages.set(address, textsOfPage(await (await fetch(site.origin + address)).text()))
  return pages
}

try {
  const asked = process.argv.slice(2)
  const read = asked.length > 0 ? await readAsked(asked) : (await readLanguage(site)).texts
  const found = new Map<string, string[]>()
  for (const [name, texts] of read)
    for (const text of new Set(texts))
      if (plainWordsOf(text).length > 0) found.set(text, [...(found.get(text) ?? []), name])
  for (const [text, on] of [...found].sort((one, other) => other[1].length - one[1].length))
    console.info(`${on.length}\t${on[0]}\t${text.slice(0, 200)}`)
} finally {
  await site.stop()
  rmSync(root, { recursive: true, force: true })
}
