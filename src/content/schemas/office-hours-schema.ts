import { z } from 'astro/zod'
import { weekdayNames, weekdays } from '#src/contracts/contact/office-hours.ts'
import { boundedText } from './bounded-text.ts'
import { group } from './group.ts'
import { noneTwice } from './none-twice.ts'
import { characters, isoDate } from './schema.ts'

const clock = boundedText
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time like 08:00')
  .meta({ format: 'time' })
const weekday = z.enum(weekdayNames).meta({ choices: weekdays })
const opening = {
  opens: clock.meta({ title: 'From' }),
  closes: clock.meta({
    title: 'To',
    description: 'Earlier than “From”: on the next day. The same time: round the clock.',
  }),
}

/** Most single days, about ten years of a country's holidays. */
const mostSpecialDays = 200

export const officeHours = group('Office hours', 'By the clock of the time zone above.', {
  text: characters(1, 80).nullable().default(null).meta({
    title: 'In words',
    description: 'Leave it out, and it is written from the hours below.',
  }),
  ...opening,
  days: z
    .array(weekday)
    .min(1, 'Choose at least one day')
    .check(noneTwice(String, (day) => `${day} is listed twice`))
    .default(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'])
    .meta({ title: 'Days with these hours' }),
  otherDays: z
    .array(
      z
        .strictObject({ day: weekday.meta({ title: 'Day' }), ...opening })
        .meta({ title: 'Weekday' }),
    )
    .check(
      noneTwice(
        ({ day }) => day,
        (day) => `${day} is listed twice`,
      ),
    )
    .default([])
    .meta({
      title: 'Weekdays with other hours',
      description: 'Such as a short Saturday. On weekdays named nowhere the office is closed.',
    }),
  specialDays: z
    .array(
      z
        .strictObject({
          date: isoDate.meta({ title: 'Date' }),
          name: characters(1, 60).meta({ title: 'Name', description: 'Such as Christmas Day.' }),
          hours: group('Open for a part of the day', 'Leave it out: closed all day.', opening)
            .nullable()
            .default(null),
        })
        .meta({ title: 'Day' }),
    )
    .max(mostSpecialDays)
    .check(
      noneTwice(
        ({ date }) => date,
        (date) => `${date} is listed twice`,
      ),
    )
    .default([])
    .meta({
      title: 'Closed days and half days',
      widget: 'holidays',
      description:
        'Call-backs, the promised answer, the contact page and the time to the first answer follow them.',
    }),
}).check(({ value, issues }) => {
  for (const [place, { day }] of value.otherDays.entries())
    if (value.days.includes(day))
      issues.push({
        code: 'custom',
        message: `${weekdays[day]} has the ordinary hours already`,
        input: day,
        path: ['otherDays', place, 'day'],
      })
})
