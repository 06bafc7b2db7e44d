import { useState } from 'react'
import { LineButton } from '#src/staff/kit/controls.tsx'
import { type FieldProps, useEditor } from '../kit/editor-context.ts'
import { AddressChooser } from '../markup/AddressChooser.tsx'
import { TextField } from './TextField.tsx'

export function AddressField(props: FieldProps) {
  const { change, addresses } = useEditor()
  const [isOpen, open] = useState(false)
  const page = typeof props.value === 'string' ? props.value.replace(/[?#].*/s, '') : ''
  const label = addresses.find(({ link }) => link === page)?.label
  return (
    <div className="stack">
      <TextField {...props} />
      <div className="row">
        <LineButton onClick={() => open(true)}>Choose a page</LineButton>
        {label && <span className="muted">{label}</span>}
      </div>
      {isOpen && (
        <AddressChooser
          onClose={() => open(false)}
          onChoose={(address) => {
            change(props.at, address)
            open(false)
          }}
        />
      )}
    </div>
  )
}
