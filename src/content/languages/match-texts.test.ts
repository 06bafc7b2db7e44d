import { expect, it } from 'vitest'
import { z } from 'zod'
import { sayCount } from '#src/contracts/text/say.ts'
import { formSchemaOf } from '../collections/make-form-schema.ts'
import { prose, searchFields, text } from '../schemas/schema.ts'
import { plural, sentence } from '../schemas/words/word.ts'
import { pluralForms, textsOf } from './entry-texts.ts'
import { matchTexts } from './match-texts.ts'
import type { Unit } from './po-file.ts'

const schema = z.strictObject({
  title: searchFields.title.optional(),
  lead: text.optional(),
  list: z.array(prose).optional(),
  hours: plural().optional(),
  count: sentence('count', 'most').optional(),
  rate: sentence('percent').optional(),
  amount: text.optional(),
})
type Value = z.input<typeof schema>

const textsIn = (value: Value, language = 'fr') =>
  textsOf(value, formSchemaOf({ schema }), language)
const match = (value: Value, units: readonly Partial<Unit>[], language = 'fr') =>
  matchTexts(
    textsIn(value, language),
    units.map((unit) => ({ field: 'lead', source: '', translation: '', ...unit })),
  ).map(({ text, state, shown }) => [text.field, state, shown])

it('lists what has words, and what the program fills', () =>
  expect(
    textsIn({ lead: 'Hello', amount: '24 {price}', rate: '{percent} %', list: ['A', '—'] }).map(
      ({ path }) => path.join('.'),
    ),
  ).toEqual(['lead', 'rate', 'list.0']))

it('shows the translation of the same words', () =>
  expect(match({ lead: 'Hello' }, [{ source: 'Hello', translation: 'Bonjour' }])).toEqual([
    ['lead', 'translated', 'Bonjour'],
  ]))

it('takes a text that moved to another field, unless it is translated in two ways', () => {
  const moved = { field: 'heading', source: 'All', translation: 'Tous' }
  expect(match({ lead: 'All' }, [moved])).toEqual([['lead', 'translated', 'Tous']])
  const two = [moved, { field: 'list', source: 'All', translation: 'Toutes' }]
  expect(match({ lead: 'All' }, two)).toEqual([['lead', 'untranslated', null]])
})

const kept = (from: string, to: string, translation = 'T') =>
  match({ lead: to }, [{ source: from, translation }])[0]

it('keeps the last translation of a field whose words have changed', () => {
  expect(kept('Hello there', 'Good morning')).toEqual(['lead', 'changed', 'T'])
  expect(kept('For {days} days', 'In {days} days', '{days} jours')?.[1]).toBe('changed')
})

it.each([
  ['a figure', 'Lasts 24 hours', 'Lasts 12 hours'],
  ['a token', 'Lasts {hours} hours', 'Lasts {days} days'],
  ['a figure instead of a token', 'Lasts {hours} hours', 'Lasts 12 hours'],
  ['a figure that occurs twice', 'From 2 to 2', 'From 2 to'],
  ['a decimal', 'Costs 1.5 naira', 'Costs 1.6 naira'],
])('takes a text as never translated after a change of %s', (_, from, to) =>
  expect(kept(from, to, from)?.slice(1)).not.toContain('changed'),
)

it('takes a text as never translated after its link has changed', () => {
  const units = [{ field: 'list', source: 'See [it](/about)', translation: 'Voir [cela](/about)' }]
  expect(match({ list: ['See [it](/prices)'] }, units)[0]?.[2]).toBeNull()
  expect(match({ list: ['See [it](/about) now'] }, units)[0]?.[1]).toBe('changed')
})

// Item 0 went and item 1 was changed: the words decide, not the places.
it('finds a changed paragraph in a list that has moved', () => {
  const units = [
    { field: 'list', source: 'Locks open by card', translation: 'Serrures' },
    { field: 'list', source: 'Probes measure the cold', translation: 'Sondes' },
  ]
  expect(match({ list: ['Probes measure the cold room'] }, units)).toEqual([
    ['list', 'changed', 'Sondes'],
  ])
  for (const other of ['Ask for a quote today', 'Locks close by hand'])
    expect(match({ list: [other] }, units)).toEqual([['list', 'untranslated', null]])
})

