import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import type { ContentPicture } from '#src/contracts/content/content-pictures.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { LineButton } from '#src/staff/kit/controls.tsx'
import { Icon } from '#src/ui/base/Icon.tsx'
import { type FieldProps, fieldIdAt, useEditor } from '../kit/editor-context.ts'
import { Crops } from '../pictures/Crops.tsx'
import { PictureChooser } from '../pictures/PictureChooser.tsx'
import styles from '../pictures/Pictures.module.css'
import { readableName } from '../texts/picture-name.ts'
import { within } from '../texts/value-at.ts'
import { focusOn } from './focus-field.ts'
import { FieldGroup, Fields } from './ObjectField.tsx'

export function PictureField({ schema, value, at, actions }: FieldProps) {
  const { change, pictures, problems } = useEditor()
  const [isOpen, open] = useState(false)
  const name = isRecord(value) && typeof value['name'] === 'string' ? value['name'] : ''
  const focus = isRecord(value) && typeof value['focus'] === 'string' ? value['focus'] : undefined
  const chosen = pictures?.find((one) => one.name === name)
  const place = within(at, 'name')
  const missing = name === '' ? 'No picture is chosen.' : 'This picture is not in the library.'
  const choose = (picture: Pick<ContentPicture, 'name' | 'alt' | 'kind'>) => {
    open(false)
    if (picture.name === name) return
    const { kind: _, focus: __, ...kept } = isRecord(value) ? value : {}
    // The description of another picture does not fit; one that was typed before any picture does.
    const alt = (name === '' && kept['alt']) || picture.alt || ''
    change(at, { ...kept, name: picture.name, alt, ...(picture.kind && { kind: picture.kind }) })
    if (alt === '') focusOn(within(at, 'alt'))
  }
  return (
    <FieldGroup schema={schema} at={at} actions={actions}>
      <div id={fieldIdAt(place)} tabIndex={-1} className={`stack ${styles['chosen']}`}>
        {chosen ? (
          <Crops
            picture={chosen}
            focus={focus}
            onFocus={(side) => change(within(at, 'focus'), side)}
          />
        ) : (
          <p className="muted">{pictures === null ? 'Loading the library...' : missing}</p>
        )}
        <div className="row">
          <LineButton onClick={() => open(true)}>
            <Icon icon={ImagePlus} size="small" />
            <span>{name === '' ? 'Choose a picture' : 'Choose another'}</span>
          </LineButton>
          {name !== '' && <span>{readableName(name)}</span>}
        </div>
        {problems.get(place)?.map((fault) => (
          <p key={fault} className={styles['fault']}>
            {fault}
          </p>
        ))}
      </div>
      <Fields schema={schema} value={value} at={at} without={['name']} />
      {isOpen && <PictureChooser chosen={name} onChoose={choose} onClose={() => open(false)} />}
    </FieldGroup>
  )
}
