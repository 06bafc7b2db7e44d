import { Fragment } from 'react'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { FieldNode } from '../fields/FieldNode.tsx'
import styles from '../fields/Fields.module.css'
import { Opener, useOpening } from '../fields/Opener.tsx'
import { idOf } from '../kit/editor-context.ts'
import { firstWords } from '../kit/values.ts'

type PartProps = {
  schema: FormSchema
  value: ContentValue | undefined
  at: string
  isRequired: boolean
}

function Part(props: PartProps) {
  const { schema, value, at } = props
  const opening = useOpening(at, schema.isFirst ?? false)
  const bodyId = `${idOf(at)}-part`
  const count = Array.isArray(value)
    ? `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`
    : firstWords(value)
  return (
    <section className={`panel ${styles['part']}`} data-place={at}>
      <h2>
        <Opener {...opening} bodyId={bodyId} title={schema.title} words={count} />
      </h2>
      {opening.isOpened && (
        <div id={bodyId} className={styles['partBody']}>
          <FieldNode {...props} />
        </div>
      )}
    </section>
  )
}

const isCompound = (schema: FormSchema) =>
  schema.type === 'object' ||
  (schema.type === 'array' && !schema.items?.enum) ||
  schema.anyOf !== undefined

export function EntryForm({ schema, value }: { schema: FormSchema; value: ContentValue }) {
  // A file that holds one list, such as the redirects.
  if (!schema.properties) return <FieldNode schema={schema} value={value} at="" isRequired />
  const fields = Object.entries(schema.properties).map(([key, field]) => ({
    schema: field,
    value: isRecord(value) ? value[key] : undefined,
    at: key,
    isRequired: schema.required?.includes(key) ?? false,
  }))
  return (
    <div className={styles['form']}>
      {[true, false].map((isFirst) => {
        const own = fields.filter((field) => (field.schema.isFirst ?? false) === isFirst)
        const single = own.filter((field) => !isCompound(field.schema))
        return (
          <Fragment key={String(isFirst)}>
            {single.length > 0 && (
              <div className={`box ${styles['single']}`}>
                {single.map((field) => (
                  <FieldNode key={field.at} {...field} />
                ))}
              </div>
            )}
            {own
              .filter((field) => isCompound(field.schema))
              .map((part) => (
                <Part key={part.at} {...part} />
              ))}
          </Fragment>
        )
      })}
    </div>
  )
}
