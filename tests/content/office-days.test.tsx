import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { company as companySchema } from '#src/content/schemas/company-schema.ts'
import { settings } from '#src/content/settings/settings.ts'
import { organisationData } from '#src/content/structured-data.ts'
import type { OfficeHours } from '#src/contracts/contact/office-hours.ts'
import { listPublicHolidays } from '#src/editor/fields/public-holidays.server.ts'
import { ContactCard } from '#src/site/sections/contact/ContactCard.tsx'
import { christmasHours, nightHours, weekdayHours } from '../desk/office-hours.ts'
import { readSetting, withSettings } from './changed-content.ts'

const lagos = { timeZone: 'Africa/Lagos', locale: 'en-GB' }
function withHours<T>(hours: OfficeHours, run: () => T, countryCode = 'NG'): T {
  const { company } = settings()
  const address = { ...company.address, city: 'Lagos', countryCode }
  const { days, otherDays, specialDays } = hours
  const copied = { days: [...days], otherDays: [...otherDays], specialDays: [...specialDays] }
  const changed = { ...company, ...lagos, address, hours: { ...hours, ...copied, text: null } }
  return withSettings({ company: changed }, run)
}

describe('the contact page says whether somebody answers', () => {
  const card = (now: string) =>
    renderToStaticMarkup(
      <ContactCard
        booking={{ heading: 'Call', text: 'Us' }}
        visit=""
        whatsApp={null}
        answers={{ heading: '', people: [] }}
        now={new Date(now)}
      />,
    )
  it.each([
    ['2026-11-24T11:00Z', weekdayHours, 'and someone answers.'],
    ['2026-11-23T18:00Z', weekdayHours, 'closed. We open again: tomorrow, 08:00.'],
    ['2026-11-20T18:00Z', weekdayHours, 'closed. We open again: Monday, 08:00.'],
    ['2026-12-24T11:00Z', christmasHours, 'and someone answers.'],
    [
      '2026-12-24T13:00Z',
      christmasHours,
      'closed for Christmas Eve. We open again: Tuesday, 08:00.',
    ],
    [
      '2026-12-25T11:00Z',
      christmasHours,
      'closed for Christmas Day. We open again: Tuesday, 08:00.',
    ],
    ['2026-11-21T00:30Z', nightHours, 'and someone answers.'],
    [
      '2026-11-24T11:00Z',
      { ...nightHours, days: ['tuesday'], otherDays: [] } satisfies OfficeHours,
      'the line opens at 20:00.',
    ],
    [
      '2026-11-25T11:00Z',
      {
        ...weekdayHours,
        days: ['wednesday'],
        specialDays: [{ date: '2026-11-25', name: 'Stocktaking', hours: null }],
      } satisfies OfficeHours,
      'closed for Stocktaking. We open again: Wednesday 2 Dec, 08:00.',
    ],
  ])('%s', (now, hours, words) => expect(withHours(hours, () => card(now))).toContain(words))

  it('and which of the next days are others', () => {
    const text = withHours(christmasHours, () => card('2026-12-20T11:00Z')).replace(/<[^>]*>/g, '|')
    expect(text).toContain('Thu 24 Dec, Christmas Eve: 08:00 to 13:00|')
    expect(text).toContain('Fri 25 Dec, Christmas Day: closed|')
  })
})

