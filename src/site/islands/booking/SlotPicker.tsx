import { Fragment } from 'react'
import type { Words } from '#src/content/words/words.ts'
import {
  daysOf,
  type OfficeClock,
  slotFields,
  timeElsewhere,
} from '#src/contracts/booking/slots.ts'
import { formatDate, formatDay, formatMoment, formatWeekdayName } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import { FieldError, fieldId } from '../../../ui/base/form/Field.tsx'
import styles from './SlotPicker.module.css'

type Props = {
  form: string
  words: { choose: string; clock: string; more: string; present: string } & Pick<
    Words['booking'],
    'clockElsewhere'
  >
  slots: readonly string[]
  office: OfficeClock
  /** Zone of the visitor, if it is known. */
  timeZone: string | null
  chosen?: string | undefined
  /** Half hour of the call that is to be moved. Its day is shown at first. */
  present?: string | undefined
  error?: string | undefined
}

/** Half hours of a day that stand before *more*. */
const mostAtFirst = 6

/**
 * Free half hours as radio buttons. A row of days shows those of one day, also without a script, so
 * that the fields of the form follow the chosen half hour.
 */
export function SlotPicker({
  form,
  words,
  slots: free,
  office,
  timeZone,
  chosen,
  present,
  error,
}: Props) {
  const timeOf = (slot: string) => formatMoment(new Date(slot), office, 'time')
  const id = fieldId(form, 'startsAt')
  const slots = present ? [...new Set([...free, present])].sort() : free
  const days = daysOf(slots, office.timeZone)
  const begin = chosen ?? present
  const shown = days.find((day) => begin && day.slots.includes(begin)) ?? days[0]
  const times = (date: string, ofDay: readonly string[]) => (
    <div className={styles['times']}>
      {ofDay.map((slot) => (
        <label key={slot}>
          <input
            type="radio"
            name={slotFields.ofDay(date)}
            value={slot}
            // Not required: the browser could not show what is missing in a hidden day.
            defaultChecked={slot === chosen}
            disabled={slot === present}
          />
          <span className={styles['time']}>
            <span className="tabular">{timeOf(slot)}</span>
            {slot === present && <small>{words.present}</small>}
          </span>
        </label>
      ))}
    </div>
  )
  // Once for a day: the clocks may change between two days.
  const elsewhere = (slot: string) => {
    const theirs = timeElsewhere(slot, office, timeZone)
    return (
      theirs && (
        <p className={styles['clock']}>
          {say(words.clockElsewhere, { time: timeOf(slot), theirs })}
        </p>
      )
    )
  }
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles['slots']}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{words.choose}</legend>
      <p className={styles['clock']}>{words.clock}</p>
      <FieldError id={id}>{error}</FieldError>
      <div className={styles['days']}>
        {days.map(({ date, slots: ofDay }) => {
          const [first, rest] = [ofDay.slice(0, mostAtFirst), ofDay.slice(mostAtFirst)]
          const last = rest.at(-1)
          return (
            <Fragment key={date}>
              <input
                type="radio"
                id={`${form}-${date}`}
                name={slotFields.day}
                value={date}
                defaultChecked={date === shown?.date}
              />
              <label htmlFor={`${form}-${date}`}>
                <span>{formatWeekdayName(date, office.locale)}</span>
                <span>{formatDate(date, office.locale)}</span>
              </label>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset within the fieldset would need a legend that repeats the pressed day */}
              <div role="group" aria-label={formatDay(date, office.locale, 'full')}>
                {times(date, first)}
                {last && (
                  <details open={(begin && rest.includes(begin)) || undefined}>
                    <summary>{say(words.more, { count: rest.length, time: timeOf(last) })}</summary>
                    {times(date, rest)}
                  </details>
                )}
                {/* Last, because a script adds it, and what stands below it moves. */}
                {first[0] && elsewhere(first[0])}
              </div>
            </Fragment>
          )
        })}
      </div>
    </fieldset>
  )
}
