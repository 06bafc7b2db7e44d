import type { Choice } from '#src/model/choice.ts'
import { calculateNight } from '#src/model/night.ts'
import type { InstrumentWords } from '../schemas/instrument-schema.ts'
import type { Settings } from '../schemas/setting-schemas.ts'
import { eventWords } from './event-words.ts'
import type { ExampleSite } from './example-site.ts'
import { stakeOf } from './loss-words.ts'
import { nightAnswer } from './night-answer.ts'
import { clocksOf } from './night-clock.ts'
import { outageWords } from './outage-words.ts'
import { platformWords } from './platform-words.ts'

export type Saying = { words: InstrumentWords; locale: string }

export const sayingOf = ({
  instrument: words,
  company,
}: Pick<Settings, 'instrument' | 'company'>): Saying => ({ words, locale: company.locale })

/** A night of an example site with all that is said of it. */
export function sayNight(
  { data, site, night }: Pick<ExampleSite, 'data' | 'site' | 'night'>,
  choice: Choice,
  saying: Saying,
) {
  const { words, locale } = saying
  const calculated = calculateNight(site, night, choice)
  const doors = data.devices.flatMap((device) => (device.opensDoor ? [device.id] : []))
  const { clock, span } = clocksOf(calculated.night, words.answer)
  return {
    ...calculated,
    usual: night,
    words,
    span,
    ...nightAnswer(calculated, doors, words),
    outages: outageWords(calculated, words),
    platform: platformWords(calculated, words),
    stake: stakeOf(calculated, words),
    table: calculated.events.map((event) => ({
      event,
      time: clock(event.minute),
      says: eventWords(event, { site: calculated.site, clock }, words, locale),
    })),
  }
}
export type SaidNight = ReturnType<typeof sayNight>
