/**
 * Runs the tests that read the content where an owner has changed company, brand and prices of the
 * example in the files, in a temporary copy of the repository.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ownedExample } from './company/owner-site.ts'
import { requireBuiltSite } from './site/built-site.ts'

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
  ...['contact-work', 'pro-forma', 'told-to-person'].map((one) => `tests/http/desk/${one}.test.ts`),
]
/**
 * Tests that are left out: of the example company, of the repository, whose rules ask no content,
 * and of the lists of fields, which depend on the schemas alone.
 */
const left = [
  ...globSync('tests/company/*.test.{ts,tsx}'),
  'src/content/evidence/samples.test.ts',
  ...['tests/repository', 'tests/content/entry-rights.test.ts'],
]
const results = path.resolve('test-results')
/**
 * Port of the copy's browser tests. The ordinary browser tests use two ports and may run at the
 * same time, so two is added.
 */
const env = { ...process.env, E2E_PORT: String(Number(process.env['E2E_PORT'] ?? 4520) + 2) }
const run = (command: string, ...words: string[]) => {
  const { status } = spawnSync(command, words, { stdio: 'inherit', env })
  process.exitCode ||= status ?? 1
}

/** Copies all files that git does not ignore, the cache and the build, and links the packages. */
function copyCheckout(copy: string): void {
  const versioned = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { encoding: 'utf8' },
  )
  for (const file of versioned.split('\0').filter((one) => one && existsSync(one))) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    cpSync(file, path.join(copy, file))
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  // The build is copied, because it does not depend on the texts.
  for (const folder of ['.cache', 'dist'])
    if (existsSync(folder)) cpSync(folder, path.join(copy, folder), { recursive: true })
}

requireBuiltSite()
const copy = mkdtempSync(path.join(tmpdir(), 'try-company-'))
try {
  copyCheckout(copy)
  process.chdir(copy)
  for (const place of left) rmSync(place, { recursive: true })
  for (const [file, text] of ownedExample()) {
    if (text === null) rmSync(file)
    else writeFileSync(file, text)
  }
  run('node', 'scripts/format-content.ts')
  const report = `--outputFile.json=${results}/company.json`
  const reporters = ['--reporter=default', '--reporter=json', report]
  const projects = ['--project', 'unit*', '--project', 'http']
  run('vitest', 'run', '--maxWorkers=2', ...projects, ...reporters, ...readers)
  run('playwright', 'test', 'e2e/pages/header.spec.ts')
  cpSync('test-results/e2e.json', `${results}/company-e2e.json`)
} finally {
  rmSync(copy, { recursive: true, force: true })
}
