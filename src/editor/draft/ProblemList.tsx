import type { ContentProblem, ContentValue } from '#src/contracts/content/content.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { TextLink } from '#src/staff/kit/controls.tsx'
import { onPlainClick } from '#src/ui/base/plain-click.ts'
import styles from '../kit/Editor.module.css'
import { editAddress } from '../kit/state-words.ts'
import { placeOfField } from '../texts/place-of-field.ts'
import { placeInValue } from '../texts/value-at.ts'

type Props = {
  schema: FormSchema
  value: ContentValue
  problems: readonly ContentProblem[]
  path: string
  onGo: (at: string) => void
}

export function ProblemList({ schema, value, problems, path, onGo }: Props) {
  const own = problems.filter((problem) => problem.path === path)
  if (own.length === 0) return null
  const errors = own.filter(({ isWarning }) => !isWarning).length
  const heading =
    errors === 1
      ? 'One thing to fix before you publish'
      : `${errors} things to fix before you publish`
  return (
    <section aria-labelledby="problems" className={`panel stack ${styles['problems']}`}>
      <h2 id="problems" tabIndex={-1}>
        {errors === 0 ? 'Check this before you publish' : heading}
      </h2>
      <ul>
        {own.map(({ field, message }) => {
          const at = placeInValue(field)
          return (
            <li key={`${at} ${message}`}>
              <TextLink href={editAddress(path, field)} onClick={onPlainClick(() => onGo(at))}>
                {placeOfField(schema, field, value) || 'The entry'}
              </TextLink>
              <span>{`: ${message}`}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
