import { describe, expect, it } from 'vitest'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { placeOf } from '../collections/collections.ts'
import { readYamlText } from '../reading/yaml-file.ts'
import { type Unit, writePo } from './po-file.ts'
import { readReturned } from './returned-file.ts'

const { returned: most, text } = contentLimits
const file = 'content/free-pages/terms.yaml'
const place = placeOf('free-pages/terms.yaml')
if (!place) throw new Error(`${file} is no entry`)
const data = { title: 'Our terms', lead: 'We deliver within ten days of your payment.' }
const opened = (stored: readonly Unit[]) => ({
  file: { place, source: readYamlText(file, JSON.stringify(data)) },
  catalogue: readYamlText('content/languages/fr/free-pages/terms.po', writePo('fr', stored)),
})
const read = (units: readonly Unit[], stored: readonly Unit[] = []) =>
  readReturned(writePo('fr', units), 'fr', (name) =>
    name === 'free-pages/terms' ? opened(stored) : undefined,
  )
function taken(units: readonly Unit[], stored: readonly Unit[] = []) {
  const returned = read(units, stored)
  if (!('entries' in returned)) throw new Error(JSON.stringify(returned))
  return { ...returned, units: returned.entries.flatMap((entry) => entry.units) }
}
const unit = (source: string, translation: string, field = 'free-pages/terms lead'): Unit => ({
  ...{ field, source, translation },
})
const title = unit(data.title, 'Nos conditions', 'free-pages/terms title')
const many = (count: number, make: (at: number) => Unit) =>
  Array.from({ length: count }, (_, at) => make(at))
/** Texts of an entry that has two, with some that it has no more. */
const mostProposals = most.proposals + Object.keys(data).length

describe('of a returned file that is larger than the site', () => {
  it.each([
    ['translation', unit(data.lead, 'a'.repeat(most.shortest + 1))],
    ['original', unit('a'.repeat(text.max + 1), 'Texte')],
    ['note', { ...unit(data.lead, 'Texte'), note: 'a'.repeat(text.max + 1) }],
  ])('a text with a %s that is too long is left out and named by its line', (_, long) => {
    const { units, faults } = taken([long, title])
    expect(units.map(({ field }) => field)).toEqual(['title'])
    expect(faults).toEqual([
      { line: expect.any(Number), message: expect.stringMatching(/^“(We|a{60}).*characters/) },
    ])
  })

  it('takes a long translation of a long original', () => {
    const long = unit('a'.repeat(500), 'b'.repeat(500 * most.longerThanOriginal))
    expect(taken([long]).faults).toEqual([])
  })

  it('proposals of former texts are left out from a number on, however often it comes', () => {
    const first = taken([...many(1000, (at) => unit(`Former ${at}`, `Ancien ${at}`)), title])
    expect(first.units).toHaveLength(mostProposals + 1)
    expect(first.units).toContainEqual(expect.objectContaining({ field: 'title' }))
    expect(first.faults).toEqual([
      {
        line: expect.any(Number),
        message: expect.stringContaining(`“Former ${mostProposals}” and`),
      },
    ])
    const again = taken(
      many(1000, (at) => unit(`Other ${at}`, `Autre ${at}`)),
      first.units,
    )
    expect(again.units).toHaveLength(0)
  })

  it('texts of entries that there are not are counted', () => {
    const others = many(5000, (at) => unit('a', 'b', `pages/x${at} lead`))
    const { texts, faults, units } = taken([...others, title])
    expect(texts.filter(({ kind }) => kind === 'not for this site')).toHaveLength(most.others)
    expect(faults[0]?.message).toContain(`and ${5000 - most.others - 1} others`)
    expect(units).toHaveLength(1)
  })

  it('faults are listed up to a number', () => {
    const broken = many(500, (at) => unit(data.lead, `${at}`.padEnd(most.shortest + 1, 'a')))
    const twice = broken.map((one, at) => ({ ...one, source: `${one.source}${at}` }))
    expect(taken(twice).faults).toHaveLength(most.faults + 1)
  })

  it('nothing is taken with more texts than any site has', () =>
    expect(read(many(most.texts + 1, (at) => unit(`b${at}`, 'b')))).toEqual({
      refused: expect.stringContaining(`${most.texts + 1} texts`),
    }))
})

