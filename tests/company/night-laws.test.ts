import { describe, expect, it } from 'vitest'
import { brokenLaws, nightLaws } from '#src/content/check/night-laws.ts'
import { type SaidNight, sayingOf, sayNight } from '#src/content/example-sites/said-night.ts'
import { exampleSites, getExampleSite } from '#src/content/example-sites.ts'
import { nightView } from '#src/content/night-view.ts'
import { settings } from '#src/content/settings/settings.ts'
import { type Choice, writeChoice } from '#src/model/choice.ts'
import { changeSite, siteChanges } from '#src/model/site-changes.ts'
import { hoursAndLinks, walk } from './every-night.ts'

const said = (id: string, choice: Choice = {}) =>
  sayNight(getExampleSite(id), choice, sayingOf(settings()))
type Broken = [law: keyof typeof nightLaws, night: SaidNight]

const coldStore = said('cold-store')
const unheard = said('cold-store', { link: 'none' })
const factory = said('factory')
const clinic = said('clinic')
const [silence] = coldStore.account.silences.filter(({ noticedAt }) => noticedAt !== null)
if (!silence) throw new Error('The cold store falls silent')
const withSilence = (changed: Partial<typeof silence>): SaidNight => ({
  ...coldStore,
  account: {
    ...coldStore.account,
    silences: coldStore.account.silences.map((one) =>
      one === silence ? { ...one, ...changed } : one,
    ),
  },
})

/** For each law a night that breaks it in one place. */
const broken: Broken[] = [
  ['nothing that was chosen is dropped', { ...coldStore, choice: { hours: 9 } }],
  ['nothing that was chosen is dropped', { ...coldStore, choice: { from: 0 } }],
  ['nothing that was chosen is dropped', { ...coldStore, choice: { link: 'neither' } }],
  [
    'each limit that hurts is at stake and in the headline, with its time',
    { ...coldStore, stake: { ...coldStore.stake, rooms: [] } },
  ],
  [
    'each limit that hurts is at stake and in the headline, with its time',
    { ...unheard, sentence: coldStore.sentence.replace('00:42', '00:43') },
  ],
  [
    'a generator that has used up its fuel is in the headline',
    { ...clinic, sentence: clinic.sentence.replace('23:05', '23:06') },
  ],
  [
    'an inverter that is empty is in the headline, and one that only just lasts is told',
    { ...coldStore, details: [] },
  ],
  [
    'an inverter that is empty is in the headline, and one that only just lasts is told',
    { ...coldStore, ...said('cold-store', { hours: 9 }), sentence: coldStore.sentence },
  ],
  [
    'the warning is the time from the first message to the harm',
    { ...coldStore, stake: { ...coldStore.stake, warning: { at: 0, minutes: 1000 } } },
  ],
  [
    'whoever is called has a network',
    {
      ...coldStore,
      result: { ...coldStore.result, phonesAway: new Uint8Array(1440).fill(1) },
    },
  ],
  [
    'the headline names no call that the table lacks',
    { ...coldStore, sentence: coldStore.sentence.replace('00:52', '00:53') },
  ],
  [
    'a silence is noticed after the minutes that are promised, and whoever is told has a network',
    withSilence({ noticedAt: silence.from + 10 }),
  ],
  [
    'a silence is noticed after the minutes that are promised, and whoever is told has a network',
    withSilence({ deliveries: [{ to: 'guard', at: silence.from, reachedAt: silence.from }] }),
  ],
  [
    'every silence of the cut is said, and none besides',
    { ...coldStore, platform: [coldStore.words.answer.platformHears] },
  ],
  ['each gap has a record', { ...coldStore, account: { ...coldStore.account, losses: [] } }],
  [
    'no record contradicts a message that was delivered',
    {
      ...coldStore,
      account: {
        ...coldStore.account,
        losses: coldStore.account.losses.map((loss) => ({ ...loss, from: 0 })),
      },
    },
  ],
  [
    'every alarm closes once, and is not raised again before',
    {
      ...coldStore,
      events: coldStore.events.flatMap((event) =>
        event.kind === 'alarm-raised' ? [event, event] : [event],
      ),
    },
  ],
  ['what is switched and switched back is said with both times', { ...factory, details: [] }],
  [
    'an hour of the headline stands in the table with its day',
    { ...coldStore, sentence: coldStore.sentence.replace('02:10', '02:11') },
  ],
  [
    'an hour is written with its day',
    {
      ...coldStore,
      table: [
        { event: { minute: 1700, kind: 'grid-back' }, time: '22:20', says: 'The mains is back.' },
      ],
    },
  ],
  [
    'what the headline says is lost is in the list',
    { ...unheard, stake: { ...unheard.stake, losses: [] } },
  ],
  [
    'a line that is assumed to work carries what the gateway sends',
    {
      ...coldStore,
      outages: ['Assumed to work until the mains is back: Fixed line.'],
      night: { ...coldStore.night, fixedLine: [] },
    },
  ],
  [
    'an outage begins and ends in the hours that are shown',
    { ...coldStore, night: { ...coldStore.night, fixedLine: [{ from: -60, to: 60 }] } },
  ],
  [
    'an outage begins and ends in the hours that are shown',
    { ...coldStore, night: { ...coldStore.night, mobile: [{ from: 1400, to: 1500 }] } },
  ],
  [
    'a second outage of the same hours is explained',
    { ...said('cold-store', { from: 240, hours: 24 }), outages: [] },
  ],
  ['no text has a gap', { ...coldStore, details: ['At {time} the horn sounds.'] }],
  ['no text has a gap', { ...coldStore, platform: ['“{plan}” answers on working days.'] }],
]

