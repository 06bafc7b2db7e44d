import { formatNumber } from '#src/contracts/formats.ts'
import { clockAt } from '#src/model/clock.ts'
import { Link } from '#src/model/link.ts'
import type { NightEvent } from '#src/model/night-events.ts'
import { allRules, type Switching } from '#src/model/rules.ts'
import type { ModelSite, Night } from '#src/model/site.ts'
import { State } from '#src/model/supply.ts'
import type { NightWords } from '../schemas/instrument-schema.ts'

/** Fills `{names}` in a sentence, with each temperature on one line. */
export const say = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole).replaceAll(' °C', '\u00a0°C')

/** `3 h 59 min`, `45 min`: minutes as a text writes them, on one line. */
export function durationOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes) % 60]
  return [...(hours > 0 ? [`${hours}\u00a0h`] : []), ...(rest > 0 || hours === 0 ? [`${rest}\u00a0min`] : [])].join('\u00a0')
}

/** "Probes (5)", or the name alone where there is one. */
export const counted = ({ count, name }: { count: number; name: string }) => (count === 1 ? name : `${name}\u00a0(${count})`)

/** What a rule's switching does, in words of its example site: "the horn sounds". */
export function doesWords({ rule, device, to }: Pick<Switching, 'rule' | 'device' | 'to'>, { rules }: Pick<ModelSite, 'rules'>): string {
  const actions = rules.find(({ id }) => id === rule)?.actions ?? []
  const says = actions.flatMap((action) => (action.kind === 'switch' && action.device === device && action.says ? [action.says] : []))
  return says[0] ?? `${device} ${to}`
}

/** −18.0 °C with the minus sign of a text. */
export const celsiusText = (value: number, locale: string, decimals = 1): string =>
  `${formatNumber(value, locale, decimals).replace('-', '−')}\u00a0°C`

/** What a rule is called: by its example site, or by the limit of the room that makes it. */
export function ruleWords(id: string, site: ModelSite, { events }: NightWords): string {
  const rule = allRules(site).find((one) => one.id === id)
  if (!rule) return id
  if (rule.name) return rule.name
  const { when } = rule
  if (when.kind !== 'above' && when.kind !== 'below') return id
  const room = site.rooms.find((one) => one.id === when.room)?.name ?? when.room
  return say(events[when.kind], { room, celsius: String(when.celsius).replace('-', '−') })
}

export function eventWords(
  event: NightEvent,
  { site, night }: { site: ModelSite; night: Night },
  words: NightWords,
  locale: string,
): string {
  const deviceOf = (id: string) => counted(site.devices.find((one) => one.id === id) ?? { count: 1, name: id })
  const ruleOf = (id: string) => ruleWords(id, site, words)
  const { events } = words
  switch (event.kind) {
    case 'link':
      if (event.to === Link.none) return events[event.isLong && site.link === 'lte-beside-ethernet' ? 'link-none-lte' : 'link-none']
      if (event.to === Link.line) return events['link-line']
      // There is no line to take over from, or it failed before LTE did.
      return event.from === Link.none && site.link === 'lte-only' ? events['link-lte-back'] : events['link-lte']
    case 'device-stopped':
    case 'device-back':
    case 'device-on-battery':
    case 'device-not-heard':
    case 'device-heard':
      return say(events[event.kind], { device: deviceOf(event.device) })
    case 'switched':
    case 'not-switched':
      return say(events[event.kind], { rule: ruleOf(event.rule), device: deviceOf(event.device), does: doesWords(event, site) })
    case 'alarm-raised':
    case 'alarm-sent':
    case 'alarm-passed':
    case 'alarm-cleared':
      return say(events[event.kind], { rule: ruleOf(event.rule), to: event.to })
    case 'limit-passed':
    case 'limit-kept': {
      const { side, celsius, extreme, extremeAt } = event.passage
      const { answer } = words
      const degrees = (value: number | string) => String(value).replace('-', '−')
      return say(events[event.kind], {
        room: site.rooms.find(({ id }) => id === event.room)?.name ?? event.room,
        beyond: say(answer[side], { celsius: degrees(celsius) }),
        extreme: say(side === 'above' ? answer.highest : answer.lowest, {
          celsius: degrees(extreme.toFixed(1)),
          time: clockAt(extremeAt + 1, night.beginsAt),
        }),
      })
    }
    case 'record-complete':
      return say(events[event.kind], { count: formatNumber(event.readings, locale) })
    default:
      return events[event.kind]
  }
}

export const deviceStateWords = (state: number, isHeard: boolean, { state: words }: NightWords): string => {
  if (state === State.stopped) return words.stopped
  if (!isHeard) return words.notHeard
  return state === State.onBattery ? words.onBattery : state === State.onInverter ? words.onInverter : words.onMains
}
