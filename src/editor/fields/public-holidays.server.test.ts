import { expect, it } from 'vitest'
import { listPublicHolidays } from './public-holidays.server.ts'

it('lists the holidays on the weekdays of the draft, whatever is public', async () => {
  const { days } = await listPublicHolidays(2027, 'IN', ['saturday'])
  expect(days.map(({ date }) => date)).toEqual(['2027-10-02', '2027-12-25'])
})
