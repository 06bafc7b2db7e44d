/** `npm run check:content`: checks every content file and prints each fault as `file:line: message`. */
import { checkContent } from '../src/content/check-content.ts'
import { today } from '../src/content/today.ts'
import { describeProblem } from '../src/content/yaml-file.ts'

const { entries, problems } = checkContent('.', today())
for (const problem of problems) console.error(describeProblem(problem))
console.log(problems.length > 0 ? `${problems.length} faults` : `${entries.length} content files without a fault`)
process.exitCode = problems.length > 0 ? 1 : 0
