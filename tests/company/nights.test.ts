import { describe, expect, it } from 'vitest'
import { sayingOf, sayNight } from '#src/content/example-sites/said-night.ts'
import { exampleSites, getExampleSite } from '#src/content/example-sites.ts'
import { instrumentTerms, sharedNightOf } from '#src/content/instrument.ts'
import { nightData } from '#src/content/night-files.ts'
import { nightView } from '#src/content/night-view.ts'
import { settings } from '#src/content/settings/settings.ts'
import { type Choice, linksToChoose, writeChoice } from '#src/model/choice.ts'
import { sumNight } from '#src/model/night-sums.ts'
import { State } from '#src/model/supply.ts'

const words = settings().instrument
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const answered = (name: string, choice: Choice = {}) =>
  sayNight(getExampleSite(name), choice, sayingOf(settings()))

it.each(exampleSites().map(({ id }) => id))(
  'every message of %s goes to the next person while its cause lasts and nobody takes it, mains lost included',
  (name) => {
    const { site, result } = answered(name)
    const since = ({ sentAt, clearedAt }: (typeof result.alarms)[number]) =>
      (clearedAt ?? result.minutes) - (sentAt ?? result.minutes)
    const mainsLost = site.rules.filter(
      ({ when, actions }) =>
        when.kind === 'mains-lost' && actions.some(({ kind }) => kind === 'message'),
    )
    expect(mainsLost.length).toBeGreaterThan(0)
    expect(result.alarms.some(({ rule }) => mainsLost.some(({ id }) => id === rule))).toBe(true)
    for (const alarm of result.alarms) {
      expect(alarm.next).toMatch(/\w/)
      expect(alarm.passedAt !== null).toBe(since(alarm) > site.passOnMinutes)
    }
  },
)

it.each(exampleSites().map(({ id }) => id))(
  'the log of %s tells of an alarm before what is switched because of it',
  (name) => {
    const { events } = answered(name)
    const early = events.filter(
      ({ minute, kind }, at) =>
        kind === 'switched' &&
        events.slice(at).some((later) => later.minute === minute && later.kind === 'alarm-raised'),
    )
    expect(early).toEqual([])
  },
)

