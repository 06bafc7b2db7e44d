/**
 * Starts the built site in the made language, and lists texts of its pages that are still plain
 * English, with the number of pages that have them.
 * @example node scripts/language/find-plain.ts /contact /book
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeChangedRoot } from '../../tests/changed-root.ts'
import { readPages } from '../site/read-pages.ts'
import { startSite } from '../site/start-site.ts'
import { madeLanguage } from './made-language.ts'
import { plainWordsOf } from './plain-words.ts'
import { readAnswers } from './read-answers.ts'
import { textsOfPage } from './texts-of-answer.ts'

const root = mkdtempSync(path.join(tmpdir(), 'made-language-'))
makeChangedRoot(root, madeLanguage())
const site = await startSite({ root })
try {
  const asked = process.argv.slice(2)
  const pages =
    asked.length > 0
      ? new Map(
          await Promise.all(
            asked.map(async (address) => {
              const html = await (await fetch(site.origin + address)).text()
              return [address, { html }] as const
            }),
          ),
        )
      : await readPages(site.origin, { pictures: 'logo' })
  const answers = asked.length > 0 ? new Map() : await readAnswers(site)
  const found = new Map<string, string[]>()
  for (const [address, { html }] of pages)
    for (const text of new Set(textsOfPage(html)))
      if (plainWordsOf(text).length > 0) found.set(text, [...(found.get(text) ?? []), address])
  for (const [name, texts] of answers)
    for (const text of new Set<string>(texts))
      if (plainWordsOf(text).length > 0) found.set(text, [...(found.get(text) ?? []), name])
  for (const [text, on] of [...found].sort((one, other) => other[1].length - one[1].length))
    console.info(`${on.length}\t${on[0]}\t${text.slice(0, 200)}`)
} finally {
  await site.stop()
  rmSync(root, { recursive: true, force: true })
}
