import { type TextareaHTMLAttributes, useEffect, useState } from 'react'
import { type PluralForms, sayCount } from '#src/contracts/text/say.ts'
import styles from './Field.module.css'
import { describeField, type FieldFrame, FieldRow, fieldId } from './Field.tsx'

type Props = FieldFrame &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'form' | 'name' | 'id' | 'className'> & {
    /** Maximum number of characters. Longer text is reported, never cut. */
    limit: number
    /** What the count says on a page of visitors; the staff area is in English. */
    characters?: { left: PluralForms; tooMany: PluralForms; lang: string } | undefined
  }

const showBelow = 500
/** Milliseconds without typing until the count is read out. */
const readOutAfter = 1000

/** Counts the characters that are left; undefined while more than `showBelow` are. */
export function charactersLeft(text: string, limit: number): number | undefined {
  const left = limit - text.normalize('NFC').trim().length
  return left > showBelow ? undefined : left
}

const english = {
  left: { one: '{count} character left', other: '{count} characters left' },
  tooMany: { one: '{count} character too many', other: '{count} characters too many' },
  lang: 'en',
}

export const TextArea = ({
  form,
  name,
  label,
  hint,
  error,
  isOptional,
  optional,
  required = !isOptional,
  limit,
  characters = english,
  onInput,
  ...area
}: Props) => {
  const [left, setLeft] = useState(() => charactersLeft(String(area.defaultValue ?? ''), limit))
  const { lang } = characters
  const count =
    left === undefined
      ? undefined
      : left < 0
        ? sayCount(characters.tooMany, -left, {}, lang)
        : sayCount(characters.left, left, {}, lang)
  const [spoken, setSpoken] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(count), readOutAfter)
    return () => clearTimeout(timer)
  }, [count])
  const described = describeField({ form, name, hint, error })
  const countId = `${fieldId(form, name)}-count`
  return (
    <FieldRow {...{ form, name, label, hint, error, optional }} {...(isOptional && { isOptional })}>
      <textarea
        {...area}
        {...described}
        aria-describedby={
          [described['aria-describedby'], count && countId].filter(Boolean).join(' ') || undefined
        }
        required={required}
        className={styles['control']}
        onInput={(event) => {
          setLeft(charactersLeft(event.currentTarget.value, limit))
          onInput?.(event)
        }}
      />
      {count && (
        <p
          id={countId}
          className={`${styles['count']} ${left !== undefined && left < 0 ? styles['over'] : ''}`}
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
