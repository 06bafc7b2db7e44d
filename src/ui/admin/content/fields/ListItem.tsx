import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, GripVertical, Trash2 } from 'lucide-react'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { Icon } from '../../../base/Icon.tsx'
import { idOf } from '../kit/editor-context.ts'
import pictureStyles from '../pictures/Pictures.module.css'
import { thumbnailOf } from '../pictures/picture-words.ts'
import { FieldNode } from './FieldNode.tsx'
import styles from './Fields.module.css'
import { IconButton } from './IconButton.tsx'
import { Fields } from './ObjectField.tsx'
import { useOpening } from './use-opening.ts'
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

function ItemActions({ label, index, total, order }: Pick<Props, 'index' | 'total' | 'order'> & { label: string }) {
  return (
    <span className={styles['actions']}>
      <IconButton icon={ArrowUp} label={`Move up: ${label}`} isOff={index === 0} onPress={() => order.move(index, index - 1)} />
      <IconButton icon={ArrowDown} label={`Move down: ${label}`} isOff={index === total - 1} onPress={() => order.move(index, index + 1)} />
      <IconButton icon={Trash2} label={`Remove: ${label}`} onPress={() => order.remove(index)} />
    </span>
  )
}

/** An entry of a list: a line for a text, otherwise a card that opens. */
export function ListItem({ schema, item, at, name, index, total, startsOpen, order }: Props) {
  const { isOpened, open, faults } = useOpening(at, startsOpen)
  const bodyId = `${idOf(at)}-body`
  const picture = schema.widget === 'picture' && isRecord(item) ? String(item['name'] ?? '') : ''
  const isCompound = schema.anyOf !== undefined || schema.properties !== undefined
  const label = `${name.kind} ${index + 1}`
  // For pointers only; the buttons do the same by keyboard.
  const handle = (
    <span className={styles['handle']} aria-hidden="true" {...order.drag(index)}>
      <Icon icon={GripVertical} size="small" />
    </span>
  )
  const actions = <ItemActions label={label} index={index} total={total} order={order} />
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
        <button
          type="button"
          className={styles['opener']}
          aria-expanded={isOpened}
          aria-controls={isOpened ? bodyId : undefined}
          onClick={() => open(!isOpened)}
        >
          <Icon icon={isOpened ? ChevronDown : ChevronRight} size="small" />
          {picture !== '' && <img src={thumbnailOf(picture)} alt="" loading="lazy" className={pictureStyles['thumb']} />}
          <b>{label}</b> <span className={styles['words']}>{name.words}</span>
          {faults > 0 && <span className={styles['faults']}>{faults === 1 ? '1 problem' : `${faults} problems`}</span>}
        </button>
        {actions}
      </div>
      {isOpened && (
        <div id={bodyId} className={styles['cardBody']}>
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
