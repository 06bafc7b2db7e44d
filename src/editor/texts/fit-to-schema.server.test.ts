import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fitToSchema } from './fit-to-schema.server.ts'

const shipped = (file: string) => readFileSync(file, 'utf8')
const prices = JSON.parse(shipped('content/prices.json'))
const fitted = (value: object) => {
  const { text, problems } = fitToSchema(
    'content/prices.json',
    JSON.stringify(value),
    shipped('content/prices.json'),
  )
  return { value: JSON.parse(text), problems }
}

describe('a published entry of an earlier release', () => {
  it('loses what the schema no longer knows, also inside and in lists', () => {
    const { payment, plans } = prices
    const [plan, ...others] = plans
    const { value, problems } = fitted({
      ...prices,
      former: 1,
      payment: { ...payment, former: 'x' },
      plans: [{ ...plan, former: 2 }, ...others],
    })
    expect(value).toEqual(prices)
    expect(problems).toEqual([])
  })

  it('loses a choice that its list no longer has', () => {
    const file = 'content/buyer-questions.yaml'
    const text = shipped(file)
    const before = text.replace('pages: []', 'pages: [ services, product ]')
    expect(before).not.toBe(text)
    expect(fitToSchema(file, before, text).text).toMatch(/pages: \[? *\n? *-? ?product/)
    expect(fitToSchema(file, before, text).text).not.toContain('- services')
  })

  it('takes a new key from the file, also inside', () => {
    const { quoteDays: _, survey, ...others } = prices
    const { value, problems } = fitted({ ...others, survey: { amount: survey.amount } })
    expect(value).toEqual({ ...prices, survey })
    expect(problems).toEqual([])
  })

  it('takes the forms of a plural that was one text from the file, and keeps the words beside it', () => {
    const file = 'content/instrument.json'
    const now = JSON.parse(shipped(file))
    const before = {
      ...now,
      form: { ...now.form, option: '{hours} hours', submit: 'Show it' },
    }
    const { text, problems } = fitToSchema(file, JSON.stringify(before), shipped(file))
    expect(problems).toEqual([])
    expect(JSON.parse(text).form).toEqual({ ...now.form, submit: 'Show it' })
  })

  it('is refused where a key that costs money seems to have been renamed', () => {
    const { survey, ...others } = prices
    const { problems } = fitted({
      ...others,
      survey: { name: survey.name, price: survey.amount },
    })
    expect(problems.map(({ path }) => path)).toEqual([['survey', 'amount']])
  })

  it('keeps what no form shows', () => {
    const local = { ...prices.local, on: '2026-11-20' }
    expect(fitted({ ...prices, local }).value.local).toEqual(local)
  })

  it('takes new words of a place from the file', () => {
    const file = 'content/words/phrases.yaml'
    const text = shipped(file)
    const before = text.replace(/^ {2}noTax:.*\n/m, '  formerly: Something\n')
    expect(before).not.toBe(text)
    expect(fitToSchema(file, before, text).problems).toEqual([])
    expect(fitToSchema(file, before, text).text).toContain('No tax is added')
    expect(fitToSchema(file, before, text).text).not.toContain('formerly')
  })
})
