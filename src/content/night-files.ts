import { byteOrderMark, csvField } from '#src/contracts/csv.ts'
import { clockAt } from '#src/model/clock.ts'
import { linkKeys } from '#src/model/link.ts'
import { shortGap } from '#src/model/night-account.ts'
import { nameOfSite } from '#src/model/site.ts'
import { costOfSites } from '#src/model/site-cost.ts'
import { supplyKeys } from '#src/model/supply.ts'
import { dayOf } from './example-sites/night-clock.ts'
import { answeredNight, instrumentTerms } from './instrument.ts'
import { site as company } from './settings/site.ts'

const round = (value: number) => Math.round(value * 100) / 100

/**
 * The night that an address asks for, minute by minute and in totals with units, so that visitors
 * can check our calculation.
 */
export function nightData(query: URLSearchParams) {
  const { id, refused, site, night, result, account, sentence, platform, stake, table } =
    answeredNight(query)
  const { currency, timeZone } = company()
  const { tariff } = instrumentTerms()
  const { bought, without, bill, once, first, later, firstYear, laterYears } = costOfSites(
    site,
    {},
    tariff,
  )
  const taxed = { currency, vat: `${tariff.vatPercent} % included` }
  const untaxed = { currency, vat: 'excluded' }
  const sums = [
    ...Object.entries(once).map(([part, cents]) => ({ part, cents, ...untaxed })),
    ...Object.entries(first).map(([part, cents]) => ({
      part: `${part}, first year`,
      cents,
      ...untaxed,
    })),
    ...Object.entries(later).map(([part, cents]) => ({
      part: `${part}, each later year`,
      cents,
      ...untaxed,
    })),
    { part: 'first year', cents: firstYear.gross, ...taxed },
    { part: 'each later year', cents: laterYears.gross, ...taxed },
  ]
  /** A minute of the night, its day (1: the mains fails on it) and its time of day. */
  const at = (minute: number) => ({
    minute,
    day: dayOf(night, minute) + 1,
    time: clockAt(minute, night.beginsAt),
  })
  return {
    site: { id, name: nameOfSite(site), link: site.link },
    notUsed: refused,
    timeZone,
    units: { time: 'hh:mm', temperature: '°C', battery: 'Wh', readings: '1', data: 'MB' },
    headline: sentence,
    platform,
    silences: account.silences
      .filter(({ from, to }) => to - from > shortGap)
      .map(({ from, to, noticedAt, deliveries }) => ({
        from: at(from),
        to: at(to),
        noticedBy: noticedAt === null ? null : at(noticedAt),
        messages: deliveries.map(({ to: person, reachedAt }) => ({
          to: person,
          reached: reachedAt === null ? null : at(reachedAt),
        })),
      })),
    atStake: stake.rooms,
    warning: stake.warning && {
      from: at(stake.warning.at),
      minutes: stake.warning.minutes,
    },
    losses: stake.losses.map(({ loss: { from, to, cause, room, device }, says }) => ({
      ...{ from: at(from), to: at(to), cause, of: (room ?? device ?? site).name, says },
    })),
    sums: sums.map(({ cents, ...sum }) => ({ ...sum, amount: cents / 100 })),
    megabytesAMonth: bill,
    bought: bought.map(({ name, count }) => ({ name, count })),
    withoutPrice: without,
    events: table.map(({ event, says }) => ({ ...at(event.minute), says })),
    minutes: Array.from({ length: result.minutes }, (_, minute) => ({
      ...at(minute),
      values: {
        mains: supplyKeys[result.supply[minute] ?? 0] ?? 'none',
        link: linkKeys[result.link[minute] ?? 0] ?? 'none',
        battery: round(result.batteryLeft[minute] ?? 0),
        waiting: Math.round(result.readings.waiting[minute] ?? 0),
        ...Object.fromEntries(
          site.rooms.map(({ name }, index) => [name, round(result.rooms[index]?.[minute] ?? 0)]),
        ),
      },
    })),
  }
}

type Cell = string | number

export function nightCsv(query: URLSearchParams): string {
  const data = nightData(query)
  const { site, notUsed, timeZone, units, sums, bought, events, minutes } = data
  const unitOf = (name: string) =>
    name === 'battery'
      ? units.battery
      : name === 'waiting'
        ? units.readings
        : name === 'mains' || name === 'link'
          ? ''
          : units.temperature
  /** A row without a minute. */
  const row = (part: string, name: Cell, value: Cell, unit = ''): Cell[] => [
    ...[part, '', '', '', name, value, unit],
  ]
  const timed = (
    part: string,
    { minute, day, time }: { minute: number; day: number; time: string },
    ...rest: Cell[]
  ): Cell[] => [part, minute, day, time, ...rest]
  const rows: Cell[][] = [
    ['part', 'minute', 'day', `time, ${timeZone}`, 'name', 'value', 'unit'],
    row('site', 'name', site.name),
    ...notUsed.map((name) => row('not used', 'field of the address', name)),
    row('headline', 'headline', data.headline),
    ...data.platform.map((says) => row('platform', 'platform', says)),
    ...data.silences.flatMap(({ from, to, noticedBy, messages }) => [
      timed('silence', from, 'silent', '', ''),
      ...(noticedBy ? [timed('silence', noticedBy, 'noticed by', '', '')] : []),
      ...messages.flatMap((one) =>
        one.reached ? [timed('silence', one.reached, 'message reached', one.to, '')] : [],
      ),
      timed('silence', to, 'over', '', ''),
    ]),
    ...data.atStake.map((says) => row('at stake', 'at stake', says)),
    ...(data.warning
      ? [timed('warning', data.warning.from, 'before the harm', data.warning.minutes, 'min')]
      : []),
    ...data.losses.map(({ from, cause, says }) => timed('loss', from, cause, says, '')),
    ...sums.map(({ part, amount, currency, vat }) =>
      row('sum', part, amount.toFixed(2), `${currency}, VAT ${vat}`),
    ),
    row('sum', 'data a month', round(data.megabytesAMonth), units.data),
    ...bought.map(({ name, count }) => row('bought', name, count, '1')),
    ...events.map(({ says, ...at }) => timed('event', at, 'event', says, '')),
    ...minutes.flatMap(({ values, ...at }) =>
      Object.entries(values).map(([name, value]) => timed('minute', at, name, value, unitOf(name))),
    ),
  ]
  const field = (value: Cell) => (typeof value === 'number' ? String(value) : csvField(value))
  return `${byteOrderMark}${rows.map((cells) => cells.map(field).join(',')).join('\r\n')}\r\n`
}
