import { clockAt } from './clock.ts'
import { type ModelSite, minutesADay, type Night, type PowerCut } from './site.ts'
import { changeSite, type SiteChange, siteChanges } from './site-changes.ts'

/** Most hours without mains that can be chosen. */
export const mostHours = 24
/**
 * Minutes shown after the last return of the mains, in which stored readings are sent and the rooms
 * cool down.
 */
const afterwards = 180

/**
 * `none`: linked as in the example site, but no network works during the power cut. `neither`:
 * there is no network at the site.
 */
export const chosenLinks = ['none', 'neither'] as const
export type ChosenLink = (typeof chosenLinks)[number]

/** A visitor's changes of an example site. Absent fields are as in the example site. */
export type Choice = {
  /** Whole hours of one power cut; absent for the power cuts of the example site. */
  hours?: number | undefined
  /** Minute of the day at which the first power cut begins: a full hour. */
  from?: number | undefined
  link?: ChosenLink | undefined
  /** One addition to the site, which a remedy proposes. */
  change?: SiteChange | undefined
}

/** Returns the minute of the day at which the mains of an example site first fails. */
export const usualStart = ({ mains: [first], beginsAt }: Night): number =>
  (beginsAt + (first?.from ?? 0)) % minutesADay

/** What a visitor can choose of each field; undefined is as at the site. */
export const hoursToChoose = [
  undefined,
  ...Array.from({ length: mostHours }, (_, hour) => hour + 1),
]
export const linksToChoose = [undefined, ...chosenLinks]
export const startsToChoose = (night: Night): (number | undefined)[] => [
  undefined,
  ...Array.from({ length: 24 }, (_, hour) => hour * 60).filter(
    (from) => from !== usualStart(night),
  ),
]

/** Fields that an address could once hold. `n-` began the number of a device. */
const formerFields = ['line', 'mobile', 'band', 'age', 'floors', 'fit', 'sites', 'loss']

/**
 * Reads a choice from the address.
 * @returns also the fields that cannot be used (`hours=36`), without which the night is shown
 */
export function readChoice(
  query: URLSearchParams,
  site: ModelSite,
  night: Night,
): { choice: Choice; refused: string[] } {
  const refused = [...formerFields, ...site.devices.map(({ id }) => `n-${id}`)].filter((name) =>
    query.get(name),
  )
  /** Reads a field; undefined if it is absent or has its usual value. */
  function read<Value>(
    name: string,
    parse: (text: string) => Value | undefined,
    usual: Value | undefined,
  ): Value | undefined {
    const texts = query.getAll(name).flatMap((one) => one.trim() || [])
    const [text, ...more] = new Set(texts)
    if (text === undefined) return undefined
    const value = parse(text)
    // A field has one value. A short, plain one is named too, so that one sees what was wrong.
    for (const one of value === undefined ? [text, ...more] : more)
      refused.push(/^[\w:. -]{1,20}$/.test(one) ? `${name}=${one}` : name)
    return value === usual ? undefined : value
  }
  // The site is read already: an unknown one, or a second one, is only named.
  read('site', (text) => (text === site.id ? text : undefined), undefined)
  const [first, ...others] = night.mains
  // `read` leaves out the site's own link, so only a chosen one is left.
  const known = [...chosenLinks, site.link]
  const asked = read('link', (text) => known.find((one) => one === text), site.link)
  const link = chosenLinks.find((one) => one === asked)
  const choice = {
    hours: read(
      'hours',
      (text) =>
        /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= mostHours
          ? Number(text)
          : undefined,
      others.length === 0 && first ? (first.to - first.from) / 60 : undefined,
    ),
    from: read(
      'from',
      (text) => {
        const [, hour] = /^([01]\d|2[0-3]):00$/.exec(text) ?? []
        if (text === clockAt(usualStart(night))) return usualStart(night)
        return hour === undefined ? undefined : Number(hour) * 60
      },
      usualStart(night),
    ),
    link,
    change: read(
      'with',
      (text) => siteChanges.find((one) => one === text && changeSite(withLink(site, link), one)),
      undefined,
    ),
  }
  return { choice, refused }
}

