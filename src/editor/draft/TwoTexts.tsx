import type { ReactNode } from 'react'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { type FormSchema, placeOfField } from '#src/contracts/form-schema.ts'
import { LineButton, SmallButton } from '#src/ui/admin/kit/controls.tsx'
import styles from '../publish/Conflict.module.css'
import { ShownValue } from '../publish/ShownValue.tsx'
import { disagreements } from './same-text.ts'

type Side = {
  /** Name of the text, such as `Yours`. */
  name: string
  value: ContentValue | null
  action: string
  onTake: () => void
}

type Props = {
  heading: string
  children?: ReactNode
  schema: FormSchema
  mine: Side
  theirs: Side
}

/** Shows the fields in which two texts of an entry differ. The editor chooses one of the texts. */
export function TwoTexts({ heading, children, schema, mine, theirs }: Props) {
  return (
    <section aria-labelledby="conflict" role="alert" className={`box ${styles['conflict']}`}>
      <h2 id="conflict">{heading}</h2>
      {children}
      <dl>
        {disagreements(mine.value, theirs.value).map((field) => {
          const place = placeOfField(schema, field.path) || 'The whole text'
          return (
            <div key={field.path.join('/')}>
              <dt>{place}</dt>
              <dd>
                <b>{mine.name}</b>
                <ShownValue value={field.mine} />
              </dd>
              <dd>
                <b>{theirs.name}</b>
                <ShownValue value={field.theirs} />
              </dd>
            </div>
          )
        })}
      </dl>
      <div className="row">
        <SmallButton onClick={mine.onTake}>{mine.action}</SmallButton>
        <LineButton onClick={theirs.onTake}>{theirs.action}</LineButton>
      </div>
    </section>
  )
}
