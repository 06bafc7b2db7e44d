import { describe, expect, it } from 'vitest'
import { nightAnswer, outageWords, stakeOf } from '#src/content/example-sites/night-answer.ts'
import { exampleSites } from '#src/content/example-sites.ts'
import { getExample, sharedNightOf } from '#src/content/instrument.ts'
import { settings } from '#src/content/settings/settings.ts'
import type { Choice } from '#src/model/choice.ts'
import { calculateNight } from '#src/model/night.ts'
import { sumNight } from '#src/model/night-sums.ts'
import { nameOfSite } from '#src/model/site.ts'

const words = settings().instrument
const answered = (name: string, choice: Partial<Choice> = {}) => {
  const { site, night, doors } = getExample(name)
  const shown = calculateNight(site, night, { counts: {}, ...choice })
  return { ...shown, ...nightAnswer(shown, doors, words), outages: outageWords(shown, words) }
}

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
  it.each<[string, Partial<Choice>, RegExp]>([
    [
      'cold-store',
      {},
      /^Frozen room too warm: at 00:52 the guard’s phone rings and the horn sounds\. Nobody outside can be told from 02:10 to 05:40\.$/,
    ],
    [
      'cold-store',
      { link: 'none' },
      /^At 00:52 the horn sounds\. Frozen room above −15 °C from 00:42: no phone rings for it before 06:00\.$/,
    ],
    [
      'cold-store',
      { link: 'neither' },
      /^At 00:52 the horn sounds\. Frozen room above −15 °C from 00:42: no phone ever rings\.$/,
    ],
    // The example's own network outage lasts from 02:10 to 05:40.
    [
      'cold-store',
      { cut: { from: 30, hours: 6 } },
      /phone rings; at 03:30 the horn sounds\..*from 03:20: no phone rings for it before 05:40\.$/,
    ],
    [
      'cold-store',
      { cut: { from: 0, hours: 0 }, line: [], mobile: [] },
      /^Frozen room: below −15 °C all night\.$/,
    ],
    [
      'hotel',
      {},
      /^Guests get in all night: 40 of 40 Smart Locks\. At 19:35 the duty manager’s phone rings; half of the .* at 19:31\.$/,
    ],
    [
      'hotel',
      { cut: { from: 1170, hours: 10 } },
      /The corridors are dark and no new key cards from 01:30 to 05:30\./,
    ],
    ['estate', {}, /^The pedestrian lock works\. .*The gate opens by hand from 23:30 to 02:30\./],
    [
      'poultry',
      {},
      /^At 21:01 the farm hand’s phone rings and the side curtains open\. Houses 1 to 6: below 34 °C all night\./,
    ],
    // The repeaters stop with the inverter at 07:00, and the mains only returns at 13:00.
    [
      'poultry',
      { cut: { from: 1260, hours: 16 } },
      /side curtains open\. Houses 1 to 6: unmeasured from 07:00, above 34 °C \(calculated\) from 10:40; nobody hears of it before 13:00\. The side curtains/,
    ],
    // Six messages reached people from 01:01 on, but not the glue store's message.
    [
      'factory',
      { cut: { from: 60, hours: 16 } },
      /^At 01:01 the shift engineer’s phone rings; the air damper closes at 09:03\. Glue store above 28 °C from 15:46: nobody hears of it before 17:00\. No unit is counted from 13:02 to 17:00\.$/,
    ],
    [
      'clinic',
      {},
      /^Vaccine fridge too warm: at 01:46 the .* rings\. Vaccine fridge above 8 °C from 03:02, 1 h 22 min after .*, highest 10\.0 °C at 06:00\.$/,
    ],
    ['shop', {}, /^Freezer too warm: at 01:18 the shop owner’s phone rings\.$/],
  ])('of %s with %j', (name, choice, said) =>
    expect(answered(name, choice).sentence.replaceAll('\u00a0', ' ')).toMatch(said),
  )

  it('is short in a shared line', () => {
    const line = (query: string) =>
      sharedNightOf(new URLSearchParams(`site=cold-store&${query}`)).line.replaceAll('\u00a0', ' ')
    expect(line('')).toBe('Cold store, 8 h without mains: phone rings 00:52, 0 readings lost')
    expect(line('link=none')).toBe(
      'Cold store, 8 h without mains: nobody hears before 06:00, 0 readings lost',
    )
  })
  it('names what is away before it comes', () => {
    expect(answered('cold-store').outages).toEqual([
      'Mains off: 22:00–06:00.',
      'Fixed line down: 02:10–05:40.',
      'Mobile network down: 02:10–06:00.',
    ])
    expect(outageWords(answered('cold-store', { link: 'none' }), words, true)).toContain(
      words.answer.bothOut,
    )
    expect(answered('cold-store', { link: 'neither' }).outages).toContain(words.answer.noNetwork)
  })
  it('tells why a line that is up carries nothing, and how outages of each day fall into the night', () => {
    expect(answered('shop', { link: 'ethernet' }).outages).toContain(words.answer.routerOff)
    expect(answered('hotel', { cut: { from: 1170, hours: 24 } }).outages).toEqual([
      'Mains off: 19:30–19:30 the next day.',
      'Fixed line down: 20:15–21:30.',
      'On the inverter, the router of the fixed line lasts 6 h.',
    ])
    // The factory's simulation begins at 22:00, during the daily outage from 19:00 to 12:00.
    const { night } = answered('factory', { line: [{ from: 1140, to: 720 }] })
    expect(night.fixedLine).toEqual([
      { from: 0, to: 840 },
      { from: 1260, to: 2280 },
    ])
  })
  it('says where nothing measures, instead of an alarm that found no way out', () => {
    const night = answered('cold-store', { counts: { probes: 0 } })
    const unmeasured =
      /^Frozen room: unmeasured, above −15\s°C \(calculated\) from 00:42; nobody hears of it in this night/
    expect(night.sentence.split('. ')[1]).toMatch(unmeasured)
    expect(stakeOf(night, words).losses[0]?.says).toMatch(unmeasured)
  })
  it('says that the doors of a hotel open, and for how long', () =>
    expect(answered('hotel').details.join(' ')).toMatch(/lock opens.*10 months/))
})

it('a device that was off has not taken readings, and none of them is lost', () => {
  const { site, result } = answered('estate')
  const { readings } = sumNight(site, result)
  expect(readings.missed).toBeGreaterThan(0)
  expect(readings.lost).toBe(0)
})

it('the name and the gateways of a site follow its number', () => {
  const { site } = answered('hotel', { counts: { locks: 60 } })
  expect(nameOfSite(site)).toBe('Hotel, 60\u00a0rooms')
  expect(site.gateways).toBe(6)
})
