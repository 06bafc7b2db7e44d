/**
 * `npm run check:content`: checks every content file and prints each fault as `file:line: message`,
 * after the warnings, which are grouped by file. While the company is the example, it also checks
 * what is true of the delivered texts alone.
 */
import { globSync } from 'node:fs'
import { checkContent } from '../src/content/check/check-content.ts'
import { checkInLanguage } from '../src/content/check/check-in-language.ts'
import { signsWithoutTypeface } from '../src/content/check/check-typefaces.ts'
import {
  catalogueFaults,
  missingOfComplete,
  openEntries,
} from '../src/content/languages/check-languages.ts'
import { languagesOf } from '../src/content/languages/languages.ts'
import { dateOfCompany } from '../src/content/reading/date-of-company.ts'
import { baseNames, baseOf, deliveredAt, layerOf } from '../src/content/reading/delivered.ts'
import { describeProblem } from '../src/content/reading/yaml-file.ts'
import { sampleCompany } from '../src/content/schemas/sample-company.ts'
import { settingSchemas } from '../src/content/schemas/setting-schemas.ts'
import { checkSample } from './sample/sample-facts.ts'

const checked = checkContent('.', dateOfCompany('.'))
const { entries, deletable } = checked
const company = checked.checkedWith?.settings?.company
const files = { root: '.', overlay: layerOf('.') }
const languages = company ? languagesOf(company) : []
const onDisk = globSync('*', { cwd: 'content/languages' })
const ofTranslations = [...new Set([...languages.slice(1), ...onDisk])].flatMap((language) =>
  language === languages[0]
    ? []
    : checkInLanguage('.', dateOfCompany('.'), layerOf('.'), { language }).faults,
)
const other = baseNames.find((base) => base !== baseOf('.')) ?? 'plain'
const problems = [
  ...checked.problems,
  ...ofTranslations,
  // The files of the other base are delivered too, and may be chosen at any time.
  ...(other === 'plain'
    ? checkContent('.', dateOfCompany('.'), layerOf('.', other)).problems.map((problem) => ({
        ...problem,
        file: deliveredAt(problem.file, other),
      }))
    : []),
  ...catalogueFaults('.'),
  ...languages.flatMap((language) => missingOfComplete(language, languages[0] ?? '', files)),
  ...(company?.name === sampleCompany.name ? checkSample('.', entries, company) : []),
]
const open = languages.flatMap((language) => openEntries(language, languages[0] ?? '', files))
const prices = checked.checkedWith?.settings?.prices
const currencies = company && prices ? [company.currency, prices.local.currency] : []
const signs = company
  ? signsWithoutTypeface('.', { locale: company.locale, languages, currencies })
  : []
const warnings = Map.groupBy([...checked.warnings, ...open, ...signs], ({ file }) => file)
for (const [file, found] of warnings) {
  console.warn(`${file} (${found.length === 1 ? 'a warning' : `${found.length} warnings`})`)
  for (const { line, message } of found.toSorted((one, other) => one.line - other.line))
    console.warn(`  ${line}: ${message}`)
}
for (const file of deletable)
  console.warn(`${file} needs a product that is not there: this page can be deleted`)
if (problems.length > 0) {
  for (const problem of problems.toSorted((one, other) => one.file.localeCompare(other.file)))
    console.error(describeProblem(problem))
  console.error(problems.length === 1 ? '1 fault' : `${problems.length} faults`)
  process.exit(1)
}
console.log(`${Object.keys(settingSchemas).length + entries.length} content files without a fault`)
