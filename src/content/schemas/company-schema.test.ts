import { expect, it } from 'vitest'
import { company } from './company-schema.ts'

it.each(['www.company.com', 'https://www.company.com/', 'https://www.company.com'])(
  'reads the address of the site typed as %s',
  (typed) => expect(company.shape.url.parse(typed)).toBe('https://www.company.com'),
)

it('refuses an address of the site with a path', () =>
  expect(company.shape.url.safeParse('www.company.com/home').success).toBe(false))
