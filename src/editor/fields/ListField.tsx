import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ContentValue } from '#src/contracts/content/content.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { LineButton, Options } from '#src/staff/kit/controls.tsx'
import fieldStyles from '#src/ui/base/form/Field.module.css'
import { type FieldProps, useEditor } from '../kit/editor-context.ts'
import { inSentence } from '../kit/in-sentence.ts'
import { firstValue, firstWords, optionOf } from '../kit/values.ts'
import styles from './Fields.module.css'
import { focusOnAdded, showField } from './focus-field.ts'
import { ListItem } from './ListItem.tsx'
import { FieldGroup } from './ObjectField.tsx'
import { SplittingContext, splittable } from './splitting.ts'
import { useOrder } from './use-order.ts'

function NewItem({
  schema,
  onAdd,
  isFull,
  children,
}: {
  schema: FormSchema
  onAdd: (value: ContentValue) => void
  isFull: boolean
  children: ReactNode
}) {
  const items = schema.items ?? schema
  const options = items.anyOf ?? [items]
  const [chosen, choose] = useState(0)
  const option = options[chosen]
  const noun = inSentence(items.title)
  const isBlock = options.length > 1 && schema.widget === 'blocks'
  return (
    <div className={`row ${styles['add']}`}>
      {isBlock && (
        <select
          aria-label={`Kind of ${noun}`}
          value={chosen}
          className={fieldStyles['control']}
          onChange={(event) => choose(Number(event.target.value))}
        >
          <Options of={options.map(({ title }, index) => [index, title])} />
        </select>
      )}
      <LineButton disabled={isFull} onClick={() => option && onAdd(firstValue(option))}>
        {`Add ${isBlock ? 'block' : noun}`}
      </LineButton>
      {children}
    </div>
  )
}

function describeCount({ minItems = 0, maxItems }: FormSchema, isRequired: boolean): string {
  const orNone = !isRequired && minItems > 1 ? ', or none' : ''
  if (maxItems === undefined) return minItems > 1 ? `At least ${minItems}${orNone}.` : ''
  if (minItems === maxItems) return `Exactly ${maxItems}${orNone}.`
  return minItems > 0 ? `${minItems} to ${maxItems}${orNone}.` : `At most ${maxItems}.`
}

/** @param children further ways to add entries */
export function ListField({
  schema,
  value,
  at,
  isRequired = false,
  children,
}: FieldProps & { children?: ReactNode }) {
  const { change, announce } = useEditor()
  const undo = useRef<HTMLButtonElement>(null)
  const none = schema.isNullable ? null : undefined
  const list = Array.isArray(value) ? value : []
  const order = useOrder(list, (next) => change(at, next.length === 0 && !isRequired ? none : next))
  const items = schema.items ?? schema
  const nameOf = (item: ContentValue | undefined) => {
    const kind =
      items.anyOf && schema.widget === 'blocks'
        ? items.anyOf[optionOf(items.anyOf, item)]?.title
        : items.title
    return { kind: kind ?? items.title, words: firstWords(item) }
  }
  const add = (item: ContentValue) => {
    // The new entry is rendered at once, so that text typed right after the press goes into it.
    flushSync(() => order.add(item))
    focusOnAdded(`${at}/${list.length}`)
  }
  const move = (from: number, to: number) => {
    const pressed = document.activeElement
    flushSync(() => order.move(from, to))
    if (pressed instanceof HTMLElement) showField(pressed)
  }
  const isFull = schema.maxItems !== undefined && list.length >= schema.maxItems
  const splittingOf = (index: number) => {
    const text = splittable(list[index] ?? null, `${at}/${index}`)
    if (!text) return null
    const split = (before: string, after: string) => {
      if (isFull) return announce(describeCount(schema, isRequired))
      flushSync(() => order.split(index, text.write(before), text.write(after)))
      const next = splittable(text.write(after), `${at}/${index + 1}`)
      focusOnAdded(next?.at ?? at, 'start')
    }
    return { at: text.at, split }
  }
  const remove = (index: number) => {
    flushSync(() => order.remove(index))
    undo.current?.focus()
  }
  const putBack = () => {
    const place = order.removed?.index
    flushSync(order.putBack)
    focusOnAdded(`${at}/${place}`)
  }
  const described = {
    ...schema,
    description: [schema.description, describeCount(schema, isRequired)].filter(Boolean).join(' '),
  }
  return (
    <FieldGroup schema={described} at={at}>
      {list.length > 0 && (
        <ol ref={order.root} className="stack">
          {list.map((item, index) => (
            <SplittingContext key={order.keys[index]} value={splittingOf(index)}>
              <ListItem
                schema={items}
                item={item}
                at={`${at}/${index}`}
                name={nameOf(item)}
                place={{ index, total: list.length, onMove: move, onRemove: remove }}
                startsOpen={
                  order.keys[index] === order.added ||
                  (schema.isFirst === true && list.length === 1)
                }
                order={order}
              />
            </SplittingContext>
          ))}
        </ol>
      )}
      <p role="status" className={`row ${styles['undo']}`}>
        {order.removed && (
          <>
            <span>{`Removed ${inSentence(nameOf(order.removed.item).kind)} ${firstWords(order.removed.item, 40) && `“${firstWords(order.removed.item, 40)}”`}.`}</span>{' '}
            <LineButton ref={undo} onClick={putBack}>
              Undo
            </LineButton>
          </>
        )}
        {order.announcement && <span className="visually-hidden">{order.announcement}</span>}
      </p>
      <NewItem schema={schema} onAdd={add} isFull={isFull}>
        {children}
      </NewItem>
    </FieldGroup>
  )
}
