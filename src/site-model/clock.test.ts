import { expect, it } from 'vitest'
import { clockAt } from './clock.ts'

it('says the time of day of a minute', () =>
  expect([clockAt(0, 1080), clockAt(500, 1080), clockAt(65)]).toEqual(['18:00', '02:20', '01:05']))
