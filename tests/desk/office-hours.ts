import type { OfficeHours } from '#src/contracts/contact/office-hours.ts'

/** Hours of an office for tests: Monday to Friday, 08:00 to 18:00. */
export const weekdayHours: OfficeHours = {
  opens: '08:00',
  closes: '18:00',
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  otherDays: [],
  specialDays: [],
}

/** Open at night from Thursday to Sunday, and on short Mondays. */
export const nightHours: OfficeHours = {
  opens: '20:00',
  closes: '02:00',
  days: ['thursday', 'friday', 'saturday', 'sunday'],
  otherDays: [{ day: 'monday', opens: '09:00', closes: '13:00' }],
  specialDays: [],
}

/** With Christmas of 2026, the half day before, and a Saturday that is worked. */
export const christmasHours: OfficeHours = {
  ...weekdayHours,
  specialDays: [
    { date: '2026-12-25', name: 'Christmas Day', hours: null },
    { date: '2026-12-24', name: 'Christmas Eve', hours: { opens: '08:00', closes: '13:00' } },
    { date: '2026-12-28', name: 'Boxing Day', hours: null },
    { date: '2027-01-02', name: 'Stocktaking', hours: { opens: '10:00', closes: '12:00' } },
  ],
}
