import { GripVertical, ListIndentDecrease, ListIndentIncrease } from 'lucide-react'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { Icon } from '#src/ui/base/Icon.tsx'
import { fieldIdAt, useEditor } from '../kit/editor-context.ts'
import pictureStyles from '../pictures/Pictures.module.css'
import { thumbnailOf } from '../pictures/picture-words.ts'
import { within } from '../texts/value-at.ts'
import { FieldNode } from './FieldNode.tsx'
import styles from './Fields.module.css'
import { IconButton, ItemActions, type ItemPlace } from './ItemActions.tsx'
import { Fields } from './ObjectField.tsx'
import { Opener, useOpening } from './Opener.tsx'
import { UnreadNote } from './UnreadNote.tsx'
import type { ItemOrder } from './use-order.ts'

type Props = {
  schema: FormSchema
  item: ContentValue
  at: string
  name: { kind: string; words: string }
  place: ItemPlace
  startsOpen: boolean
  order: ItemOrder
}

export function ListItem({ schema, item, at, name, place, startsOpen, order }: Props) {
  const { index } = place
  const { change } = useEditor()
  const opening = useOpening(at, startsOpen)
  const bodyId = `${fieldIdAt(at)}-body`
  const picture = schema.widget === 'picture' && isRecord(item) ? String(item['name'] ?? '') : ''
  const isCompound =
    schema.widget !== 'point' && (schema.anyOf !== undefined || schema.properties !== undefined)
  const isPlain = schema.properties !== undefined && !schema.widget
  const label = `${name.kind} ${index + 1}`
  // The handle is for pointers only, because the buttons do the same by keyboard.
  const handle = (
    <span className={styles['handle']} aria-hidden="true" {...order.drag(index)}>
      <Icon icon={GripVertical} size="small" />
    </span>
  )
  // A point is a text, or a text one level deeper.
  const isPoint = schema.widget === 'point'
  const inset = isPoint && isRecord(item) ? String(item['inset'] ?? '') : null
  const actions = (
    <ItemActions label={label} place={place}>
      {isPoint && (
        <IconButton
          icon={inset === null ? ListIndentIncrease : ListIndentDecrease}
          label={`${inset === null ? 'Indent' : 'Outdent'}: ${label}`}
          isOff={inset === null && index === 0}
          onPress={() => change(at, inset ?? { inset: String(item) })}
        />
      )}
    </ItemActions>
  )
  if (!isCompound)
    return (
      <li className={inset === null ? styles['line'] : `${styles['line']} ${styles['inset']}`}>
        {handle}
        {/* The field and a note below it share one column. */}
        <div>
          <FieldNode
            schema={{ ...(isPoint ? (schema.anyOf?.[0] ?? schema) : schema), title: label }}
            value={inset ?? item}
            at={inset === null ? at : within(at, 'inset')}
            isRequired
          />
        </div>
        {actions}
      </li>
    )
  return (
    <li
      id={schema.widget ? undefined : fieldIdAt(at)}
      data-place={at}
      tabIndex={-1}
      className={styles['card']}
    >
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
      {(isPlain || !opening.isOpened) && <UnreadNote at={at} />}
      {opening.isOpened && (
        <div id={bodyId} className={`stack ${styles['cardBody']}`}>
          {isPlain ? (
            <Fields schema={schema} value={item} at={at} />
          ) : (
            <FieldNode schema={schema} value={item} at={at} isRequired />
          )}
        </div>
      )}
    </li>
  )
}
