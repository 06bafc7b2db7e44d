import type { ContentProblem, ContentValue } from '#src/contracts/content.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { onPlainClick } from '../../base/plain-click.ts'
import styles from './Editor.module.css'
import { editAddress } from './state-words.ts'
import { describePlace, placeOf } from './values.ts'

type Props = {
  schema: FormSchema
  value: ContentValue
  problems: readonly ContentProblem[]
  /** The entry that is open. */
  path: string
  /** Leads to a field of it. */
  onGo: (at: string) => void
}

/** What has to be mended before the entry can be published, each linked to its field. */
export function ProblemList({ schema, value, problems, path, onGo }: Props) {
  if (problems.length === 0) return null
  const own = problems.filter((problem) => problem.path === path)
  return (
    <section aria-labelledby="problems" className={styles['problems']}>
      <h2 id="problems">{own.length === 1 ? 'One field needs another look' : `${own.length} fields need another look`}</h2>
      <ul>
        {own.map(({ field, message }) => {
          const at = placeOf(field)
          return (
            <li key={`${at} ${message}`}>
              <a href={editAddress(path, field)} onClick={onPlainClick(() => onGo(at))}>
                {describePlace(schema, value, field) || 'The entry'}
              </a>
              : {message}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
