import type { ComponentProps } from 'react'
import fieldStyles from './Field.module.css'
import styles from './FileInput.module.css'

type Props = { id: string; choose: string; isQuiet?: boolean } & Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'id'
>

/**
 * An input for files whose button has a text of ours. Browsers name theirs in their own language,
 * which need not be the page's.
 * @param choose text of the button
 * @param isQuiet hides the names of the files, because a list names them
 */
export const FileInput = ({ id, choose, isQuiet = false, ...input }: Props) => (
  <span
    className={`${fieldStyles['control']} ${styles['box']}`}
    data-invalid={input['aria-invalid'] === 'true' || undefined}
  >
    <label htmlFor={id} className={styles['choose']}>
      {choose}
    </label>
    <input
      type="file"
      {...input}
      id={id}
      className={`${styles['input']} ${isQuiet ? styles['quiet'] : ''}`}
    />
  </span>
)
