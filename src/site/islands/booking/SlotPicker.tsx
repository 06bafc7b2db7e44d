import { daysOf, type OfficeClock } from '#src/contracts/booking/slots.ts'
import { formatDay, formatMoment, isoMinute } from '#src/contracts/formats.ts'
import { Disclosure } from '../../../ui/base/Disclosure.tsx'
import { FieldError, fieldId } from '../../../ui/base/form/Field.tsx'
import styles from './BookingForm.module.css'

type Props = {
  form: string
  label: string
  clock: string
  slots: readonly string[]
  office: OfficeClock
  /** Zone of the visitor, if it is known. */
  timeZone: string | null
  chosen?: string | undefined
  error?: string | undefined
}

/** Free half hours as radio buttons, a disclosure for each day. Works without a script. */
export function SlotPicker({ form, label, clock, slots, office, timeZone, chosen, error }: Props) {
  const isElsewhere = timeZone !== null && timeZone !== office.timeZone
  const timeOf = (slot: string, zone: string) =>
    formatMoment(new Date(slot), { locale: office.locale, timeZone: zone }, 'time')
  const theirs = (slot: string) =>
    isElsewhere &&
    isoMinute(new Date(slot), timeZone) !== isoMinute(new Date(slot), office.timeZone) ? (
      <small>{`${timeOf(slot, timeZone)} where you are`}</small>
    ) : null
  const id = fieldId(form, 'startsAt')
  return (
    <fieldset className={styles['slots']} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      <p className={styles['clock']}>{clock}</p>
      <FieldError id={id}>{error}</FieldError>
      {daysOf(slots, office.timeZone).map(({ date, slots: free }, index) => (
        <Disclosure
          key={date}
          name={`${form}-day`}
          open={(chosen ? free.includes(chosen) : index === 0) || undefined}
          summary={
            <span className={styles['day']}>
              <span>{formatDay(date, office.locale, 'full')}</span>
              <span className={styles['count']}>{`${free.length} free`}</span>
            </span>
          }
        >
          <div className={styles['times']}>
            {free.map((slot) => (
              <label key={slot}>
                <input
                  type="radio"
                  name="startsAt"
                  value={slot}
                  // Not required: the browser could not show what is missing in a closed day.
                  defaultChecked={slot === chosen}
                />
                <span className="tabular">{timeOf(slot, office.timeZone)}</span>
                {theirs(slot)}
              </label>
            ))}
          </div>
        </Disclosure>
      ))}
    </fieldset>
  )
}
