/** `npm run check:content`: checks every content file and prints each fault as `file:line: message`. */
import { checkSettings } from '../src/content/setting-schemas.ts'
import { describeProblem, type Problem } from '../src/content/yaml-file.ts'

function fail(problems: Problem[]): never {
  for (const problem of problems) console.error(describeProblem(problem))
  console.error(problems.length === 1 ? '1 fault' : `${problems.length} faults`)
  process.exit(1)
}

const settings = checkSettings('.')
if (settings.length > 0) fail(settings)
// Loaded only now: these modules take the settings as they are.
const { checkContent } = await import('../src/content/check-content.ts')
const { today } = await import('../src/content/today.ts')
const { entries, problems, warnings } = checkContent('.', today())
for (const warning of warnings) console.warn(`${describeProblem(warning)} (a warning)`)
if (problems.length > 0) fail(problems)
console.log(`${entries.length} content files without a fault`)