describe('beside a translation that visitors see', () => {
  const lead = unit(data.lead, 'Nous livrons.')
  const stored = [{ ...lead, field: 'lead' }]
  const former = unit('We deliver within nine days.', 'Une autre.')
  const proposed = (proposal: string) => [{ ...stored[0], proposal }]

  it.each([
    ['needs work', { ...lead, translation: 'Une autre.', isFuzzy: true }],
    ['needs work', { ...lead, isFuzzy: true }],
    ['damaged', { ...lead, translation: 'Une {autre}.' }],
    ['original changed', former],
    ['original changed', { ...former, isFuzzy: true }],
  ])('a text that is %s is kept as a proposal, once', (kind, returned) => {
    const first = taken([returned], stored)
    expect(first.texts).toMatchObject([{ kind }])
    expect(first.units).toEqual(proposed(returned.translation))
    expect(taken([returned], first.units).entries).toEqual([])
  })

  it('a proposal is dropped with another translation, and stays with the same', () => {
    const waiting = taken([former], stored).units
    expect(taken([{ ...lead, translation: 'Livré.' }], waiting).units).toEqual([
      { ...stored[0], translation: 'Livré.' },
    ])
    expect(taken([lead], waiting).entries).toEqual([])
  })

  it('a proposal that somebody has settled does not come back with an older export', () =>
    expect(taken([{ ...lead, proposal: 'Une autre.' }], stored).entries).toEqual([]))

  it('a proposal that somebody has discarded is not made again, as long as its original stays', () => {
    const discarded = 'Une autre.'
    const settled = [{ field: 'lead', source: data.lead, translation: 'Nous livrons.', discarded }]
    for (const returned of [former, { ...lead, translation: discarded, isFuzzy: true }])
      expect(taken([returned], settled)).toMatchObject({ texts: [], entries: [] })
    const other = { ...lead, translation: 'Une troisième.', isFuzzy: true }
    expect(taken([other], settled).units).toMatchObject([
      { discarded, proposal: other.translation },
    ])
    expect(taken([{ ...lead, translation: discarded }], settled).units).toMatchObject([
      { translation: discarded, discarded },
    ])
    const before = [{ ...former, field: 'lead', translation: 'Nous livrons.', discarded }]
    expect(taken([{ ...lead, translation: discarded, isFuzzy: true }], before).texts).toHaveLength(
      1,
    )
  })

  it('a comment is kept of a text that stays as it is', () => {
    const note = 'Formal?'
    for (const returned of [
      { ...lead, note },
      { ...lead, translation: '', note },
      { ...lead, isFuzzy: true, translation: 'Une autre.', note },
      { ...lead, translation: 'Une {autre}.', note },
    ])
      expect(taken([returned], stored).units).toMatchObject([
        { translation: 'Nous livrons.', note },
      ])
    expect(taken([{ ...lead, translation: '', note }]).units).toEqual([
      { field: 'lead', source: data.lead, translation: '', note },
    ])
  })

  it('each text of a file is stored that is said to be', () => {
    const marked = { ...lead, translation: 'À relire.', isFuzzy: true }
    const { texts, units } = taken([former, marked], stored)
    expect(texts.map(({ kind }) => kind)).toEqual(['original changed', 'needs work'])
    expect(units).toMatchObject([{ proposal: 'À relire.' }, { translation: 'Une autre.' }])
    const fresh = taken([former, { ...lead, translation: 'Nouveau.' }])
    expect(fresh.units).toEqual([{ ...stored[0], translation: 'Nouveau.', proposal: 'Une autre.' }])
  })
})

it('keeps a marked text of a former original beside the new one, which visitors read', () => {
  const former = { ...unit('We deliver within nine days.', 'Une autre.'), isFuzzy: true }
  expect(taken([former]).units).toEqual([
    { field: 'lead', source: data.lead, translation: 'Une autre.', isFuzzy: true },
  ])
})

it('leaves out texts of no field, but for fields whose texts are stored', () => {
  const strange = unit(data.lead, 'Ailleurs', 'free-pages/terms nosuch')
  const former = unit('Former', 'Ancien', 'free-pages/terms nosuch')
  expect(taken([strange, title])).toMatchObject({
    texts: [{ kind: 'not for this site', entry: 'free-pages/terms' }, { kind: 'new' }],
    units: [{ field: 'title' }],
    faults: [],
  })
  expect(taken([former], [{ ...former, field: 'nosuch' }]).texts).toEqual([])
})

describe('of a plural', () => {
  const readings = { one: '{count} of {all} readings', other: '{count} of {all} readings' }
  const name = 'content/words/drawings.yaml'
  const words = placeOf('words/drawings.yaml')
  if (!words) throw new Error(`${name} is no entry`)
  const readForms = (forms: Record<string, string>) =>
    readReturned(
      writePo(
        'fr',
        Object.entries(forms).map(([form, text]) =>
          unit(readings.other, text, `words/drawings storeAndForward.readings.${form}`),
        ),
      ),
      'fr',
      () => ({
        file: {
          place: words,
          source: readYamlText(name, JSON.stringify({ storeAndForward: { readings } })),
        },
        catalogue: readYamlText('content/languages/fr/words/drawings.po', writePo('fr', [])),
      }),
    )

  it('leaves out a form that the language does not have', () => {
    const translation = '{count} mesures sur {all}'
    expect(readForms({ few: translation, other: translation })).toMatchObject({
      texts: [{ kind: 'not for this site' }, { kind: 'new' }],
    })
  })

  it('says once what is wrong with several forms, and stores each', () => {
    const returned = readForms({
      one: '{count} mesure',

      other: '{count} mesures',
    })
    expect(returned).toMatchObject({
      texts: [
        {
          ...{ kind: 'damaged', translation: '{count} mesure' },
          fault: 'Forms one, other: Write {all} where it belongs',
        },
      ],
      entries: [{ units: [{}, {}] }],
    })
  })

  it('names forms apart with which something else is wrong', () =>
    expect(readForms({ one: '{count} {x} sur {all}', other: '{count} mesures' })).toMatchObject({
      texts: [{ fault: '{x} is not in the original' }, { fault: 'Write {all} where it belongs' }],
    }))
})

it('loses no proposal of somebody else, and no translation to a damaged text', () => {
  const waiting = [{ field: 'lead', source: data.lead, translation: '', proposal: 'De Marie.' }]
  const marked = { ...unit(data.lead, 'À relire.'), isFuzzy: true }
  expect(taken([marked], waiting).units).toMatchObject([
    { translation: 'À relire.', proposal: 'De Marie.' },
  ])
  const damaged = unit(data.lead, 'Une {autre}.')
  expect(taken([damaged], waiting).units).toMatchObject([{ proposal: 'De Marie.' }])
  const hidden = [{ field: 'lead', source: data.lead, translation: 'Bon.', isFuzzy: true }]
  expect(taken([damaged], hidden).units).toMatchObject([
    { translation: 'Bon.', proposal: 'Une {autre}.' },
  ])
})
