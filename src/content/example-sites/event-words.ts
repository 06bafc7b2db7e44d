import { formatList, formatNumber } from '#src/contracts/formats.ts'
import { Link } from '#src/model/link.ts'
import type { Passage } from '#src/model/night-account.ts'
import type { NightEvent } from '#src/model/night-events.ts'
import { allRules, type Switching } from '#src/model/rules.ts'
import type { ModelSite } from '#src/model/site.ts'
import { State } from '#src/model/supply.ts'
import type { NightWords } from '../schemas/instrument-schema.ts'

/** Fills `{names}` in a sentence, and keeps each temperature on one line. */
export const say = (
  sentence: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string =>
  sentence
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
    .replaceAll(' °C', '\u00a0°C')

export const parts = (...all: (string | false | undefined)[]): string[] =>
  all.flatMap((part) => part || [])

/** Writes minutes as `3 h 59 min` or `45 min`, without line breaks. */
export function durationOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes) % 60]
  return [
    ...(hours > 0 ? [`${hours}\u00a0h`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest}\u00a0min`] : []),
  ].join('\u00a0')
}

/** "Probes (5)", or only the name for a single device. */
export const counted = ({ count, name }: { count: number; name: string }) =>
  count === 1 ? name : `${name}\u00a0(${count})`

/** Describes a rule's action in words of its example site: "the horn sounds". */
export function doesWords(
  { rule, device, to }: Pick<Switching, 'rule' | 'device' | 'to'>,
  { rules }: Pick<ModelSite, 'rules'>,
): string {
  const actions = rules.find(({ id }) => id === rule)?.actions ?? []
  const says = actions.flatMap((action) =>
    action.kind === 'switch' && action.device === device && action.says ? [action.says] : [],
  )
  return says[0] ?? `${device} ${to}`
}

/** Writes a number with a typographic minus sign. */
export const degrees = (celsius: number | string) => String(celsius).replace('-', '−')

type Answer = NightWords['answer']
const marked = (isCalculated: boolean, value: string, { calculated }: Answer) =>
  isCalculated ? say(calculated, { value }) : value
/**
 * Writes a limit, "above 8 °C"; `extremeWords` writes the value farthest beyond it with its time.
 * Both mark unmeasured values.
 */
export const beyondWords = (
  { side, celsius, isCalculated }: Passage,
  answer: Answer,
  at: 'from' | 'to' = 'from',
) => marked(isCalculated[at], say(answer[side], { celsius: degrees(celsius) }), answer)
export const extremeWords = (
  { side, extreme, extremeAt, isCalculated }: Passage,
  timeOf: (minute: number) => string,
  answer: Answer,
) => {
  const values = { celsius: degrees(extreme.toFixed(1)), time: timeOf(extremeAt + 1) }
  return marked(
    isCalculated.extreme,
    say(side === 'above' ? answer.highest : answer.lowest, values),
    answer,
  )
}

export const celsiusText = (value: number, locale: string, decimals = 1): string =>
  `${degrees(formatNumber(value, locale, decimals))}\u00a0°C`

/** Names a rule as its example site does, or by the room limit that it watches. */
export function ruleWords(id: string, site: ModelSite, { events }: NightWords): string {
  const rule = allRules(site).find((one) => one.id === id)
  if (!rule) return id
  if (rule.name) return rule.name
  const { when } = rule
  if (when.kind !== 'above' && when.kind !== 'below') return id
  const room = site.rooms.find((one) => one.id === when.room)?.name ?? when.room
  return say(events[when.kind], { room, celsius: degrees(when.celsius) })
}

/** @param clock writes the time of a minute, with its day where needed */
export function eventWords(
  event: NightEvent,
  { site, clock }: { site: ModelSite; clock: (minute: number) => string },
  words: NightWords,
  locale: string,
): string {
  const { events, answer } = words
  if (event.kind === 'link') {
    if (event.to === Link.none)
      return events[
        event.isLong && site.link === 'lte-beside-ethernet' ? 'link-none-lte' : 'link-none'
      ]
    if (event.to === Link.line) return events['link-line']
    // With LTE only, LTE comes back. Beside a line, LTE takes over, because the line failed
    // earlier.
    return event.from === Link.none && site.link === 'lte-only'
      ? events['link-lte-back']
      : events['link-lte']
  }
  return say(events[event.kind], {
    ...('device' in event && {
      device: counted(
        site.devices.find(({ id }) => id === event.device) ?? { count: 1, name: event.device },
      ),
    }),
    ...('devices' in event && {
      devices: formatList(
        event.devices.flatMap((id) => site.devices.filter((one) => one.id === id).map(counted)),
      ),
    }),
    ...('rule' in event && { rule: ruleWords(event.rule, site, words) }),
    ...('rule' in event && 'device' in event && { does: doesWords(event, site) }),
    ...('passage' in event && {
      room: site.rooms.find(({ id }) => id === event.room)?.name ?? event.room,
      beyond: beyondWords(event.passage, answer, event.kind === 'limit-kept' ? 'to' : 'from'),
      extreme: extremeWords(event.passage, clock, answer),
    }),
    ...('to' in event && { to: event.to }),
    ...('since' in event && { since: clock(event.since) }),
    ...('readings' in event && { count: formatNumber(event.readings, locale) }),
  })
}

export const deviceStateWords = (
  state: number,
  isHeard: boolean,
  { state: words }: NightWords,
): string => {
  if (state === State.stopped) return words.stopped
  if (!isHeard) return words.notHeard
  return state === State.onBattery
    ? words.onBattery
    : state === State.onInverter
      ? words.onInverter
      : words.onMains
}
