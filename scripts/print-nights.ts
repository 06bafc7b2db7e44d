/**
 * `npm run nights`: prints texts and events of the simulations in tests/company/given-nights.ts, or
 * of the given query strings.
 */
import { setBaseSnapshot } from '../src/content/base-snapshot.ts'
import { nightView } from '../src/content/night-view.ts'
import { givenNights } from '../tests/company/given-nights.ts'

setBaseSnapshot()
const asked = process.argv.slice(2)
for (const query of asked.length > 0 ? asked : givenNights) {
  const view = nightView(new URLSearchParams(query))
  console.log(`\n## ${query}\n${view.sentence}`)
  console.log(`   ${view.outages}\n   ${view.details}\n   platform: ${view.platform}`)
  for (const { name, value } of view.stake) console.log(`   ${name}: ${value}`)
  for (const { says, left } of view.losses) console.log(`   loss: ${says} ${left ?? ''}`)
  for (const { says, ends } of view.remedies) console.log(`   ${says}: ${ends.join(' ')}`)
  for (const { time, says } of view.table) console.log(`     ${time} ${says}`)
}
