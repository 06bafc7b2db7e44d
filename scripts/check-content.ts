/**
 * `npm run check:content`: checks every content file and prints each fault as `file:line: message`.
 */
import { dateOfCompany } from '../src/content/base-snapshot.ts'
import { checkContent } from '../src/content/check/check-content.ts'
import { describeProblem } from '../src/content/reading/yaml-file.ts'
import { settingSchemas } from '../src/content/schemas/setting-schemas.ts'

const { entries, problems, warnings, outdated } = checkContent('.', dateOfCompany('.'))
for (const warning of [...warnings, ...outdated])
  console.warn(`${describeProblem(warning)} (a warning)`)
if (problems.length > 0) {
  for (const problem of problems) console.error(describeProblem(problem))
  console.error(problems.length === 1 ? '1 fault' : `${problems.length} faults`)
  process.exit(1)
}
console.log(`${Object.keys(settingSchemas).length + entries.length} content files without a fault`)
