import { type FormEvent, useState } from 'react'
import { Submit } from '#src/ui/admin/kit/controls.tsx'
import styles from '#src/ui/admin/kit/StaffForm.module.css'
import type { FormOutcome } from '#src/ui/base/form/FormStatus.tsx'
import { FormStatus } from '#src/ui/base/form/FormStatus.tsx'
import { EditorDialog } from '../kit/EditorDialog.tsx'
import { slugOf } from '../kit/state-words.ts'
import { SlugField } from './SlugField.tsx'

type Props = {
  path: string
  status: FormOutcome | undefined
  onMove: (slug: string) => void
  onClose: () => void
}

export function MoveEntry({ path, status, onMove, onClose }: Props) {
  const [slug, type] = useState(slugOf(path))
  const move = (event: FormEvent) => {
    event.preventDefault()
    onMove(slug)
  }
  return (
    <EditorDialog title="Change the address" onClose={onClose}>
      <form className={styles['column']} onSubmit={move}>
        <p>Links with which the draft was shared end. Share it again afterwards.</p>
        <SlugField value={slug} onChange={type} />
        <FormStatus status={status} />
        <Submit>Change it</Submit>
      </form>
    </EditorDialog>
  )
}