describe('each law', () => {
  it.each(broken)('finds a night that breaks it: %s', (law, night) =>
    expect(nightLaws[law]?.(night).filter(Boolean)).not.toEqual([]),
  )
  it('is tried with a night that breaks it', () =>
    expect(new Set(broken.map(([law]) => law))).toEqual(new Set(Object.keys(nightLaws))))
  it('holds for the nights of the example sites', () =>
    expect(exampleSites().flatMap(({ id }) => brokenLaws(said(id)))).toEqual([]))
})

const changes = exampleSites().flatMap((example) =>
  siteChanges.flatMap((change) =>
    changeSite(example.site, change) ? [{ id: example.id, change, example }] : [],
  ),
)

it.each(changes)('each night of $id with $change keeps the laws', ({ change, example }) => {
  const choices = hoursAndLinks().map((choice) => ({ ...choice, change }))
  expect(walk(example, choices)).toBe(choices.length)
})

it('a site without a network is offered what ends a loss of power, and asked about a network', () => {
  const { remedies, losses } = nightView(new URLSearchParams('site=estate&link=neither'))
  expect(remedies.flatMap(({ ends }) => ends)).toContain(
    'The gate opens by hand from 23:30 to 02:30.',
  )
  const { needsAnyNetwork, needsMore } = settings().instrument.says
  expect(losses.flatMap(({ left }) => left ?? [])).toContain(needsAnyNetwork)
  expect(losses.map(({ left }) => left)).not.toContain(needsMore)
})

it.each(exampleSites().map(({ id }) => id))(
  'an addition to %s is offered once, and ends all that it says, at any hours and networks',
  (id) => {
    for (const choice of hoursAndLinks()) {
      const query = writeChoice(id, choice)
      const { remedies, losses } = nightView(new URLSearchParams(query))
      const names = remedies.map(({ href }) => new URL(href, 'https://x').searchParams.get('with'))
      expect(new Set(names.map((name) => name?.replace(/-\d$/, ''))).size, query).toBe(
        remedies.length,
      )
      for (const { href, ends } of remedies) {
        const after = nightView(new URL(href, 'https://x').searchParams)
        expect(ends.length).toBeGreaterThan(0)
        for (const loss of ends)
          expect(
            after.losses.map(({ says }) => says),
            href,
          ).not.toContain(loss)
        expect(after.remedies).toEqual([])
        // The night without it may offer one addition that ends what is left.
        expect(after.losses.flatMap(({ left }) => left ?? [])).toEqual([])
      }
      const ended = remedies.flatMap(({ ends }) => ends)
      for (const { says, left } of losses)
        expect(left !== undefined || ended.includes(says), `${query}: ${says}`).toBe(true)
    }
  },
)
