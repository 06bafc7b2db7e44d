import { useEffect, useRef, useState } from 'react'
import { Field } from '../../ui/base/form/Field.tsx'
import styles from './CopyField.module.css'
import { SmallButton } from './controls.tsx'

async function copy(field: HTMLInputElement): Promise<boolean> {
  field.focus()
  field.select()
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // Without HTTPS there is no clipboard API, and browsers may refuse it; the older command needs
    // only the selection.
    return document.execCommand('copy')
  }
}

export function CopyField({ form, link }: { form: string; link: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [isLive, setLive] = useState(false)
  const [message, setMessage] = useState('')
  useEffect(() => setLive(true), [])
  const press = async () => {
    if (!field.current) return
    setMessage('')
    setMessage(
      (await copy(field.current))
        ? 'Copied'
        : 'Not copied: the link is selected, copy it yourself.',
    )
  }
  return (
    <div className={`row ${styles['copy']}`}>
      <Field
        form={form}
        name="link"
        label="Link"
        ref={field}
        readOnly
        required={false}
        defaultValue={link}
        autoComplete="off"
        onFocus={(event) => event.target.select()}
      />
      {isLive && <SmallButton onClick={() => void press()}>Copy the link</SmallButton>}
      <span aria-live="polite" className={styles['message']}>
        {message}
      </span>
    </div>
  )
}
