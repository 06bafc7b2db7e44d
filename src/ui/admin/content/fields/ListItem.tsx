import { GripVertical } from 'lucide-react'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { Icon } from '../../../base/Icon.tsx'
import { idOf } from '../kit/editor-context.ts'
import pictureStyles from '../pictures/Pictures.module.css'
import { thumbnailOf } from '../pictures/picture-words.ts'
import { FieldNode } from './FieldNode.tsx'
import styles from './Fields.module.css'
import { ItemActions } from './ItemActions.tsx'
import { Fields } from './ObjectField.tsx'
import { Opener, useOpening } from './Opener.tsx'
import type { Order } from './use-order.ts'

type Props = {
  schema: FormSchema
  item: ContentValue
  at: string
  name: { kind: string; words: string }
  index: number
  total: number
  startsOpen: boolean
  order: Order
}

export function ListItem({ schema, item, at, name, index, total, startsOpen, order }: Props) {
  const opening = useOpening(at, startsOpen)
  const bodyId = `${idOf(at)}-body`
  const picture = schema.widget === 'picture' && isRecord(item) ? String(item['name'] ?? '') : ''
  const isCompound = schema.anyOf !== undefined || schema.properties !== undefined
  const label = `${name.kind} ${index + 1}`
  // The handle is for pointers only, because the buttons do the same by keyboard.
  const handle = (
    <span className={styles['handle']} aria-hidden="true" {...order.drag(index)}>
      <Icon icon={GripVertical} size="small" />
    </span>
  )
  const actions = (
    <ItemActions
      label={label}
      index={index}
      total={total}
      onMove={order.move}
      onRemove={order.remove}
    />
  )
  if (!isCompound)
    return (
      <li className={styles['line']}>
        {handle}
        <FieldNode schema={{ ...schema, title: label }} value={item} at={at} isRequired />
        {actions}
      </li>
    )
  return (
    <li id={schema.widget ? undefined : idOf(at)} tabIndex={-1} className={styles['card']}>
      <div className={styles['cardHead']}>
        {handle}
        <Opener {...opening} bodyId={bodyId} title={label} words={name.words}>
          {picture !== '' && (
            <img
              src={thumbnailOf(picture)}
              alt=""
              loading="lazy"
              className={pictureStyles['thumb']}
            />
          )}
        </Opener>
        {actions}
      </div>
      {opening.isOpened && (
        <div id={bodyId} className={`stack ${styles['cardBody']}`}>
          {schema.properties && !schema.widget ? (
            <Fields schema={schema} value={item} at={at} />
          ) : (
            <FieldNode schema={schema} value={item} at={at} isRequired />
          )}
        </div>
      )}
    </li>
  )
}
