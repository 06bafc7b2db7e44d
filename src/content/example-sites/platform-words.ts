import { firstReached, type Silence } from '#src/model/messages.ts'
import type { CalculatedNight } from '#src/model/night.ts'
import { shortGap } from '#src/model/night-account.ts'
import type { DeviceFacts } from '../schemas/facts-schema.ts'
import type { NightWords } from '../schemas/instrument-schema.ts'
import { say } from './event-words.ts'
import { capital, withStop } from './loss-words.ts'
import { clocksOf } from './night-clock.ts'

/** Describes when the platform notices a silence, and whom its own alarm reaches when. */
export function silenceWords(
  { noticedAt, deliveries }: Silence,
  { night }: Pick<CalculatedNight, 'night'>,
  { answer }: NightWords,
): string {
  const { clock } = clocksOf(night, answer)
  const reached = firstReached(deliveries)
  const key = !reached ? 'noticedNever' : reached.at === noticedAt ? 'noticedAtOnce' : 'noticed'
  return say(answer[key], {
    time: clock(noticedAt ?? 0),
    to: reached?.to,
    at: clock(reached?.at ?? 0),
  })
}

/** Silences during the power cuts that are longer than a change from line to LTE. */
export const silencesOfCut = ({ night, account }: Pick<CalculatedNight, 'night' | 'account'>) =>
  account.silences.filter(
    ({ from, to }) =>
      to - from > shortGap &&
      to > (night.mains[0]?.from ?? 0) &&
      from < (night.mains.at(-1)?.to ?? 0),
  )

/**
 * What the platform does in a night, by the plan of the sums, what is assumed of those whom it
 * calls, and what the night service would add.
 */
export function platformWords(
  calculated: CalculatedNight,
  words: NightWords,
  { facts, plan }: { facts: Pick<DeviceFacts, 'support'>; plan: string },
): string[] {
  const { site, account, result } = calculated
  const { answer } = words
  const { span } = clocksOf(calculated.night, answer)
  const silences = silencesOfCut(calculated)
  const told = [
    ...account.calls,
    ...silences.flatMap(({ deliveries }) => firstReached(deliveries) ?? []),
  ]
  // Somebody is reached while phones at the site have no network.
  const elsewhere = told.find(({ to, at }) => !site.atSite.includes(to) && result.phonesAway[at])
  const { majorMinutes, criticalMinutes } = facts.support
  return [
    ...(site.link === 'neither'
      ? [answer.platformNever]
      : silences.length === 0
        ? [answer.platformHears]
        : silences.map((silence) =>
            silence.noticedAt === null
              ? say(site.silent ? answer.silenceShort : answer.silenceNobody, {
                  span: span(silence.from, silence.to),
                })
              : withStop(capital(silenceWords(silence, calculated, words))),
          )),
    // Networks that fail once the mains is back.
    ...account.silences.flatMap((silence) =>
      silence.noticedAt !== null && silence.from >= (calculated.night.mains.at(-1)?.to ?? 0)
        ? [
            say(answer.later, {
              span: span(silence.from, silence.to),
              notice: silenceWords(silence, calculated, words),
            }),
          ]
        : [],
    ),
    ...(elsewhere ? [say(answer.elsewhere, { to: elsewhere.to })] : []),
    // An engineer who watches the platform sees nothing of a site without a network.
    ...(site.link === 'neither'
      ? []
      : [say(answer.nightService, { plan, major: majorMinutes, critical: criticalMinutes })]),
  ]
}