describe('the sentence of a night', () => {
  it.each<[string, Choice, RegExp]>([
    [
      'cold-store',
      {},
      /^Frozen room above −15 °C from 00:42 to 07:49: at 00:52 the guard’s phone rings and the horn sounds\. The gateway can tell nobody from 02:10 to 05:40; the platform notices the silence by 02:41 and tells the store manager at 02:43\.$/,
    ],
    [
      'cold-store',
      { link: 'none' },
      /^At 00:52 the horn sounds\. Frozen room above −15 °C from 00:42: no phone rings for it before 06:00\. The platform notices the silence by 22:03 and tells the store manager at 22:05\.$/,
    ],
    [
      'cold-store',
      { link: 'neither' },
      /^At 00:52 the horn sounds\. Frozen room above −15 °C from 00:42: no phone ever rings\.$/,
    ],
    // The networks of the example fail from 02:10 to 05:40 each day.
    [
      'cold-store',
      { from: 0, hours: 6 },
      /no phone rings for it before 05:42\. The platform notices the silence by 02:41 and tells the store manager at 02:43\.$/,
    ],
    [
      'hotel',
      {},
      /^Guests get in throughout: 40 of 40 Smart Locks\. At 19:35 the duty manager’s phone rings; half of the .* at 19:31\. The mains is off again/,
    ],
    ['hotel', { hours: 10 }, /The corridors are dark and no new key cards from 01:30 to 05:30\./],
    [
      'estate',
      {},
      /^The pedestrian lock works\. .*tell nobody from 23:00 to 23:40; the platform notices the silence by 23:31 .*\. The gate opens by hand from 23:30 to 02:30\./,
    ],
    [
      'poultry',
      {},
      /^At 21:01 the farm hand’s phone rings and the side curtains open\. Houses 1 to 6: below 34 °C throughout, highest [\d.]+ °C\./,
    ],
    // The repeaters stop with the inverter at 07:00, and the mains only returns at 13:00.
    [
      'poultry',
      { hours: 16 },
      /side curtains open\. .*Houses 1 to 6: unmeasured from 07:00 the next day, above 34 °C \(calculated\) from 10:40 the next day; nobody hears of it before 13:00 the next day\. The side curtains/,
    ],
    // Six messages reached people from 01:01 on, but not the glue store's message.
    [
      'factory',
      { hours: 16 },
      /^At 01:01 the shift engineer’s phone rings; the air damper closes at 01:01 and 09:03\. The generator’s fuel is used up at 09:02\. .*Glue store above 28 °C from 15:46: nobody hears of it before 17:00\./,
    ],
    [
      'clinic',
      {},
      /^The generator’s fuel is used up at 23:05\. Vaccine fridge above 7 °C: at 01:46 the .* rings\. Vaccine fridge above 8 °C from 03:02 to 06:15, highest 10\.0 °C at 06:00\.$/,
    ],
    // Both ends are on the second day, which is named once, before them.
    [
      'cold-store',
      { hours: 21 },
      /Frozen room unmeasured and the horn can’t sound the next day from 06:00 to 19:00\./,
    ],
    // A limit that is passed for less than its alarm's delay.
    [
      'cold-store',
      { from: 180, hours: 3 },
      /^Frozen room above −15 °C from 05:53 to 06:03, .* Frozen room above −15 °C from 06:46 to 06:52,/,
    ],
    [
      'shop',
      {},
      /^Freezer above −12 °C from 01:07 to [\d:]{5}: at 01:18 the shop owner’s phone rings\. The inverter is empty as the mains returns: nothing to spare\.$/,
    ],
  ])('of %s with %j', (name, choice, said) =>
    expect(plain(answered(name, choice).sentence)).toMatch(said),
  )

  it('is short in a shared line', () => {
    const line = (query: string) =>
      plain(sharedNightOf(new URLSearchParams(`site=cold-store&${query}`)).line)
    expect(line('')).toBe('Cold store, 8 h without mains: phone rings 00:52, 0 readings lost')
    expect(line('link=none')).toBe(
      'Cold store, 8 h without mains: no alarm before 06:00, 0 readings lost',
    )
    expect(line('link=neither')).toMatch(/: no phone ever rings,/)
  })
  it('names what is away before it comes', () => {
    expect(answered('cold-store').outages.map(plain)).toEqual([
      'Mains off: 22:00–06:00.',
      'Fixed line down: 02:10–05:40.',
      'Mobile network down: 02:10–06:00.',
      'Otherwise assumed to work: Fixed line and LTE.',
      'On the inverter for 8 h: Wired probes (5), Horn and router of the fixed line.',
    ])
    expect(answered('cold-store', { link: 'none' }).outages).toContain(words.answer.bothOut)
    expect(answered('cold-store', { link: 'neither' }).outages).toContain(words.answer.noNetwork)
  })
  it('tells what a second day holds, and the hours of generator and inverter', () => {
    expect(answered('cold-store', { from: 4 * 60, hours: 24 }).outages.map(plain)).toEqual([
      'Mains off: 04:00–04:00 the next day.',
      'Fixed line down: 02:10–05:40 and the next day 02:10–05:40.',
      'Mobile network down: 02:10–06:00 and the next day 02:10–06:00.',
      'Otherwise assumed to work: LTE.',
      words.answer.eachDay,
      'On the inverter for 8 h: Wired probes (5), Horn and router of the fixed line.',
    ])
    expect(answered('cold-store').details).toContain(`${words.answer.inverterTight}.`)
    expect(answered('clinic').outages).toContain(
      'Generator: 20:05–23:05, until its fuel is used up.',
    )
    expect(answered('factory').outages).toContain('Generator: 01:02–03:32.')
  })
  it('names no day for the hours from an evening’s cut until noon', () => {
    const { details } = answered('factory', { from: 18 * 60, hours: 14, link: 'none' })
    expect(details).toContain('At 08:05 the air damper opens.')
  })
  it('says when what closes opens again', () =>
    expect(answered('factory').details).toContain('At 01:07 the air damper opens.'))
  it('says when the mains is off again, and that goods kept their limits', () => {
    expect(plain(answered('hotel').sentence)).toContain(
      'The mains is off again from 03:00 to 05:00; at 03:05 the duty manager’s phone rings.',
    )
    for (const choice of [
      { hours: 6, from: 16 * 60 },
      { hours: 6, link: 'neither' as const },
    ])
      expect(plain(answered('clinic', choice).sentence)).toContain(
        'Vaccine fridge: above 2 °C and below 8 °C throughout, highest 7.',
      )
  })
  it('says that the doors of a hotel open, and for how long', () =>
    expect(answered('hotel').details.join(' ')).toMatch(/lock opens.*10 months/))
})

