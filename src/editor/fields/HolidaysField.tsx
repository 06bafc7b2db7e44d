import { isRecord } from '#src/contracts/content/is-record.ts'
import { LineButton } from '#src/staff/kit/controls.tsx'
import { FormStatus } from '#src/ui/base/form/FormStatus.tsx'
import { readPublicHolidays } from '../kit/content-client.ts'
import { type FieldProps, useEditor } from '../kit/editor-context.ts'
import { useRequest } from '../kit/use-request.ts'
import { ListField } from './ListField.tsx'

/** A list of closed days, to which the country's public holidays of a year can be added. */
export function HolidaysField(props: FieldProps) {
  const { at } = props
  const { read, replace, announce } = useEditor()
  const { request, status } = useRequest()
  const thisYear = new Date().getFullYear()
  const addYear = (year: number) =>
    request(readPublicHolidays(year), ({ country, days }) => {
      const value = read(at)
      const list = Array.isArray(value) ? value : []
      const dateOf = (day: unknown) => (isRecord(day) ? String(day['date']) : '')
      const known = new Set(list.map(dateOf))
      const added = days.filter(({ date }) => !known.has(date))
      if (added.length > 0)
        replace(
          at,
          [...list, ...added.map((day) => ({ ...day, hours: null }))].sort((one, other) =>
            dateOf(one) < dateOf(other) ? -1 : 1,
          ),
        )
      announce(
        added.length > 0
          ? `${added.length} public holidays of ${country} in ${year} were added. Check them: feasts by the moon may move by a day. Remove those on which you work.`
          : `No public holiday of ${country} in ${year} is missing.`,
      )
    })
  return (
    <ListField {...props}>
      {[thisYear, thisYear + 1].map((year) => (
        <LineButton key={year} onClick={() => void addYear(year)}>
          {`Add the public holidays of ${year}`}
        </LineButton>
      ))}
      <FormStatus status={status} />
    </ListField>
  )
}
