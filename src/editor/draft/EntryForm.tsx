import { useEffect, useState } from 'react'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { FieldNode } from '../fields/FieldNode.tsx'
import styles from '../fields/Fields.module.css'
import { Opener, useOpening } from '../fields/Opener.tsx'
import { fieldIdAt, useEditor } from '../kit/editor-context.ts'
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
  const bodyId = `${fieldIdAt(at)}-part`
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

const Fields = ({ of: fields }: { of: readonly PartProps[] }) => (
  <div className={`box ${styles['single']}`}>
    {fields.map((field) => (
      <FieldNode key={field.at} {...field} />
    ))}
  </div>
)

const Parts = ({ of: fields }: { of: readonly PartProps[] }) => {
  const single = fields.filter((field) => !isCompound(field.schema))
  return (
    <>
      {single.length > 0 && <Fields of={single} />}
      {fields
        .filter((field) => isCompound(field.schema))
        .map((part) => (
          <Part key={part.at} {...part} />
        ))}
    </>
  )
}

/** What an entry begins with, in the order of its schema: single fields are boxed as they follow. */
const First = ({ of: fields }: { of: readonly PartProps[] }) => {
  const runs: PartProps[][] = []
  for (const field of fields) {
    const last = runs.at(-1)
    const isOne = !isCompound(field.schema) && last?.every(({ schema }) => !isCompound(schema))
    if (last && isOne) last.push(field)
    else runs.push([field])
  }
  return runs.map((run) => <Parts key={run[0]?.at} of={run} />)
}

/** Fields that most people leave alone, folded. */
function Folded({
  id,
  title,
  words,
  of: fields,
}: {
  id: string
  title: string
  words: string
  of: readonly PartProps[]
}) {
  const { problems, target } = useEditor()
  const holds = (place: string) =>
    fields.some(({ at }) => place === at || place.startsWith(`${at}/`))
  const faults = [...problems.keys()].filter(holds).length
  const isWanted = faults > 0 || (target !== null && holds(target))
  const [isOpened, open] = useState(isWanted)
  useEffect(() => {
    if (isWanted) open(true)
  }, [isWanted])
  if (fields.length === 0) return null
  return (
    <section className={`panel ${styles['part']}`}>
      <h2>
        <Opener
          isOpened={isOpened}
          open={open}
          faults={faults}
          bodyId={id}
          title={title}
          words={words}
        />
      </h2>
      {isOpened && (
        <div id={id} className={styles['partBody']}>
          <Parts of={fields} />
        </div>
      )}
    </section>
  )
}

export function EntryForm({ schema, value }: { schema: FormSchema; value: ContentValue }) {
  // A file that holds one list, such as the redirects.
  if (!schema.properties) return <FieldNode schema={schema} value={value} at="" isRequired />
  const fields = Object.entries(schema.properties).map(([key, field]) => ({
    schema: field,
    value: isRecord(value) ? value[key] : undefined,
    at: key,
    isRequired: schema.required?.includes(key) ?? false,
  }))
  const ofSearch = fields.filter((field) => field.schema.isForSearch)
  const ofDevices = fields.filter((field) => field.schema.isOfDevices)
  const own = fields.filter((field) => ![...ofSearch, ...ofDevices].includes(field))
  return (
    <div className={styles['form']}>
      <First of={own.filter((field) => field.schema.isFirst)} />
      <Parts of={own.filter((field) => !field.schema.isFirst)} />
      <Folded
        id="of-devices"
        title="Connected devices"
        words="Radio, power, rooms and what it does in a power cut"
        of={ofDevices}
      />
      <Folded
        id="for-search"
        title="In search results"
        words={firstWords(ofSearch[0]?.value)}
        of={ofSearch}
      />
    </div>
  )
}