describe('the platform', () => {
  const { answer } = words
  it('is said to notice by the figures of managed services, and by no others', () => {
    const said = plain(answered('cold-store').platform.join(' '))
    expect(said).toContain('The platform notices the silence by 02:41')
    expect(said).toContain('We assume that the store manager is elsewhere')
    expect(said).toContain('“Remote support”')
    expect(said).toMatch(/within 10 minutes .* limit .*, 60 .* silent/)
  })
  it('hears from a site that is never silent, and never from one without a network', () => {
    expect(answered('shop').platform).toContain(answer.platformHears)
    expect(answered('shop', { link: 'neither' }).platform).toEqual([answer.platformNever])
  })
  it('says which silence is too short to be noticed', () =>
    expect(answered('factory', { from: 4 * 60, hours: 1 }).platform.join(' ')).toContain('04:03'))
  it('tells late of a silence that is over when the phone is reached', () => {
    const silence = answered('cold-store').table.filter(({ event }) => 'since' in event)
    expect(silence.map(({ event: { kind } }) => kind)).toEqual([
      ...['silence-noticed', 'silence-away', 'silence-told', 'silence-over', 'silence-late'],
    ])
  })
  it('calls somebody elsewhere while phones at the site wait', () => {
    const { silences } = nightData(new URLSearchParams('site=cold-store'))
    expect(silences).toMatchObject([
      {
        from: { time: '02:10', day: 2 },
        noticedBy: { time: '02:41' },
        messages: [
          { to: 'guard', reached: { time: '06:00' } },
          { to: 'store manager', reached: { time: '02:43' } },
        ],
      },
    ])
  })
})

it('the file of a night names the zone, the day of each minute, and the currency and VAT of each sum', () => {
  const data = nightData(new URLSearchParams('site=cold-store&from=20:00&age=4'))
  expect(data).toMatchObject({ timeZone: settings().company.timeZone, notUsed: ['age'] })
  expect(data.minutes[0]).toMatchObject({ minute: 0, day: 1, time: '16:00' })
  expect(data.minutes.at(-1)).toMatchObject({ day: 2, time: '15:59' })
  expect(data.warning).toMatchObject({ from: { time: '20:01' } })
  expect(data.atStake.join()).toContain('Frozen room')
  expect(data.sums.every(({ currency, vat }) => currency && vat)).toBe(true)
  expect(data.sums.filter(({ vat }) => vat !== 'excluded').map(({ part }) => part)).toEqual([
    'first year',
    'each later year',
  ])
})

it('a device that was off has not taken readings, and none of them is lost', () => {
  const { site, result } = answered('estate')
  const { readings } = sumNight(site, result)
  expect(readings.missed).toBeGreaterThan(0)
  expect(readings.lost).toBe(0)
})

it.each(exampleSites().map(({ id }) => id))(
  'what %s paid for and has no power for is at stake, and its gateways have one name',
  (id) => {
    const { name } = instrumentTerms().tariff.gateway
    expect(words.parts.gateway).toBe(name)
    for (const hours of [4, 10, 14, 20])
      for (const link of linksToChoose) {
        const { night, stake } = nightView(new URLSearchParams(writeChoice(id, { hours, link })))
        const isDark = (states?: Uint8Array) => states?.includes(State.stopped) === true
        const dark = night.site.devices.filter(
          ({ isOnSite }, place) => !isOnSite && isDark(night.result.devices[place]),
        )
        const names = isDark(night.result.gateway) ? [{ name }, ...dark] : dark
        for (const one of names) expect(stake[0]?.value, `${hours} ${link}`).toContain(one.name)
        expect(stake[0]?.value.includes(name)).toBe(isDark(night.result.gateway))
      }
  },
)
