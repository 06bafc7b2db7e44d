import { describe, expect, it } from 'vitest'
import { getExample } from '#src/content/dossiers/instrument.ts'
import { nightAnswer, outageWords, sharedNight } from '#src/content/dossiers/night-answer.ts'
import { type DossierName, dossierNames } from '#src/content/schemas/dossier-schema.ts'
import { settings } from '#src/content/settings/settings.ts'
import type { Choice } from '#src/model/choice.ts'
import { nameOfSite } from '#src/model/site.ts'
import { roomSentences } from '#src/ui/islands/instrument/room-sentences.ts'
import { calculateNight } from '#src/ui/islands/instrument/use-night.ts'

const words = settings().instrument
const answered = (name: DossierName, choice: Partial<Choice> = {}) => {
  const { site, night, doors } = getExample(name)
  const shown = calculateNight(site, night, { counts: {}, ...choice })
  return { ...shown, ...nightAnswer(shown, doors, words), outages: outageWords(shown, words) }
}

it.each(dossierNames)(
  'every message of %s goes to the next person while its cause lasts and nobody takes it, mains lost included',
  (name) => {
    const { site, result } = answered(name)
    const since = ({ sentAt, clearedAt }: (typeof result.alarms)[number]) => (clearedAt ?? result.minutes) - (sentAt ?? result.minutes)
    const mainsLost = site.rules.filter(({ when, actions }) => when.kind === 'mains-lost' && actions.some(({ kind }) => kind === 'message'))
    expect(mainsLost.length).toBeGreaterThan(0)
    expect(result.alarms.some(({ rule }) => mainsLost.some(({ id }) => id === rule))).toBe(true)
    for (const alarm of result.alarms) {
      expect(alarm.next).toMatch(/\w/)
      expect(alarm.passedAt !== null).toBe(since(alarm) > site.passOnMinutes)
    }
  },
)

it.each(dossierNames)('the log of %s tells of an alarm before what is switched because of it', (name) => {
  const { events } = answered(name)
  const early = events.filter(
    ({ minute, kind }, at) =>
      kind === 'switched' && events.slice(at).some((later) => later.minute === minute && later.kind === 'alarm-raised'),
  )
  expect(early).toEqual([])
})

describe('the sentence of a night', () => {
  it.each<[DossierName, Partial<Choice>, RegExp]>([
    ['cold-store', {}, /^Frozen room too warm: at 00:52 the guard’s phone rings and the horn sounds\.$/],
    ['cold-store', { link: 'none' }, /^Nobody can be reached before 06:00; the horn sounds at 00:52\.$/],
    // The example's own outage lasts from 02:10 to 05:40.
    ['cold-store', { cut: { from: 30, hours: 6 } }, /^Nobody can be reached before 05:40; the horn sounds at 03:\d\d\.$/],
    ['cold-store', { cut: { from: 0, hours: 0 } }, /^A quiet night\.$/],
    ['hotel', {}, /^Mains lost: at 19:35 the duty manager’s phone rings; half of the corridor lights go off at 19:31\.$/],
    ['poultry', {}, /^Mains lost: at 21:01 the farm hand’s phone rings and the side curtains open\.$/],
    ['shop', {}, /^Freezer too warm: at 01:18 the shop owner’s phone rings\.$/],
  ])('of %s with %j', (name, choice, said) => expect(answered(name, choice).sentence).toMatch(said))

  it('is short in a shared line', () => {
    const line = (choice: Partial<Choice>) => sharedNight(answered('cold-store', choice), words, 'en-GB').replaceAll('\u00a0', ' ')
    expect(line({})).toBe('Cold store, 8 h without mains: phone rings 00:52, 0 readings lost')
    expect(line({ link: 'none' })).toBe('Cold store, 8 h without mains: nobody reached before 06:00, 0 readings lost')
  })
  it('names what is away before it comes', () => {
    expect(answered('cold-store').outages).toEqual([
      'Mains off: 22:00–06:00.',
      'Fixed line down: 02:10–05:40.',
      'Mobile network down: 02:10–06:00.',
    ])
    expect(answered('cold-store', { link: 'none' }).outages).toContain('Mobile network down: 22:00–06:00.')
  })
  it('says where nothing measures, instead of an alarm that found no way out', () => {
    const { details, ...night } = answered('cold-store', { counts: { probes: 0 } })
    const unmeasured = words.answer.notMeasured.replace('{room}', 'Frozen room')
    expect(details.join(' ')).toContain(unmeasured)
    expect(roomSentences(night, words).join(' ')).toContain(unmeasured)
  })
  it('says that the doors of a hotel open, and for how long', () =>
    expect(answered('hotel').details.join(' ')).toMatch(/lock opens.*10 months/))
})

it('a device that was off has not taken readings, and none of them is lost', () => {
  const { readings } = answered('estate').sums
  expect(readings.missed).toBeGreaterThan(0)
  expect(readings.lost).toBe(0)
})

it('the name and the gateways of a site follow its number', () => {
  const { site } = answered('hotel', { counts: { locks: 60 } })
  expect(nameOfSite(site)).toBe('Hotel, 60\u00a0rooms')
  expect(site.gateways).toBe(6)
})
