import { clockAt } from './clock.ts'
import { floorsAt, gatewaysFor } from './gateways.ts'
import { type LinkKind, type ModelSite, minutesADay, type Night, type PowerCut } from './site.ts'
import { changedSite, type SiteChange, siteChanges } from './site-changes.ts'

/**
 * A tariff band by its name, and the minimum hours of supply a day that the distributor owes to its
 * customers.
 */
export type SupplyBand = { name: string; hours: number }

export const mostChosen = {
  count: 500,
  sites: 500,
  hours: 36,
  batteryAge: 10,
  changes: 8,
  floors: 50,
  loss: 1e12,
} as const
/**
 * Minutes shown after the last return of the mains, in which stored readings are sent and the rooms
 * cool down.
 */
const afterwards = 180

/** A visitor's changes of an example site. Absent fields are as in the example site. */
export type Choice = {
  /**
   * `none`: linked as in the example site, but no network works during the power cut. `neither`:
   * there is no network.
   */
  link?: ChosenLink | undefined
  /**
   * Outages of line and mobile network, in minutes after midnight; empty for none. Ignored if
   * `link` excludes the network.
   */
  line?: DayCut[] | undefined
  mobile?: DayCut[] | undefined
  changes?: SiteChange[] | undefined
  /** Name of the tariff band from which the hours of the cut follow. */
  band?: string | undefined
  /** Start of the power cut in minutes after midnight, and its hours. */
  cut?: { from: number; hours: number } | undefined
  batteryAge?: number | undefined
  /**
   * `floors`: set if the number differs from the one that follows from the devices. `isOwnFitting`:
   * the buyer installs the devices.
   */
  floors?: number | undefined
  isOwnFitting?: true | undefined
  /** Number of sites like this one; absent for one. */
  sites?: number | undefined
  counts: Readonly<Record<string, number>>
  /** Cost of a lost night, in the visitor's own currency. */
  loss?: number | undefined
}

/** A span of minutes after midnight; `to` may be on the next day. */
export type DayCut = { from: number; to: number }

export const chosenLinks = [
  'ethernet',
  'lte-beside-ethernet',
  'lte-only',
  'none',
  'neither',
] as const satisfies (LinkKind | 'none')[]
export type ChosenLink = (typeof chosenLinks)[number]

/**
 * Reads a time: 22:30, 2230, 22, 10:30 pm.
 * @returns minutes after midnight; undefined for any other text
 */
