/**
 * Runs the tests that read the content with the content of other companies, each in a temporary
 * copy of the repository. Words select companies by name.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { companyCases, makeCompany } from './company/company-cases.ts'
import { copyCheckout } from './company/copy-checkout.ts'
import { requireBuiltSite } from './site/built-site.ts'

const wanted = process.argv.slice(2).join(' ')
/** Tests that read the content. All other tests have the same result for any company. */
const readers = [
  ...[
    'src/content',
    'src/editor/texts',
    'src/server/mail',
    'src/site/drawings',
    'tests/content',
    'integrations',
  ],
  'tests/http/editor/opening.test.ts',
  ...['contact-work', 'pro-forma', 'told-to-person'].map((one) => `tests/http/desk/${one}.test.ts`),
]
/**
 * Tests that are left out: of this company, of the repository, whose rules ask no content, and of
 * the lists of fields, which depend on the schemas alone.
 */
const left = ['tests/company', 'tests/repository', 'tests/content/entry-rights.test.ts']
const checkout = process.cwd()
const results = path.resolve('test-results')
/**
 * Port of the copies' browser tests. The ordinary browser tests use two ports and may run at the
 * same time, so two is added.
 */
const env = { ...process.env, E2E_PORT: String(Number(process.env['E2E_PORT'] ?? 4520) + 2) }
const run = (command: string, ...words: string[]) => {
  const { status } = spawnSync(command, words, { stdio: 'inherit', env })
  process.exitCode ||= status ?? 1
}

/** Makes a case; undefined, and says why, where this content does not allow it. */
function overlayOf(change: (typeof companyCases)[string]) {
  try {
    return makeCompany(change(), '2100-01-01').overlay
  } catch (fault) {
    console.log(`Left out, because it has faults that only a person can mend:\n${String(fault)}`)
    return undefined
  }
}

requireBuiltSite()
for (const [index, [name, change]] of Object.entries(companyCases).entries()) {
  if (!name.includes(wanted)) continue
  console.log(`──── a company ${name}`)
  const copy = mkdtempSync(path.join(tmpdir(), 'try-company-'))
  try {
    copyCheckout(copy)
    // The build is copied, because it does not depend on the texts.
    cpSync('dist', path.join(copy, 'dist'), { recursive: true })
    process.chdir(copy)
    for (const place of left) rmSync(place, { recursive: true })
    const overlay = overlayOf(change)
    if (!overlay) continue
    for (const [file, text] of overlay) {
      if (text === null) rmSync(file)
      else writeFileSync(file, text)
    }
    run('node', 'scripts/format-content.ts')
    const report = `--outputFile.json=${results}/company-${index}.json`
    const reporters = ['--reporter=default', '--reporter=json', report]
    run(
      'vitest',
      'run',
      '--maxWorkers=2',
      '--project',
      'unit*',
      '--project',
      'http',
      ...reporters,
      ...readers,
    )
    run('playwright', 'test', 'e2e/pages/header.spec.ts')
    cpSync('test-results/e2e.json', `${results}/company-e2e-${index}.json`)
  } finally {
    process.chdir(checkout)
    rmSync(copy, { recursive: true, force: true })
  }
}
