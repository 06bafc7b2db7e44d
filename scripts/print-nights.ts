/**
 * `npm run nights`: prints texts and events of the simulations in tests/company/given-nights.ts, or
 * of the given query strings.
 */
import { setBaseSnapshot } from '../src/content/base-snapshot.ts'
import { eventWords } from '../src/content/example-sites/event-words.ts'
import { nightAnswer, outageWords, stakeOf } from '../src/content/example-sites/night-answer.ts'
import { remedyFor } from '../src/content/example-sites/remedy-words.ts'
import { answeredNight } from '../src/content/instrument.ts'
import { settings } from '../src/content/settings/settings.ts'
import { clockAt } from '../src/model/clock.ts'
import { createRemedies } from '../src/model/remedies.ts'
import { givenNights } from '../tests/company/given-nights.ts'

setBaseSnapshot()
const words = settings().instrument
const asked = process.argv.slice(2)
for (const query of asked.length > 0 ? asked : givenNights) {
  const { night, doors, choice } = answeredNight(new URLSearchParams(query))
  const { sentence, details } = nightAnswer(night, doors, words)
  const { rooms, losses, warning } = stakeOf(night, words)
  const remedyOf = createRemedies(night.site, night.night)
  console.log(`\n## ${query}\n${sentence}`)
  console.log(`   ${[...outageWords(night, words, choice.link === 'none'), ...details].join(' ')}`)
  for (const room of rooms) console.log(`   stake: ${room}`)
  for (const { loss, says } of losses)
    console.log(`   loss: ${says} → ${remedyFor(loss, choice, remedyOf, words).says}`)
  console.log(`   warning: ${warning ?? '–'} min`)
  for (const event of night.events)
    console.log(
      `     ${clockAt(event.minute, night.night.beginsAt)} ${eventWords(event, night, words, 'en-GB')}`,
    )
}
