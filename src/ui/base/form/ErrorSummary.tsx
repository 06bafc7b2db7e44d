import { type PluralForms, sayCount } from '#src/contracts/text/say.ts'
import styles from './ErrorSummary.module.css'
import { fieldId } from './Field.tsx'

type Props = {
  form: string
  errors: Record<string, string[]>
  order: readonly string[]
  /** The heading on a page of visitors; the staff area is in English. */
  words?: { faulty: PluralForms; lang: string } | undefined
}

const english = {
  faulty: { one: 'One field needs another look', other: '{count} fields need another look' },
  lang: 'en',
}

/** Errors with links to their fields. The summary gets the focus when the page loads. */
export const ErrorSummary = ({ form, errors, order, words = english }: Props) => {
  const names = [
    ...order.filter((name) => errors[name]),
    ...Object.keys(errors).filter((name) => !order.includes(name)),
  ]
  return (
    <div
      className={styles['summary']}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page answers a sent form, so reading begins at the errors
      autoFocus
      aria-labelledby={`${form}-summary`}
    >
      <h2 id={`${form}-summary`}>{sayCount(words.faulty, names.length, {}, words.lang)}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${fieldId(form, name)}`}>{errors[name]?.[0]}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
