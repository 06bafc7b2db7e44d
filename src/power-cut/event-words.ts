import { counted, degrees } from '#src/content/example-sites/figure-words.ts'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { formatList, formatNumber } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import { clockAt } from '#src/site-model/clock.ts'
import { allRules, type Switching } from '#src/site-model/rules.ts'
import type { ModelSite, Night } from '#src/site-model/site.ts'
import type { AccountPassage } from './night-account.ts'
import type { NightEvent } from './night-events.ts'

const withoutMissing = (values: Readonly<Record<string, string | number | undefined>>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, string | number][] =>
      value === undefined ? [] : [[name, value]],
    ),
  )

/** Says a sentence of a night with each temperature on one line. */
export const sayOfNight = (
  sentence: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string => say(sentence, withoutMissing(values)).replaceAll(' °C', '\u00a0°C')

export const parts = (...all: (string | false | undefined)[]): string[] =>
  all.flatMap((part) => part || [])

/** The sentence that an example site has for a rule's action: "By rule, the siren sounds." */
function actionWords(
  { rule, device }: Pick<Switching, 'rule' | 'device'>,
  { rules }: Pick<ModelSite, 'rules'>,
): string | undefined {
  const actions = rules.find(({ id }) => id === rule)?.actions ?? []
  return actions.flatMap((action) =>
    action.kind === 'switch' && action.device === device && action.words ? [action.words] : [],
  )[0]
}

/** Writes a limit: “above 8 °C”. */
export const beyondWords = (
  { side, celsius }: Pick<AccountPassage, 'side' | 'celsius'>,
  answer: InstrumentWords['answer'],
) => sayOfNight(answer[side], { celsius: degrees(celsius) })

/** Names a rule as its example site does, or by the room limit that it watches. */
export function ruleWords(id: string, site: ModelSite, { events }: InstrumentWords): string {
  const rule = allRules(site).find((one) => one.id === id)
  if (!rule) return id
  if (rule.name) return rule.name
  const { when } = rule
  if (when.kind !== 'above' && when.kind !== 'below') return id
  const room = site.rooms.find((one) => one.id === when.room)?.name ?? when.room
  return sayOfNight(events[when.kind], { room, celsius: degrees(when.celsius) })
}

/** Says an event in a sentence. */
export function eventWords(
  event: NightEvent,
  { site, night }: { site: ModelSite; night: Pick<Night, 'beginsAt'> },
  words: InstrumentWords,
  locale: string,
): string {
  const named = (id: string) => site.devices.filter((one) => one.id === id).map(counted)
  const own = event.kind === 'switched' ? actionWords(event, site) : undefined
  return sayOfNight(own ?? words.events[event.kind], {
    ...('devices' in event && {
      devices: formatList(event.devices.flatMap(named), 'conjunction', locale),
    }),
    ...('rule' in event && { rule: ruleWords(event.rule, site, words) }),
    ...('device' in event && { device: named(event.device).join() }),
    ...('passage' in event && {
      room: site.rooms.find(({ id }) => id === event.room)?.name ?? event.room,
      beyond: beyondWords(event.passage, words.answer),
    }),
    ...('to' in event && { to: event.to }),
    ...('since' in event && { since: clockAt(event.since, night.beginsAt) }),
    ...('readings' in event && { count: formatNumber(event.readings, locale) }),
  })
}

/** Says who knows of an event when it happens; empty for what only the gateway records. */
export function knownBy(event: NightEvent, { notes }: InstrumentWords): string {
  if (
    event.kind === 'alarm-sent' ||
    event.kind === 'alarm-passed' ||
    event.kind === 'silence-notified' ||
    event.kind === 'silence-passed'
  )
    return event.to
  return event.kind === 'switched' && event.device === 'siren' ? notes.onSite : ''
}
