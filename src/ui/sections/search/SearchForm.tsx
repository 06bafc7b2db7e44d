import { limits } from '#src/contracts/limits.ts'
import { Button } from '../../base/Button.tsx'
import rowStyles from '../../base/form/FieldRow.module.css'
import styles from './SearchForm.module.css'

type Props = {
  id: string
  label: string
  button: string
  query?: string
  /** The heading of a dialog is the visible label. */
  isOfDialog?: boolean
}

/** Leads to the page of results, without a script. */
export const SearchForm = ({ id, label, button, query, isOfDialog = false }: Props) => (
  <search>
    <form action="/search" method="get" className={styles['form']}>
      <label htmlFor={id} className={isOfDialog ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <div className={rowStyles['fieldRow']}>
        <input id={id} name="q" type="search" maxLength={limits.search.max} autoComplete="off" enterKeyHint="search" defaultValue={query} />
        <Button type="submit" look="line">
          {button}
        </Button>
      </div>
    </form>
  </search>
)
