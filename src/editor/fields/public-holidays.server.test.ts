import { expect, it } from 'vitest'
import { weekdayNames } from '#src/contracts/contact/office-hours.ts'
import { listPublicHolidays } from './public-holidays.server.ts'

it('lists the holidays on the weekdays of the draft, whatever is public', async () => {
  const { days } = await listPublicHolidays(2027, 'IN', ['saturday'])
  expect(days.map(({ date }) => date)).toEqual(['2027-10-02', '2027-12-25'])
})

it('names them in the language of the draft, and says which names may be English', async () => {
  const in2027 = (country: string, language: string) =>
    listPublicHolidays(2027, country, weekdayNames, language)
  const { days, inEnglish } = await in2027('SN', 'fr')
  expect(days).toContainEqual({ date: '2027-12-25', name: 'Noël' })
  expect(days.map(({ name }) => name)).toEqual(expect.arrayContaining(inEnglish))
  expect(inEnglish).toContain('Day of Ashura')
  expect((await in2027('CZ', 'cs-CZ')).days).toContainEqual({
    date: '2027-12-24',
    name: 'Štědrý den',
  })
  expect((await in2027('SN', 'en')).inEnglish).toEqual([])
})