it('search engines read the hours of each weekday, and closed days that are still to come', () => {
  const future = { date: '2999-12-25', name: 'Christmas Day', hours: null }
  const half = { date: '2999-12-24', name: 'Eve', hours: { opens: '08:00', closes: '13:00' } }
  const past = { date: '2020-12-25', name: 'Christmas Day', hours: null }
  const hours = { ...nightHours, specialDays: [past, future, half] }
  expect(withHours(hours, organisationData)).toMatchObject({
    openingHoursSpecification: [
      {
        dayOfWeek: [{}, {}, {}, {}].map(() => expect.any(String)),
        opens: '20:00',
        closes: '02:00',
      },
      { dayOfWeek: ['https://schema.org/Monday'], opens: '09:00', closes: '13:00' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2999-12-25', validThrough: '2999-12-25', opens: '00:00', closes: '00:00' },
      { validFrom: '2999-12-24', opens: '08:00', closes: '13:00' },
    ],
  })
  expect(withHours(weekdayHours, organisationData)).not.toHaveProperty(
    'specialOpeningHoursSpecification',
  )
})

describe('public holidays that are offered', () => {
  const datesOf = async (country: string, year: number, hours = weekdayHours) =>
    (await withHours(hours, () => listPublicHolidays(year), country)).days
  // Easter is on 5 April 2026, 28 March 2027 and 16 April 2028.
  it.each([
    ['NG', 2026, ['2026-04-03', '2026-04-06', '2026-12-25', '2026-10-01', '2026-05-28']],
    ['NG', 2027, ['2027-03-26', '2027-03-29', '2027-10-01', '2027-05-03', '2027-06-14']],
    ['NG', 2028, ['2028-04-14', '2028-04-17']],
    // Ascension Day and Whit Monday are 39 and 50 days after Easter.
    ['DK', 2026, ['2026-05-14', '2026-05-25', '2026-04-02']],
    ['DK', 2027, ['2027-05-06', '2027-05-17']],
    ['RW', 2026, ['2026-04-07', '2026-03-20', '2026-07-01']],
  ])('of %s in %i follow Easter, the moon and substitute days', async (country, year, days) => {
    const dates = (await datesOf(country, year)).map(({ date }) => date)
    expect(dates).toEqual(expect.arrayContaining(days))
    expect(dates).toEqual([...new Set(dates)].sort())
  })
  it('are those of the country that a draft names', async () => {
    const { country, days } = await listPublicHolidays(2026, 'PT')
    expect(country).toBe('Portugal')
    expect(days.map(({ date }) => date)).toContain('2026-06-10')
  })
  it('leaves out days on which the office is closed anyway', async () => {
    const named = (await datesOf('NG', 2026)).map(({ date }) => date)
    expect(named).not.toContain('2026-12-26')
    const saturdays = { ...weekdayHours, days: ['saturday'] } satisfies OfficeHours
    expect((await datesOf('NG', 2026, saturdays)).map(({ date }) => date)).toContain('2026-12-26')
  })
  it('knows none of a country without rules', async () =>
    expect(await datesOf('ZZ', 2026)).toEqual([]))
})

describe('hours of a company', () => {
  const faults = (hours: object) => {
    const parsed = companySchema.safeParse({
      ...readSetting('company'),
      hours: { opens: '08:00', closes: '18:00', ...hours },
    })
    return parsed.error?.issues.map(({ path }) => path.join('.')) ?? []
  }
  const day = { date: '2026-12-25', name: 'Christmas Day' }
  it.each([
    [{}, []],
    [{ opens: '20:00', closes: '02:00' }, []],
    [{ specialDays: [day] }, []],
    [{ text: 'Monday to Friday' }, []],
    [{ days: [] }, ['hours.days']],
    [{ days: ['monday', 'monday'] }, ['hours.days.1']],
    [{ specialDays: [day, { ...day, hours: null }] }, ['hours.specialDays.1']],
    [{ specialDays: [{ ...day, date: '2026-02-30' }] }, ['hours.specialDays.0.date']],
    [
      { specialDays: [{ ...day, hours: { opens: '8' } }] },
      ['hours.specialDays.0.hours.opens', 'hours.specialDays.0.hours.closes'],
    ],
    [
      { otherDays: [{ day: 'monday', opens: '09:00', closes: '13:00' }] },
      ['hours.otherDays.0.day'],
    ],
  ])('%j has the faults %j', (hours, expected) => expect(faults(hours)).toEqual(expected))
})
