/**
 * Runs `npm test` where an owner has changed company, brand and prices of the example in the files,
 * in a temporary copy of the repository.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ownedExample } from './company/owner-site.ts'

const results = path.resolve('test-results')
/**
 * The copy's browser tests have ports of their own, because two checkouts may be tested at the same
 * time. An owner runs `npm test`, which is not all tests.
 */
const env = {
  ...process.env,
  E2E_PORT: String(Number(process.env['E2E_PORT'] ?? 4520) + 2),
  TEST_ALL: 'false',
}

/** Copies all files that git does not ignore, and links the packages. */
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
}

const copy = mkdtempSync(path.join(tmpdir(), 'try-company-'))
try {
  copyCheckout(copy)
  process.chdir(copy)
  for (const [file, text] of ownedExample()) {
    if (text === null) rmSync(file)
    else writeFileSync(file, text)
  }
  execFileSync('node', ['scripts/format-content.ts'], { stdio: 'inherit' })
  const { status } = spawnSync('node', ['scripts/test.ts'], { stdio: 'inherit', env })
  process.exitCode = status ?? 1
  // A stage that ended early has no report.
  for (const stage of ['unit', 'http', 'site', 'e2e']) {
    const report = `test-results/${stage}.json`
    if (existsSync(report)) cpSync(report, `${results}/company-${stage}.json`)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