export function readClock(text: string): number | undefined {
  const [, written = '', minutes = '0', half] =
    /^(\d{1,2})(?:[:.]?([0-5]\d))?\s*([ap]m)?$/i.exec(text.trim()) ?? []
  const isHalf = half !== undefined
  const hour = Number(written)
  if (written === '' || hour > (isHalf ? 12 : 23) || (isHalf && hour === 0)) return undefined
  return (
    (isHalf ? (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : hour) * 60 + Number(minutes)
  )
}

const mostOutages = 3

/**
 * Reads `02:10-05:40`, up to three such spans separated by commas, or `never`.
 * @returns undefined for any other text
 */
export function readOutages(text: string): DayCut[] | undefined {
  if (text.trim().toLowerCase() === 'never') return []
  const cuts = text.split(',').map((part) => part.split(/[-–]|\bto\b/).map(readClock))
  const read = cuts.flatMap(([from, to, ...others]) =>
    from === undefined || to === undefined || from === to || others.length > 0
      ? []
      : [{ from, to }],
  )
  return read.length === cuts.length && read.length <= mostOutages ? read : undefined
}

export const writeOutages = (cuts: readonly DayCut[]): string =>
  cuts.length === 0
    ? 'never'
    : cuts.map(({ from, to }) => `${clockAt(from)}-${clockAt(to)}`).join(', ')

export const outagesOf = ({ beginsAt }: Night, cuts: readonly PowerCut[]): DayCut[] =>
  cuts.map(({ from, to }) => ({
    from: (beginsAt + from) % minutesADay,
    to: (beginsAt + to) % minutesADay,
  }))

/**
 * Returns the first power cut of a night with its time of day; without a cut, four hours from
 * 22:00.
 */
export function usualCut({ mains: [first], beginsAt }: Night): { from: number; hours: number } {
  if (!first) return { from: 22 * 60, hours: 4 }
  return { from: (beginsAt + first.from) % minutesADay, hours: (first.to - first.from) / 60 }
}

const upTo =
  (most: number, { least = 0, isWhole = false } = {}) =>
  (text: string): number | undefined => {
    const value = Number(text)
    const isOne =
      /^\d+(\.\d+)?$/.test(text) &&
      value >= least &&
      value <= most &&
      (!isWhole || Number.isInteger(value))
    return isOne ? value : undefined
  }

/**
 * Reads a choice from the address.
 * @param bands of the country
 * @returns also the names of invalid fields, which keep usual values
 */
export function readChoice(
  query: URLSearchParams,
  site: ModelSite,
  night: Night,
  bands: readonly SupplyBand[],
): { choice: Choice; refused: string[] } {
  const refused: string[] = []
  /** Reads a field; undefined if it is absent or has its usual value. */
  function read<Value>(
    name: string,
    parse: (text: string) => Value | undefined,
    usual?: Value,
  ): Value | undefined {
    const text = query.get(name)?.trim()
    if (!text) return undefined
    const value = parse(text)
    if (value === undefined) refused.push(name)
    return value === usual ? undefined : value
  }
  const outages = (name: string, usual: readonly PowerCut[]) => {
    const cuts = read(name, readOutages)
    return cuts && writeOutages(cuts) !== writeOutages(outagesOf(night, usual)) ? cuts : undefined
  }
  const whole = { isWhole: true }
  const changes = (query.get('with') ?? '')
    .split(' ')
    .flatMap((name) => siteChanges.find((one) => one === name) ?? [])
  const band = read('band', (text) => bands.find(({ name }) => name === text))
  const usual = usualCut(night)
  const hours = read('hours', upTo(mostChosen.hours)) ?? usual.hours
  const cut = {
    from: read('from', readClock) ?? usual.from,
    hours: band ? minutesADay / 60 - band.hours : hours,
  }
  const choice: Choice = {
    link: read('link', (text) => chosenLinks.find((one) => one === text), site.link),
    line: outages('line', night.fixedLine),
    mobile: outages('mobile', night.mobile),
    changes: changes.length > 0 ? changes.slice(0, mostChosen.changes) : undefined,
    band: band?.name,
    cut: cut.from !== usual.from || cut.hours !== usual.hours ? cut : undefined,
    batteryAge: read('age', upTo(mostChosen.batteryAge), site.batteryAge),
    floors: read('floors', upTo(mostChosen.floors, { ...whole, least: 1 })),
    isOwnFitting: read('fit', (text) => (site.fitsItself && text === 'self' ? true : undefined)),
    sites: read('sites', upTo(mostChosen.sites, { ...whole, least: 1 }), 1),
    counts: Object.fromEntries(
      site.devices.flatMap(({ id, count }) => {
        const chosen = read(`n-${id}`, upTo(mostChosen.count, whole), count)
        return chosen === undefined ? [] : [[id, chosen]]
      }),
    ),
    loss: read('loss', upTo(mostChosen.loss), 0),
  }
  return { choice, refused }
}

/** Writes a choice as a query, which `readChoice` reads. @param example name of the example site */
export function writeChoice(example: string, choice: Choice): string {
  const {
    link,
    line,
    mobile,
    changes,
    band,
    cut,
    batteryAge,
    floors,
    isOwnFitting,
    sites,
    counts,
    loss,
  } = choice
  const fields = {
    ...{
      site: example,
      link,
      line: line && writeOutages(line),
      mobile: mobile && writeOutages(mobile),
      with: changes?.join(' '),
    },
    ...{
      from: cut && clockAt(cut.from),
      band,
      hours: band ? undefined : cut && Math.round(cut.hours * 100) / 100,
    },
    ...{ age: batteryAge, floors, fit: isOwnFitting && 'self', sites },
    ...Object.fromEntries(Object.entries(counts).map(([id, count]) => [`n-${id}`, count])),
    loss,
  }
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(given).toString()
}

export const isUnchanged = (choice: Choice): boolean =>
  writeChoice('', choice) === writeChoice('', { counts: {} })

/**
 * Returns the site and the night that a visitor chose. The night lasts at least 24 hours, and ends
 * some hours after the mains is back.
 */
export function chosenNight(
  site: ModelSite,
  night: Night,
  choice: Choice,
): { site: ModelSite; night: Night } {
  const { link, line, mobile, changes = [], cut, batteryAge = site.batteryAge, counts } = choice
  const since = (minuteOfDay: number) => (minuteOfDay - night.beginsAt + minutesADay) % minutesADay
  const own = cut && { from: since(cut.from), to: since(cut.from) + Math.round(cut.hours * 60) }
  const mains = own ? [own].filter(({ from, to }) => to > from) : night.mains
  // Outages recur at the same hours every day, so an outage that is under way when the night begins
  // occurs again later in the night.
  const outages = (cuts: readonly DayCut[]) =>
    cuts.flatMap(({ from, to }) => {
      const cut = { from: since(from), to: since(from) + ((to - from + minutesADay) % minutesADay) }
      return cut.to > minutesADay ? [{ from: 0, to: cut.to - minutesADay }, cut] : [cut]
    })
  const awayAt = (usual: PowerCut[], chosen?: DayCut[]) =>
    link === 'none' ? mains : chosen ? outages(chosen) : usual
  const devices = site.devices
    .map((device) => ({
      ...device,
      count: Object.hasOwn(counts, device.id) ? (counts[device.id] ?? 0) : device.count,
    }))
    .filter(({ count }) => count > 0)
  const floors = choice.floors ?? floorsAt(site, devices)
  const gateways = gatewaysFor({ floors, devices, gateway: site.gateway })
  const linked = link && link !== 'none' ? link : site.link
  return {
    site: changedSite({ ...site, devices, floors, gateways, batteryAge, link: linked }, changes),
    night: {
      ...night,
      mains,
      fixedLine: awayAt(night.fixedLine, line),
      mobile: awayAt(night.mobile, mobile),
      minutes: Math.max(minutesADay, ...mains.map(({ to }) => to + afterwards)),
    },
  }
}
