import { limits } from '#src/contracts/limits.ts'
import { Button } from '../../../ui/base/Button.tsx'
import { atAnswer } from '../../../ui/base/form/Answer.tsx'
import rowStyles from '../../../ui/base/form/FieldRow.module.css'
import styles from './SearchForm.module.css'

type Props = {
  /** Id of the input, not of the form. */
  id: string
  label: string
  button: string
  query?: string
  /** Whether the form is in a dialog, whose heading is its visible label. */
  isOfDialog?: boolean
}

export const SearchForm = ({ id, label, button, query, isOfDialog = false }: Props) => (
  <search>
    <form action={atAnswer('/search')} method="get" className={styles['form']} data-screen>
      <label htmlFor={id} className={isOfDialog ? 'visually-hidden' : rowStyles['label']}>
        {label}
      </label>
      <div className={rowStyles['fieldRow']}>
        <input
          id={id}
          name="q"
          type="search"
          maxLength={limits.search.max}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={query}
        />
        <Button type="submit" look="line">
          {button}
        </Button>
      </div>
    </form>
  </search>
)
