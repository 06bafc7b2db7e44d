import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SlotPicker } from './SlotPicker.tsx'

const office = { locale: 'en-GB', timeZone: 'Africa/Lagos', place: 'Lagos' }
const slots = Array.from(
  { length: 20 },
  (_, index) =>
    `${new Date(Date.UTC(2026, 10, 30, 7) + index * 1_800_000).toISOString().slice(0, 16)}Z`,
)
const render = (timeZone: string | null, chosen?: string) =>
  renderToStaticMarkup(
    <SlotPicker
      form="booking"
      words={{
        choose: 'When?',
        clock: 'Lagos time.',
        more: '{count} more, until {time}',
        present: 'Your call',
        clockElsewhere: '{time} is {theirs} where you are.',
      }}
      slots={slots}
      office={office}
      timeZone={timeZone}
      chosen={chosen}
    />,
  )

it.each([
  [null, 0, []],
  ['Africa/Algiers', 0, []],
  ['Europe/London', 1, ['08:00 is 07:00 where you are.']],
  ['America/Los_Angeles', 1, ['08:00 is Sunday 23:00 where you are.']],
  ['Pacific/Auckland', 1, ['08:00 is 20:00 where you are.']],
] as const)('names once the hour, and the day where it is another, in %s', (zone, count, words) => {
  const html = render(zone)
  expect(html.match(/where you are/g) ?? []).toHaveLength(count)
  for (const text of words) expect(html).toContain(text)
})

it('shows six half hours of a day before more, and opens those among which one is chosen', () => {
  const html = render(null)
  expect(html.split('<details')[0]?.match(/name="startsAt-2026-11-30"/g)).toHaveLength(6)
  expect(html).toContain('14 more, until 17:30')
  expect(html).not.toContain('<details open')
  expect(render(null, '2026-11-30T15:00Z')).toContain('<details open')
})

it('opens on the day of the call that is to be moved, and marks its half hour', () => {
  const present = '2026-12-01T09:00Z'
  for (const given of [slots, [...slots, present, '2026-12-02T09:00Z']]) {
    const html = renderToStaticMarkup(
      <SlotPicker
        form="change"
        words={{
          choose: 'When?',
          clock: '',
          more: '{count} more',
          present: 'Your call',
          clockElsewhere: '{time} is {theirs} where you are.',
        }}
        slots={given}
        office={office}
        timeZone={null}
        present={present}
      />,
    )
    expect(html).toMatch(/name="day"[^>]*checked=""[^>]*value="2026-12-01"/)
    expect(html.match(/Your call/g)).toHaveLength(1)
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*value="2026-12-01T09:00Z"/)
  }
})