it('knows the first words again when they are restored', () => {
  const unit = { source: 'Good day', previous: 'Hello', translation: 'Bonjour', isFuzzy: true }
  expect(match({ lead: 'Good day' }, [unit])).toEqual([['lead', 'changed', 'Bonjour']])
  expect(match({ lead: 'Hello' }, [unit])).toEqual([['lead', 'translated', 'Bonjour']])
  // Changed for the second time: compared with the words that were translated.
  expect(match({ lead: 'Good evening' }, [unit])).toEqual([['lead', 'changed', 'Bonjour']])
})

it('does not show what a translator marked without saying of which words it is', () =>
  expect(
    match({ lead: 'Hello' }, [{ source: 'Hello', translation: 'Salut', isFuzzy: true }]),
  ).toEqual([['lead', 'untranslated', null]]))

it.each([
  ['a missing slot', { count: '{count} of {most}' }, 'count', '{count} sur'],
  ['a slot of another text', { lead: 'Hello' }, 'lead', 'Bonjour {count}'],
  ['a translated slot', { count: '{count} of {most}' }, 'count', '{nombre} sur {most}'],
  ['another link', { list: ['[a](/b)'] }, 'list', '[a](https://example.com)'],
  ['a link that was none', { list: ['a'] }, 'list', '[a](/b)'],
  ['a link with brackets', { list: ['a'] }, 'list', '[a](https://wa.me/1?text=(b))'],
  ['a brace without its other', { lead: 'Our story' }, 'lead', 'Notre {histoire'],
  ['a long title of search results', { title: 'T'.repeat(20) }, 'title', 'T'.repeat(61)],
])('refuses %s', (_, value, field, translation) => {
  const source = Object.values(value).flat()[0] ?? ''
  expect(match(value, [{ field, source, translation }])).toEqual([[field, 'refused', null]])
})

it('names the link that a translation lacks, or has too many', () => {
  const faultOf = (source: string, translation: string) => {
    const unit = { field: 'list', source, translation, isFuzzy: false }
    return matchTexts(textsIn({ list: [source] }), [unit])[0]?.fault
  }
  expect(faultOf('See [it](/about)', 'Voir')).toBe('Link to /about, as the original does')
  expect(faultOf('See it', 'Voir [cela](/prices)')).toBe('The original does not link to /prices')
})

it('takes other bounds as advice, and another form of a token', () => {
  const source = 'Has {days:words} days'
  expect(
    match({ lead: source }, [{ source, translation: `{days:Words} jours ${'long '.repeat(90)}` }]),
  ).toMatchObject([['lead', 'translated', {}]])
})

it('writes a million in French with the form of every other number', () => {
  const forms = { one: '{count} heure', other: '{count} heures' }
  const said = [0, 1, 2, 1_000_000].map((count) => sayCount(forms, count, {}, 'fr'))
  expect(said.map((text) => text.split(/\s/).at(-1))).toEqual([
    'heure',
    'heure',
    'heures',
    'heures',
  ])
})

it.each([
  ['en', ['one', 'other']],
  // `many` is the form from a million on.
  ['fr', ['one', 'other']],
  ['pt-BR', ['one', 'other']],
  ['ja', ['other']],
  ['pl', ['one', 'few', 'many', 'other']],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['lv', ['zero', 'one', 'other']],
])('asks for the forms of %s', (language, forms) =>
  expect(pluralForms(language).map(({ category }) => category)).toEqual(forms),
)

const hours = { one: 'one hour', other: '{count} hours' }
const form = (category: string, translation: string) => ({
  ...{ field: `hours.${category}`, translation },
  source: category === 'one' ? hours.one : hours.other,
})

// French has one form for 0 and 1, Russian one for 1, 21 and 31: a number in words would be wrong.
it('asks for the number in a form that more numbers than one have', () => {
  const of = (language: string, translation: string) =>
    match({ hours }, [form('one', translation)], language).find(([field]) => field === 'hours.one')
  expect(of('de', 'eine Stunde')?.[1]).toBe('translated')
  expect(of('fr', 'une heure')?.[1]).toBe('refused')
  expect(of('fr', '{count} heure')?.[1]).toBe('translated')
  expect(of('ru', 'один час')?.[1]).toBe('refused')
})

it('has a unit for each form, although several are of the same words', () =>
  expect(
    match(
      { hours },
      [form('one', '{count} час'), form('few', '{count} часа'), form('many', '{count} часов')],
      'ru',
    ),
  ).toEqual([
    ['hours.one', 'translated', '{count} час'],
    ['hours.few', 'translated', '{count} часа'],
    ['hours.many', 'translated', '{count} часов'],
    ['hours.other', 'untranslated', null],
  ]))
