import { type FormEvent, useState } from 'react'
import type { ContentList, EntryKind } from '#src/contracts/content.ts'
import { contentLimits } from '#src/contracts/content-limits.ts'
import { Button } from '../../base/Button.tsx'
import fieldStyles from '../../base/Field.module.css'
import { describeField, Field, FieldRow } from '../../base/Field.tsx'
import { FormStatus } from '../../base/FormStatus.tsx'
import { leaveStaffArea } from '../frame/staff-flag.ts'
import styles from './Chooser.module.css'
import { createEntry } from './content-client.ts'
import { EditorDialog } from './EditorDialog.tsx'
import { editAddress } from './state-words.ts'
import { nameOfFile } from './use-upload.ts'

type Props = { creatable: ContentList['creatable']; onClose: () => void }

/** Makes a product, an article, a question or a page: a complete draft, which says what is still missing. */
export function NewEntry({ creatable, onClose }: Props) {
  const [kind, setKind] = useState<EntryKind>(creatable[0]?.kind ?? 'product')
  const [title, setTitle] = useState('')
  /** What somebody has typed; until then it follows the title. */
  const [typed, type] = useState<string | null>(null)
  const [into, setInto] = useState('')
  const [failure, setFailure] = useState('')
  const slug = typed ?? (title === '' ? '' : nameOfFile(`${title}.new`).slice(0, contentLimits.slug.max))
  const files = creatable.find((one) => one.kind === kind)?.into ?? null
  const create = async (event: FormEvent) => {
    event.preventDefault()
    setFailure('')
    const file = files && (into || files[0]?.path)
    const outcome = await createEntry({ kind, slug, title, ...(file && { into: file }) })
    if (outcome.kind === 'done') location.assign(editAddress(outcome.answer.path, outcome.answer.field))
    else if (outcome.kind === 'signed-out') leaveStaffArea()
    else setFailure(outcome.kind === 'refused' ? outcome.text : 'The server does not answer. Try again.')
  }
  const place = { form: 'new', name: 'into', label: 'Where it stands' }
  return (
    <EditorDialog title="New" onClose={onClose}>
      <form className={styles['form']} onSubmit={create}>
        <fieldset className={styles['kinds']}>
          <legend>What is it?</legend>
          {creatable.map((one) => (
            <label key={one.kind}>
              <input type="radio" name="kind" checked={kind === one.kind} onChange={() => setKind(one.kind)} />
              {one.label}
            </label>
          ))}
        </fieldset>
        <Field
          form="new"
          name="title"
          label={kind === 'question' ? 'Question' : 'Name'}
          maxLength={contentLimits.title.max}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Field
          form="new"
          name="slug"
          label="Name in the address"
          hint="Small letters, digits and hyphens. It cannot be changed later."
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          maxLength={contentLimits.slug.max}
          value={slug}
          onChange={(event) => type(event.target.value)}
        />
        {files && (
          <FieldRow {...place}>
            <select
              {...describeField(place)}
              value={into || files[0]?.path}
              className={fieldStyles['control']}
              onChange={(event) => setInto(event.target.value)}
            >
              {files.map(({ path, label }) => (
                <option key={path} value={path}>
                  {label}
                </option>
              ))}
            </select>
          </FieldRow>
        )}
        <FormStatus status={failure ? { kind: 'error', message: failure } : undefined} />
        <Button type="submit" size="small">
          Make the draft
        </Button>
      </form>
    </EditorDialog>
  )
}
