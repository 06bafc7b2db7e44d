import { byteOrderMark, csvField } from '#src/contracts/csv.ts'
import { clockAt } from '#src/model/clock.ts'
import { linkKeys } from '#src/model/link.ts'
import { nameOfSite } from '#src/model/site.ts'
import { costOfSites } from '#src/model/site-cost.ts'
import { supplyKeys } from '#src/model/supply.ts'
import { eventWords } from './example-sites/event-words.ts'
import { nightAnswer, stakeOf } from './example-sites/night-answer.ts'
import { answeredNight, instrumentTerms } from './instrument.ts'
import { settings } from './settings/settings.ts'
import { site as company } from './settings/site.ts'

const round = (value: number) => Math.round(value * 100) / 100

/**
 * The night that an address asks for, minute by minute and in totals with units, so that visitors
 * can check our calculation.
 */
export function nightData(query: URLSearchParams) {
  const { id, choice, doors, night: answered } = answeredNight(query)
  const { site, night, result } = answered
  const words = settings().instrument
  const { locale, currency } = company()
  const { bought, without, bill, ...whole } = costOfSites(site, choice, instrumentTerms().tariff)
  const inUnits = (cents: number) => cents / 100
  const amounts = {
    ...whole.once,
    ...{ firstYear: whole.firstYear.gross, laterYear: whole.laterYears.gross },
  }
  const years = ['first', 'later'] as const
  return {
    site: { id, name: nameOfSite(site), link: site.link, sites: choice.sites ?? 1 },
    units: {
      time: 'hh:mm',
      temperature: '°C',
      battery: 'Wh',
      readings: '1',
      data: 'MB',
      amount: currency,
    },
    headline: nightAnswer(answered, doors, words).sentence,
    losses: stakeOf(answered, words).losses.map(
      ({ loss: { from, to, cause, room, device }, says }) => {
        const [begins, ends] = [from, to].map((minute) => clockAt(minute, night.beginsAt))
        return { from: begins, to: ends, cause, of: (room ?? device ?? site).name, says }
      },
    ),
    sum: {
      ...Object.fromEntries(Object.entries(amounts).map(([part, cents]) => [part, inUnits(cents)])),
      ...Object.fromEntries(
        years.flatMap((year) =>
          Object.entries(whole[year]).map(([part, amount]) => [
            `${part}, ${year}`,
            inUnits(amount),
          ]),
        ),
      ),
    },
    megabytesAMonth: bill,
    bought: bought.map(({ name, count }) => ({ name, count })),
    withoutPrice: without,
    events: answered.events.map((event) => ({
      time: clockAt(event.minute, night.beginsAt),
      says: eventWords(event, answered, words, locale),
    })),
    minutes: Array.from({ length: result.minutes }, (_, minute) => ({
      time: clockAt(minute, night.beginsAt),
      mains: supplyKeys[result.supply[minute] ?? 0] ?? 'none',
      link: linkKeys[result.link[minute] ?? 0] ?? 'none',
      battery: round(result.batteryLeft[minute] ?? 0),
      waiting: Math.round(result.readings.waiting[minute] ?? 0),
      ...Object.fromEntries(
        site.rooms.map(({ name }, index) => [name, round(result.rooms[index]?.[minute] ?? 0)]),
      ),
    })),
  }
}

export function nightCsv(query: URLSearchParams): string {
  const { site, units, headline, losses, sum, megabytesAMonth, bought, events, minutes } =
    nightData(query)
  const unitOf = (name: string) =>
    name === 'battery'
      ? units.battery
      : name === 'waiting'
        ? units.readings
        : name === 'mains' || name === 'link'
          ? ''
          : units.temperature
  const rows: (string | number)[][] = [
    ['part', 'time', 'name', 'value', 'unit'],
    ['site', '', site.name, site.sites, '1'],
    ['headline', '', 'headline', headline, ''],
    ...losses.map(({ from = '', cause, says }) => ['loss', from, cause, says, '']),
    ...Object.entries(sum).map(([name, value]) => [
      'sum',
      '',
      name,
      value.toFixed(2),
      units.amount,
    ]),
    ['sum', '', 'data a month', round(megabytesAMonth), units.data],
    ...bought.map(({ name, count }) => ['bought', '', name, count, '1']),
    ...events.map(({ time, says }) => ['event', time, 'event', says, '']),
    ...minutes.flatMap(({ time, ...values }) =>
      Object.entries(values).map(([name, value]) => ['minute', time, name, value, unitOf(name)]),
    ),
  ]
  const field = (value: string | number) =>
    typeof value === 'number' ? String(value) : csvField(value)
  return `${byteOrderMark}${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`
}
