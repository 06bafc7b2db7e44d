import { expect, it } from 'vitest'
import {
  emptyChoice,
  quoteHref,
  quoteQuery,
  readQuote,
  readQuoteFields,
  withQuoteFields,
  writeQuote,
} from './quote-address.ts'

const read = (query: string) => readQuote(new URLSearchParams(query))

it('gives the address of a choice, and reads it back', () => {
  const choice = {
    ...emptyChoice,
    ...{ site: 'cold-store', sites: 4, plan: 'visits', hours: 8, region: 'abuja' },
  }
  const href = quoteHref(choice)
  expect(href).toBe('/contact?site=cold-store&sites=4&plan=visits&hours=8&region=abuja')
  expect(readQuote(new URL(href, 'https://site.example').searchParams)).toEqual(choice)
  expect(quoteHref({ site: 'shop' })).toBe('/contact?site=shop')
  const lines = { lines: 'gateway*1,part.siren*2,plan.remote.further*1', later: 'service.data*12' }
  expect(read(writeQuote({ ...choice, ...lines }))).toEqual({ ...choice, ...lines })
  expect(writeQuote({ ...choice, ...lines })).toMatch(quoteQuery)
  expect(read('site=shop&lines=<b>&later=gateway*-1')).toEqual({ ...emptyChoice, site: 'shop' })
})

it.each([
  ['site=shop&sites=0', 1],
  ['site=shop&sites=2.5', 1],
  ['site=shop&sites=-3', 1],
  ['site=shop&sites=99999999', 1],
  ['site=shop&sites=12', 12],
])('reads the number of %s as %i', (query, sites) => expect(read(query)?.sites).toBe(sites))

it.each([
  '',
  'region=%3Cb%3E',
  'list=gateway*1',
  'site=',
  'site=%3Cb%3E',
  'site=Cold store',
  `site=${'x'.repeat(61)}`,
])('names no site: %j', (query) => expect(read(query)).toBeNull())

it('reads an address at the end of a sentence, or in capitals', () => {
  const choice = { ...emptyChoice, site: 'shop', sites: 4, plan: 'visits' }
  expect(read('site=shop&sites=4&plan=visits.')).toEqual(choice)
  expect(read('site=SHOP&plan=Visits&sites=4)')).toEqual(choice)
  expect(read('site=shop.')?.site).toBe('shop')
})

it('brings no other words of an address along', () => {
  const choice = read('site=shop&plan=pay%20me&hours=99&sum=5&list=gateway*1')
  expect(choice).toEqual({ ...emptyChoice, site: 'shop' })
  expect(choice && quoteQuery.test(writeQuote(choice))).toBe(true)
})

it('reads the fields of a form without the script', () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return readQuoteFields(data)
  }
  const card = { 'quote.site': 'shop', 'quote.sites': ' 4 ', 'quote.plan': 'visits' }
  expect(form(card)).toBe('site=shop&sites=4&plan=visits')
  expect(form({ ...card, 'quote.sites': '0' })).toBe('site=shop&plan=visits')
  expect(form({ ...card, removeQuote: '1' })).toBe('')
  const abroad = { ...card, 'quote.region': 'elsewhere' }
  expect(form(abroad)).toBe('site=shop&sites=4&plan=visits&region=elsewhere')
  expect(form({ ...abroad, removeQuote: '1' })).toBe('region=elsewhere')
  expect(form({ 'quote.region': '' })).toBe('')
  expect(form({ message: 'Hello' })).toBeUndefined()
})

it.each([
  [' 4 ', 4],
  ['', 2],
  ['2.5', 2],
  ['0', 2],
])('takes the fields of the card, with %j sites as %i', (sites, taken) => {
  const fields = new FormData()
  fields.set('quote.sites', sites)
  fields.set('quote.plan', 'visits')
  fields.set('quote.region', 'abuja')
  const choice = { ...emptyChoice, site: 'shop', sites: 2, plan: 'remote', hours: 8 }
  expect(withQuoteFields(choice, fields)).toEqual({
    ...choice,
    ...{ sites: taken, plan: 'visits', region: 'abuja' },
  })
  expect(withQuoteFields(emptyChoice, fields)).toEqual({ ...emptyChoice, region: 'abuja' })
})
