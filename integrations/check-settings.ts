import { checkSettings } from '../src/content/setting-schemas.ts'
import { describeProblem } from '../src/content/yaml-file.ts'

// Imported before all else by what builds or checks the site: a wrong setting ends it here, with file, line and field.
const problems = checkSettings('.')
if (problems.length > 0) throw new Error(`The settings have faults:\n${problems.map(describeProblem).join('\n')}`)
