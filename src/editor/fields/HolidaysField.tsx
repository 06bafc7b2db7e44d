import { useId, useState } from 'react'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { formatList, isoDay } from '#src/contracts/formats.ts'
import { LineButton } from '#src/staff/kit/controls.tsx'
import { FormStatus } from '#src/ui/base/form/FormStatus.tsx'
import { TickBox } from '#src/ui/base/form/TickBox.tsx'
import { readPublicHolidays } from '../kit/content-client.ts'
import { type FieldProps, useEditor } from '../kit/editor-context.ts'
import { useRequest } from '../kit/use-request.ts'
import styles from './Fields.module.css'
import { ListField } from './ListField.tsx'

const textOf = (day: unknown, key: 'date' | 'name') =>
  isRecord(day) && typeof day[key] === 'string' ? day[key] : ''

/** Names the weekdays with hours; undefined if the hours do not say. */
function openDays(hours: ContentValue | undefined): string[] | undefined {
  if (!isRecord(hours) || !Array.isArray(hours['days'])) return undefined
  const { days, otherDays } = hours
  const others = Array.isArray(otherDays) ? otherDays : []
  return [...days, ...others.map((other) => isRecord(other) && other['day'])].filter(
    (day) => typeof day === 'string',
  )
}

/** Removes several days at one press. */
function RemoveSeveral({
  days,
  onRemove,
}: {
  days: readonly ContentValue[]
  onRemove: (gone: ReadonlySet<number>) => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const id = useId()
  const turn = (index: number, isOn: boolean) =>
    setTicked((before) => {
      const next = new Set(before)
      if (isOn) next.add(index)
      else next.delete(index)
      return next
    })
  const close = () => {
    setIsOpen(false)
    setTicked(new Set())
  }
  if (!isOpen) return <LineButton onClick={() => setIsOpen(true)}>Remove several days…</LineButton>
  return (
    <fieldset className={styles['ticks']} id={id}>
      <legend>Which days?</legend>
      <label className="tap">
        <TickBox
          name={`${id}-all`}
          checked={ticked.size === days.length}
          onChange={(event) => setTicked(new Set(event.target.checked ? days.keys() : []))}
        />
        <span>All</span>
      </label>
      {days.map((day, index) => {
        const name = `${textOf(day, 'date')} ${textOf(day, 'name')}`
        return (
          <label key={name} className="tap">
            <TickBox
              name={`${id}-${index}`}
              checked={ticked.has(index)}
              onChange={(event) => turn(index, event.target.checked)}
            />
            <span>{name}</span>
          </label>
        )
      })}
      <div className="row">
        <LineButton
          disabled={ticked.size === 0}
          onClick={() => {
            onRemove(ticked)
            close()
          }}
        >
          {`Remove ${ticked.size} ${ticked.size === 1 ? 'day' : 'days'}`}
        </LineButton>
        <LineButton onClick={close}>Cancel</LineButton>
      </div>
    </fieldset>
  )
}

/** A list of closed days, to which the country's public holidays of a year can be added. */
export function HolidaysField(props: FieldProps) {
  const { at, value } = props
  const { read, replace, announce, undo, timeZone } = useEditor()
  const { request, status } = useRequest()
  const thisYear = new Date().getFullYear()
  const days = Array.isArray(value) ? value : []
  const say = (text: string) =>
    announce(text, () => announce(undo() ? 'Taken back.' : 'It was changed since.'))
  const remove = (gone: ReadonlySet<number>) => {
    replace(
      at,
      days.filter((_, index) => !gone.has(index)),
    )
    say(`${gone.size} ${gone.size === 1 ? 'day was' : 'days were'} removed.`)
  }
  const addYear = (year: number) => {
    // Country, language and weekdays are in the same entry, and may not be public yet.
    const ofCompany = (key: string) => {
      const text = read(at.replace(/hours\/specialDays$/, key))
      return typeof text === 'string' && text !== '' ? text : undefined
    }
    const country = ofCompany('address/countryCode')
    const language = ofCompany('languages/0') ?? ofCompany('locale')
    const open = openDays(read(at.replace(/\/specialDays$/, '')))
    return request(
      readPublicHolidays(year, { country, open, language }),
      ({ country, days: found, inEnglish }) => {
        const value = read(at)
        const list = Array.isArray(value) ? value : []
        const known = new Set(list.map((day) => textOf(day, 'date')))
        const coming = found.filter(({ date }) => date >= isoDay(new Date(), timeZone))
        const added = coming.filter(({ date }) => !known.has(date))
        if (found.length === 0)
          return announce(
            `The public holidays of ${country} in ${year} are not known here. Add each with “Add”.`,
          )
        if (added.length === 0)
          return announce(`No coming public holiday of ${country} in ${year} is missing.`)
        replace(
          at,
          [...list, ...added.map((day) => ({ ...day, hours: null }))].sort((one, other) =>
            textOf(one, 'date') < textOf(other, 'date') ? -1 : 1,
          ),
        )
        return say(
          `${added.length} public holidays of ${country} in ${year} were added${coming.length < found.length ? ', without those that are over' : ''}. Check them: feasts by the moon may move by a day. Remove those on which you work.${inEnglish.length > 0 ? ` These names may be in English: ${formatList(inEnglish)}.` : ''}`,
        )
      },
    )
  }
  return (
    <ListField {...props}>
      {[thisYear, thisYear + 1].map((year) => (
        <LineButton key={year} onClick={() => void addYear(year)}>
          {`Add the public holidays of ${year}`}
        </LineButton>
      ))}
      {days.length > 1 && <RemoveSeveral days={days} onRemove={remove} />}
      <FormStatus status={status} />
    </ListField>
  )
}
