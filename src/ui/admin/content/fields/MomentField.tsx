import { useState } from 'react'
import { dayOf } from '#src/contracts/formats.ts'
import fieldStyles from '../../../base/form/Field.module.css'
import { describeField, FieldRow } from '../../../base/form/Field.tsx'
import { type FieldProps, fieldNameOf, formName, useEditor } from '../kit/editor-context.ts'
import styles from './MomentField.module.css'

/** A day with an optional time: `2027-01-31`, `2027-01-31T09:30`. */
export function MomentField({ schema, value, at, isRequired = false }: FieldProps) {
  const { change, problems } = useEditor()
  const moment = typeof value === 'string' ? value : ''
  const day = dayOf(moment)
  // The day is empty while it is typed: keep its time.
  const [typedTime, setTypedTime] = useState('')
  const time = day === '' ? typedTime : moment.slice(day.length + 1)
  const frame = {
    form: formName,
    name: fieldNameOf(at),
    label: schema.title,
    hint: schema.description,
    error: problems.get(at)?.join('. '),
  }
  const put = (nextDay: string, nextTime: string) => {
    setTypedTime(nextTime)
    if (nextDay !== '') change(at, nextTime === '' ? nextDay : `${nextDay}T${nextTime}`)
    else change(at, isRequired ? '' : undefined)
  }
  return (
    <FieldRow {...frame} isOptional={!isRequired}>
      <div className={styles['moment']}>
        <input
          {...describeField(frame)}
          type="date"
          value={day}
          className={fieldStyles['control']}
          onChange={(event) => put(event.target.value, time)}
        />
        <input
          type="time"
          aria-label={`${schema.title}: time`}
          aria-describedby={describeField(frame)['aria-describedby']}
          aria-invalid={describeField(frame)['aria-invalid']}
          value={time}
          disabled={day === ''}
          className={fieldStyles['control']}
          onChange={(event) => put(day, event.target.value)}
        />
      </div>
    </FieldRow>
  )
}