/** The site with the networks that were chosen, before anything is added to it. */
const withLink = (site: ModelSite, link: ChosenLink | undefined): ModelSite =>
  link === 'neither' ? { ...site, link } : site

/** Writes a choice as a query, which `readChoice` reads. @param example name of the example site */
export function writeChoice(example: string, { hours, from, link, change }: Choice): string {
  const fields = {
    site: example,
    from: from === undefined ? from : clockAt(from),
    hours,
    link,
    with: change,
  }
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(given).toString()
}

export const isUnchanged = (choice: Choice): boolean =>
  Object.values(choice).every((value) => value === undefined)

/**
 * Returns the site and the night that a visitor chose. The night begins as long before the power cut
 * as that of the example site, lasts at least 24 hours and ends some hours after the mains is back.
 * Outdoor temperatures, outages of networks and opened doors come again each day. An outage that
 * would be under way at the beginning or the end makes the night longer, so that its own begin and
 * end are told.
 */
export function chosenNight(
  site: ModelSite,
  night: Night,
  { hours, from = usualStart(night), link, change }: Choice,
): { site: ModelSite; night: Night } {
  const later = (from - usualStart(night) + minutesADay) % minutesADay
  const lead = night.mains[0]?.from ?? 0
  const mains = hours === undefined ? night.mains : [{ from: lead, to: lead + hours * 60 }]
  const daily = <Cut extends PowerCut>(cuts: readonly Cut[]): Cut[] =>
    [-2, -1, 0, 1, 2, 3].flatMap((day) =>
      cuts.map((cut) => {
        const length = (cut.to - cut.from + minutesADay) % minutesADay
        const begin = cut.from - later + day * minutesADay
        return { ...cut, from: begin, to: begin + length }
      }),
    )
  const away = (usual: readonly PowerCut[]) => (link === 'none' ? mains : daily(usual))
  const [fixedLine, mobile] = [away(night.fixedLine), away(night.mobile)]
  const outages = [...fixedLine, ...mobile].toSorted((one, other) => one.from - other.from)
  const begin = outages.reduceRight(
    // By whole hours, as outdoor temperatures are.
    (start, cut) => (cut.from < start && cut.to > start ? Math.floor(cut.from / 60) * 60 : start),
    0,
  )
  const end = outages.reduce(
    (last, cut) => (cut.from < last && cut.to >= last ? cut.to + 60 : last),
    Math.max(minutesADay, ...mains.map(({ to }) => to + afterwards)),
  )
  const minutes = end - begin
  const within = <Cut extends PowerCut>(cuts: readonly Cut[]): Cut[] =>
    cuts
      .map((cut) => ({ ...cut, from: cut.from - begin, to: cut.to - begin }))
      .filter((cut) => cut.from < minutes && cut.to > 0)
  const hourly =
    typeof night.outdoor === 'number'
      ? night.outdoor
      : Array.from({ length: Math.ceil(minutes / 60) }, (_, hour) =>
          outdoorOf(night, later + begin, hour),
        )
  const linked = withLink(site, link)
  return {
    site: (change && changeSite(linked, change)) ?? linked,
    night: {
      beginsAt: (night.beginsAt + later + begin + 2 * minutesADay) % minutesADay,
      ...{ minutes, mains: within(mains), outdoor: hourly },
      ...{ fixedLine: within(fixedLine), mobile: within(mobile) },
      doors: night.doors && within(daily(night.doors)),
    },
  }
}

/** °C in an hour of a night that begins some minutes later than the night of the example site. */
function outdoorOf({ outdoor }: Night, later: number, hour: number): number {
  if (typeof outdoor === 'number') return outdoor
  const place = (Math.floor(later / 60) + hour + 48) % 24
  return outdoor[Math.min(place, outdoor.length - 1)] ?? 0
}
