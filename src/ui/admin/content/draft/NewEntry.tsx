import { type FormEvent, useState } from 'react'
import type { ContentList, EntryKind } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { Button } from '../../../base/Button.tsx'
import fieldStyles from '../../../base/form/Field.module.css'
import { describeField, Field, FieldRow } from '../../../base/form/Field.tsx'
import { FormStatus } from '../../../base/form/FormStatus.tsx'
import { leaveStaffArea } from '../../frame/staff-flag.ts'
import styles from '../kit/Chooser.module.css'
import { createEntry } from '../kit/content-client.ts'
import { EditorDialog } from '../kit/EditorDialog.tsx'
import { editAddress } from '../kit/state-words.ts'
import { slugOfWords } from '../markup/address-of-heading.ts'

type Props = {
  creatable: ContentList['creatable']
  from?: { path: string; label: string; kind: EntryKind } | undefined
  onClose: () => void
}

const askers = { buyers: 'Buyers: one sentence, on the pages that sell', engineers: 'Engineers: in full, under Technologies' } as const
const whoAsks = Object.keys(askers) as (keyof typeof askers)[]

/** Creates a complete draft, which names the fields that are missing. */
export function NewEntry({ creatable, from, onClose }: Props) {
  const [kind, setKind] = useState<EntryKind>(from?.kind ?? creatable[0]?.kind ?? 'product')
  const [title, setTitle] = useState(from ? `Copy of ${from.label}`.slice(0, contentLimits.title.max) : '')
  const [asker, setAsker] = useState<keyof typeof askers>()
  /** Null until typed: the name follows the title. */
  const [typed, type] = useState<string | null>(null)
  const [into, setInto] = useState(0)
  const [failure, setFailure] = useState('')
  const slug = typed ?? (title === '' ? '' : slugOfWords(title))
  const places = creatable.find((one) => one.kind === kind)?.into ?? null
  const groups = places?.filter(({ of }) => of === asker) ?? []
  const isKnown = places === null || asker !== undefined
  const create = async (event: FormEvent) => {
    event.preventDefault()
    setFailure('')
    const chosen = groups[into]
    const group = chosen && { into: chosen.path, ...(chosen.group && { group: chosen.group }) }
    const outcome = await createEntry({ kind, slug, title, ...group, ...(from && { from: from.path }) })
    if (outcome.kind === 'done') location.assign(editAddress(outcome.answer.path, outcome.answer.field))
    else if (outcome.kind === 'signed-out') leaveStaffArea()
    else setFailure(outcome.kind === 'refused' ? outcome.text : 'The server does not answer. Try again.')
  }
  const place = { form: 'new', name: 'into', label: 'Where it stands' }
  return (
    <EditorDialog title={from ? 'Duplicate' : 'New'} onClose={onClose}>
      <form className={styles['form']} onSubmit={create}>
        {!from && (
          <fieldset className={styles['kinds']}>
            <legend>What is it?</legend>
            {creatable.map((one) => (
              <label key={one.kind}>
                <input type="radio" name="kind" checked={kind === one.kind} onChange={() => setKind(one.kind)} />
                {one.label}
              </label>
            ))}
          </fieldset>
        )}
        {places && (
          <fieldset className={styles['kinds']}>
            <legend>Who asks it?</legend>
            {whoAsks.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="asker"
                  checked={asker === one}
                  onChange={() => {
                    setAsker(one)
                    setInto(0)
                  }}
                />
                {askers[one]}
              </label>
            ))}
          </fieldset>
        )}
        {isKnown && (
          <>
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
          </>
        )}
        {groups.length > 0 && (
          <FieldRow {...place}>
            <select
              {...describeField(place)}
              value={into}
              className={fieldStyles['control']}
              onChange={(event) => setInto(Number(event.target.value))}
            >
              {groups.map(({ path, label }, index) => (
                <option key={`${path} ${label}`} value={index}>
                  {label}
                </option>
              ))}
            </select>
          </FieldRow>
        )}
        <FormStatus status={failure ? { kind: 'error', message: failure } : undefined} />
        {isKnown && (
          <Button type="submit" size="small">
            Make the draft
          </Button>
        )}
      </form>
    </EditorDialog>
  )
}
