import { clockAt } from './clock.ts'
import { type Overrides, withOverrides } from './overrides.ts'
import { type LinkKind, type ModelSite, minutesADay, type Night, type PowerCut } from './site.ts'

/** A band of supply by its name, and the hours of a day that a distributor owes it at the least. */
export type SupplyBand = { name: string; hours: number }

/** The most that a visitor can ask for. */
export const mostChosen = { count: 500, sites: 500, hours: 36, batteryAge: 10, loss: 1e12 } as const
/** Minutes that are shown after the last return of the mains: the record is sent, the rooms cool down. */
const afterwards = 180

/** A visitor's changes of a worked example. Absent fields are as in its dossier. */
export type Choice = {
  /** `none`: as in the dossier, but neither line nor mobile network works while the mains is away. */
  link?: ChosenLink
  /** Name of the band of supply that the hours of the cut follow from. */
  band?: string
  /** When the mains fails, in minutes after midnight, and for how many hours. Both or neither. */
  cut?: { from: number; hours: number }
  batteryAge?: number
  /** How many sites like this one; absent for one. */
  sites?: number
  /** Numbers of devices by their ids. */
  counts: Readonly<Record<string, number>>
  /** What a lost night would cost, in the visitor's own currency. */
  loss?: number
}

/** How a site is linked, and `none`. */
export const chosenLinks = ['ethernet', 'lte-beside-ethernet', 'lte-only', 'none'] as const satisfies (LinkKind | 'none')[]
export type ChosenLink = (typeof chosenLinks)[number]

/** Minutes after midnight of a time as people write it: 22:30, 2230, 22, 10:30 pm. */
export function readClock(text: string): number | undefined {
  const [, written = '', minutes = '0', half] = /^(\d{1,2})(?:[:.]?([0-5]\d))?\s*([ap]m)?$/i.exec(text.trim()) ?? []
  const isHalf = half !== undefined
  const hour = Number(written)
  if (written === '' || hour > (isHalf ? 12 : 23) || (isHalf && hour === 0)) return undefined
  return (isHalf ? (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : hour) * 60 + Number(minutes)
}

/** The first cut of a night as a visitor would say it. */
export function usualCut({ mains: [first], beginsAt }: Night): { from: number; hours: number } {
  if (!first) return { from: 22 * 60, hours: 4 }
  return { from: (beginsAt + first.from) % minutesADay, hours: (first.to - first.from) / 60 }
}

/** Reads a choice from the address. @param bands of the country @returns with the names of unusable fields, which take the dossier's */
export function readChoice(
  query: URLSearchParams,
  site: ModelSite,
  night: Night,
  bands: readonly SupplyBand[],
): { choice: Choice; refused: string[] } {
  const refused: string[] = []
  const number = (name: string, most: number, isWhole = false): number | undefined => {
    const text = query.get(name)?.trim() ?? ''
    if (text === '') return undefined
    const value = Number(text)
    if (/^\d+(\.\d+)?$/.test(text) && value <= most && (!isWhole || Number.isInteger(value))) return value
    refused.push(name)
    return undefined
  }
  const named = <Value>(name: string, find: (value: string) => Value | undefined): Value | undefined => {
    const text = query.get(name) ?? ''
    const found = find(text)
    if (found === undefined && text !== '') refused.push(name)
    return found
  }
  const link = named('link', (value) => chosenLinks.find((one) => one === value))
  const band = named('band', (value) => bands.find((one) => one.name === value))
  const [sites, hours, batteryAge, loss] = [
    number('sites', mostChosen.sites, true),
    number('hours', mostChosen.hours),
    number('age', mostChosen.batteryAge),
    number('loss', mostChosen.loss),
  ]
  const written = query.get('from') ?? ''
  const from = readClock(written)
  if (written !== '' && from === undefined) refused.push('from')
  const counts: Record<string, number> = {}
  for (const { id, count } of site.devices) {
    const chosen = number(`n-${id}`, mostChosen.count, true)
    if (chosen !== undefined && chosen !== count) counts[id] = chosen
  }
  const usual = usualCut(night)
  const cut = { from: from ?? usual.from, hours: band ? minutesADay / 60 - band.hours : (hours ?? usual.hours) }
  const isOwnCut = cut.from !== usual.from || cut.hours !== usual.hours
  return {
    choice: {
      counts,
      ...(link && link !== site.link && { link }),
      ...(band && { band: band.name }),
      ...(isOwnCut && { cut }),
      ...(batteryAge !== undefined && batteryAge !== site.batteryAge && { batteryAge }),
      ...(sites !== undefined && sites > 1 && { sites }),
      ...(loss !== undefined && loss > 0 && { loss }),
    },
    refused,
  }
}

/** Whether all is as in the worked example. */
export const isUnchanged = ({ counts, ...others }: Choice): boolean => Object.keys(counts).length + Object.keys(others).length === 0

/** The query that says a choice; `readChoice` reads it. @param dossier the name of the worked example */
export function writeChoice(dossier: string, { link, band, cut, batteryAge, sites, counts, loss }: Choice): string {
  const query = new URLSearchParams({ site: dossier })
  if (link) query.set('link', link)
  if (cut) query.set('from', clockAt(cut.from))
  if (band) query.set('band', band)
  else if (cut) query.set('hours', String(Math.round(cut.hours * 100) / 100))
  if (batteryAge !== undefined) query.set('age', String(batteryAge))
  if (sites !== undefined) query.set('sites', String(sites))
  for (const [id, count] of Object.entries(counts)) query.set(`n-${id}`, String(count))
  if (loss) query.set('loss', String(loss))
  return query.toString()
}

/** The site and the night that a visitor chose. A night is at least a day long, and ends some hours after the mains is back. */
export function chosenNight(site: ModelSite, night: Night, { link, cut, batteryAge, counts }: Choice): { site: ModelSite; night: Night } {
  const since = (minuteOfDay: number) => (minuteOfDay - night.beginsAt + minutesADay) % minutesADay
  const mains: PowerCut[] | undefined =
    cut && (cut.hours > 0 ? [{ from: since(cut.from), to: since(cut.from) + Math.round(cut.hours * 60) }] : [])
  const overrides: Overrides = {
    counts,
    ...(link && link !== 'none' && { link }),
    ...(batteryAge !== undefined && { batteryAge }),
    ...(mains && { mains }),
    ...(link === 'none' && { fixedLine: mains ?? night.mains, mobile: mains ?? night.mains }),
  }
  const chosen = withOverrides(site, night, overrides)
  const back = Math.max(0, ...chosen.night.mains.map(({ to }) => to))
  return { site: chosen.site, night: { ...chosen.night, minutes: Math.max(minutesADay, back + afterwards) } }
}
