/**
 * Runs the unit tests in throw-away copies of the repository, as those of other companies, without tests/company. Without an argument: the hardest
 * case, which is in another country, zone and currency too, and only the tests that read the content. With `all`: each case, with every unit test.
 * Each leaves a report in `test-results`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { companyCases, makeCompany } from './company-cases.ts'
import { copyCheckout } from './copy-checkout.ts'
import { changes, editJson } from './owner-changes.ts'

const isAll = process.argv.includes('all')
/** What reads the content; everything else says the same of any company. */
const readers = ['src/content', 'src/editing', 'src/server/content', 'src/server/mail', 'src/ui/diagrams', 'tests/content', 'integrations']
/** Rules of the repository hold for any content, tests/company is the company's own, and the cases themselves begin with its content. */
const left = ['tests/company', 'tests/repository', 'tests/content/another-company.test.ts']
const elsewhere = { locale: 'en-DE', currency: 'EUR', timeZone: 'Asia/Kolkata' }
const checkout = process.cwd()

for (const [index, [name, change]] of Object.entries(companyCases)
  .slice(0, isAll ? undefined : 1)
  .entries()) {
  console.log(`──── a company ${name}`)
  const copy = mkdtempSync(path.join(tmpdir(), 'try-company-'))
  try {
    copyCheckout(copy)
    if (index === 0) {
      changes['company']?.make(copy)
      editJson(copy, 'content/company.json', (company) => ({ ...company, ...elsewhere }))
    }
    process.chdir(copy)
    for (const place of left) rmSync(place, { recursive: true })
    for (const [file, text] of makeCompany(change(), '2100-01-01').overlay) {
      if (text === null) rmSync(file)
      else writeFileSync(file, text)
    }
    spawnSync('node', ['scripts/format-content.ts'], { stdio: 'inherit' })
    const report = `--outputFile.json=${path.join(checkout, `test-results/company-${index}.json`)}`
    const words = ['run', '--project', 'unit*', '--reporter=default', '--reporter=json', report, ...(isAll ? [] : readers)]
    const { status } = spawnSync('node_modules/.bin/vitest', words, { stdio: 'inherit' })
    process.exitCode ||= status ?? 1
  } finally {
    process.chdir(checkout)
    rmSync(copy, { recursive: true, force: true })
  }
}
