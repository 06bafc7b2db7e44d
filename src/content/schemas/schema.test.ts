import { expect, it } from 'vitest'
import { dayOrTime } from './schema.ts'

it('reads a day of the calendar, with a time or without', () => {
  const isTaken = (moment: string) => dayOrTime.safeParse(moment).success
  for (const moment of ['2027-01-31', '2028-02-29', '2027-01-31T09:30', '2027-12-31T23:59'])
    expect(isTaken(moment)).toBe(true)
  const wrong = [
    '2027-02-31',
    '2027-02-29',
    '2027-02-31T09:30',
    '2027-13-01',
    '2027-01-31T24:00',
    '2027-01-31T9:30',
    '2027-01-31 09:30',
    '2027-1-3',
    '2027-01-311',
    '2027-01-31-',
    '2027-01-3100T09:00',
    '',
  ]
  for (const moment of wrong) expect(isTaken(moment)).toBe(false)
})
