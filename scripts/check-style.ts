/**
 * `npm run check:style`: advises those who write the delivered texts on their words. Another owner's
 * style is their own, so the site itself knows none of these rules.
 */

import { checkContent } from '../src/content/check/check-content.ts'
import { dateOfCompany } from '../src/content/reading/date-of-company.ts'
import { describeProblem } from '../src/content/reading/yaml-file.ts'
import { adviseOnStyle } from './style/style.ts'

const { entries, checkedWith } = checkContent('.', dateOfCompany('.'))
if (!checkedWith?.settings?.facts) throw new Error('A setting has a fault: npm run check:content')
const advice = adviseOnStyle(entries, checkedWith.settings.facts).map(describeProblem)
for (const line of advice) console.warn(line)
console.log(advice.length === 1 ? '1 sentence to look at' : `${advice.length} sentences to look at`)
process.exitCode = advice.length > 0 ? 1 : 0
