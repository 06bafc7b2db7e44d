import type { ComponentProps } from 'react'
import { Field, FieldError } from '#src/ui/base/form/Field.tsx'
import styles from './Chooser.module.css'

type SearchProps = Omit<ComponentProps<typeof Field>, 'name'> & {
  onSearch: (words: string) => void
}

export const SearchField = ({ onSearch, ...field }: SearchProps) => (
  <Field
    {...field}
    name="search"
    type="search"
    required={false}
    onChange={(event) => onSearch(event.target.value)}
  />
)

type Props<Value extends string> = {
  name: string
  legend: string
  words: Readonly<Record<Value, string>>
  chosen: Value | undefined
  onChoose: (value: Value) => void
  error?: string | undefined
}

export function Kinds<Value extends string>({
  name,
  legend,
  words,
  chosen,
  onChoose,
  error,
}: Props<Value>) {
  return (
    <fieldset className={`row ${styles['kinds']}`} aria-describedby={error && `${name}-error`}>
      <legend>{legend}</legend>
      {(Object.keys(words) as Value[]).map((one) => (
        <label key={one} className="tap">
          <input type="radio" name={name} checked={chosen === one} onChange={() => onChoose(one)} />
          {words[one]}
        </label>
      ))}
      <FieldError id={name}>{error}</FieldError>
    </fieldset>
  )
}
