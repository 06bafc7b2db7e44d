import { type TextareaHTMLAttributes, useEffect, useState } from 'react'
import styles from './Field.module.css'
import { describeField, type FieldFrame, FieldRow, fieldId } from './Field.tsx'

type Props = FieldFrame &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'form' | 'name' | 'id' | 'className'> & {
    /** Maximum number of characters. Longer text is reported, never cut. */
    limit: number
  }

const showBelow = 500
/** Milliseconds without typing until the count is read out. */
const readOutAfter = 1000

/** Describes how many characters are left; undefined while more than `showBelow` are left. */
export function charactersLeft(text: string, limit: number): string | undefined {
  const left = limit - text.normalize('NFC').trim().length
  if (left > showBelow) return undefined
  const characters = Math.abs(left) === 1 ? 'character' : 'characters'
  return left < 0 ? `${-left} ${characters} too many` : `${left} ${characters} left`
}

export const TextArea = ({
  form,
  name,
  label,
  hint,
  error,
  isOptional,
  required = !isOptional,
  limit,
  onInput,
  ...area
}: Props) => {
  const [count, setCount] = useState(() => charactersLeft(String(area.defaultValue ?? ''), limit))
  const [spoken, setSpoken] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(count), readOutAfter)
    return () => clearTimeout(timer)
  }, [count])
  const described = describeField({ form, name, hint, error })
  const countId = `${fieldId(form, name)}-count`
  return (
    <FieldRow {...{ form, name, label, hint, error }} {...(isOptional && { isOptional })}>
      <textarea
        {...area}
        {...described}
        aria-describedby={
          [described['aria-describedby'], count && countId].filter(Boolean).join(' ') || undefined
        }
        required={required}
        className={styles['control']}
        onInput={(event) => {
          setCount(charactersLeft(event.currentTarget.value, limit))
          onInput?.(event)
        }}
      />
      {count && (
        <p
          id={countId}
          className={`${styles['count']} ${count.endsWith('many') ? styles['over'] : ''}`}
        >
          {count}
        </p>
      )}
      <span className="visually-hidden" aria-live="polite">
        {spoken}
      </span>
    </FieldRow>
  )
}
