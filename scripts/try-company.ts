/**
 * Runs the tests that depend on the company in a throw-away copy of the repository, as another one's: in another country, zone and currency,
 * with amounts before their sign, and without sister sites.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyCheckout } from './copy-checkout.ts'
import { changes, editJson } from './owner-changes.ts'

const ofContent = readdirSync('tests/content').filter((name) => name.includes('.test.'))
const places = ['src/content', 'src/server/mail', ...ofContent.map((name) => `tests/content/${name}`)]
const elsewhere = { locale: 'en-DE', currency: 'EUR', timeZone: 'Asia/Kolkata' }

const copy = mkdtempSync(path.join(tmpdir(), 'try-company-'))
try {
  copyCheckout(copy)
  changes['company']?.make(copy)
  editJson(copy, 'content/company.json', (company) => ({ ...company, ...elsewhere }))
  const words = ['run', '--project', 'unit', ...places, ...process.argv.slice(2)]
  const { status } = spawnSync(path.join(copy, 'node_modules/.bin/vitest'), words, { cwd: copy, stdio: 'inherit' })
  process.exitCode = status ?? 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}
