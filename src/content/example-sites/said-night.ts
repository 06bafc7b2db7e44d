import type { Choice } from '#src/model/choice.ts'
import { calculateNight } from '#src/model/night.ts'
import type { DeviceFacts } from '../schemas/facts-schema.ts'
import type { InstrumentWords } from '../schemas/instrument-schema.ts'
import type { Settings } from '../schemas/setting-schemas.ts'
import { eventWords } from './event-words.ts'
import type { ExampleSite } from './example-site.ts'
import { stakeOf } from './loss-words.ts'
import { nightAnswer } from './night-answer.ts'
import { clocksOf } from './night-clock.ts'
import { outageWords } from './outage-words.ts'
import { platformWords } from './platform-words.ts'

export type Saying = {
  words: InstrumentWords
  locale: string
  facts: Pick<DeviceFacts, 'support'>
  /** Name of the support plan in the sums. */
  plan: string
}

export function sayingOf({
  instrument: words,
  facts,
  prices,
  company,
}: Pick<Settings, 'instrument' | 'facts' | 'prices' | 'company'>): Saying {
  const plan = prices.plans.find(({ id }) => id === prices.sums.plan)?.name ?? ''
  return { words, facts, plan, locale: company.locale }
}

/** A night of an example site with all that is said of it. */
export function sayNight(
  { site, night }: Pick<ExampleSite, 'site' | 'night'>,
  choice: Choice,
  saying: Saying,
) {
  const { words, locale } = saying
  const calculated = calculateNight(site, night, choice)
  const { clockFor, span } = clocksOf(calculated.night, words.answer)
  const tableClock = clockFor(calculated.events.map(({ minute }) => minute))
  return {
    ...calculated,
    usual: night,
    words,
    locale,
    plan: saying.plan,
    span,
    ...nightAnswer(calculated, words),
    outages: outageWords(calculated, words),
    platform: platformWords(calculated, words, saying),
    stake: stakeOf(calculated, words),
    table: calculated.events.map((event) => ({
      event,
      time: tableClock(event.minute),
      says: eventWords(event, { site: calculated.site, clock: tableClock }, words, locale),
    })),
  }
}
export type SaidNight = ReturnType<typeof sayNight>
