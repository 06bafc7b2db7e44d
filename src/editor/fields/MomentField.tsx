import { useState } from 'react'
import { dayOf, timeZoneName } from '#src/contracts/formats.ts'
import fieldStyles from '#src/ui/base/form/Field.module.css'
import { FieldRow } from '#src/ui/base/form/Field.tsx'
import { type FieldProps, useEditor } from '../kit/editor-context.ts'
import styles from './Fields.module.css'
import { useField } from './use-field.ts'

/** A day with an optional time: `2027-01-31`, `2027-01-31T09:30`. */
export function MomentField(props: FieldProps) {
  const { timeZone } = useEditor()
  const description = [
    props.schema.description,
    `In ${timeZoneName({ locale: 'en-GB', timeZone })}.`,
  ]
    .filter(Boolean)
    .join(' ')
  const { frame, control, put, clear } = useField({
    ...props,
    schema: { ...props.schema, description },
  })
  const moment = typeof props.value === 'string' ? props.value : ''
  const day = dayOf(moment)
  // Keeps the time while a half-typed day is read as empty.
  const [typedTime, setTypedTime] = useState('')
  const time = day === '' ? typedTime : moment.slice(day.length + 1)
  const set = (nextDay: string, nextTime: string) => {
    setTypedTime(nextTime)
    if (nextDay !== '') put(nextTime === '' ? nextDay : `${nextDay}T${nextTime}`)
    else if (frame.isOptional) clear()
    else put('')
  }
  return (
    <FieldRow {...frame}>
      <div className={`row ${styles['moment']}`}>
        <input
          {...control}
          type="date"
          value={day}
          className={fieldStyles['control']}
          onChange={(event) => set(event.target.value, time)}
        />
        <input
          type="time"
          aria-label={`${frame.label}: time`}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          value={time}
          disabled={day === ''}
          className={fieldStyles['control']}
          onChange={(event) => set(day, event.target.value)}
        />
      </div>
    </FieldRow>
  )
}
