import { type FormEvent, useState } from 'react'
import type { EntryKind } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { cutText } from '#src/contracts/cut-text.ts'
import { Options, Submit } from '#src/staff/kit/controls.tsx'
import styles from '#src/staff/kit/StaffForm.module.css'
import { Field } from '#src/ui/base/form/Field.tsx'
import { FormStatus } from '#src/ui/base/form/FormStatus.tsx'
import { Select } from '#src/ui/base/form/Select.tsx'
import { Kinds } from '../kit/choices.tsx'
import { postEntry } from '../kit/content-client.ts'
import { EditorDialog } from '../kit/EditorDialog.tsx'
import { editAddress } from '../kit/state-words.ts'
import { useRequest } from '../kit/use-request.ts'
import { slugOfWords } from '../markup/address-of-heading.ts'
import type { ContentList } from '../texts/content-list.ts'
import { SlugField } from './SlugField.tsx'

type Props = {
  creatable: ContentList['creatable']
  from?: { path: string; label: string; kind: EntryKind } | undefined
  onClose: () => void
}

const audiences = {
  buyers: 'Buyers: a short answer, on the pages that sell',
  engineers: 'Engineers: in full, under Technologies',
} as const

export function NewEntry({ creatable, from, onClose }: Props) {
  const [kind, setKind] = useState<EntryKind>(from?.kind ?? creatable[0]?.kind ?? 'product')
  const [title, setTitle] = useState(
    from ? cutText(`Copy of ${from.label}`, contentLimits.title.max) : '',
  )
  const [audience, setAudience] = useState<keyof typeof audiences>()
  /** The typed name; null while the name follows the title. */
  const [typed, type] = useState<string | null>(null)
  const [into, setInto] = useState(0)
  const { status, request } = useRequest()
  const slug = typed ?? (title === '' ? '' : slugOfWords(title))
  const places = creatable.find((one) => one.kind === kind)?.into ?? null
  const groups = places?.filter(({ of }) => of === audience) ?? []
  const isKnown = places === null || audience !== undefined
  const create = async (event: FormEvent) => {
    event.preventDefault()
    const chosen = groups[into]
    const group = chosen && { into: chosen.path, ...(chosen.group && { group: chosen.group }) }
    const creation = { kind, slug, title, ...group, ...(from && { from: from.path }) }
    await request(postEntry(creation), ({ path, field }) =>
      location.assign(editAddress(path, field)),
    )
  }
  return (
    <EditorDialog title={from ? 'Duplicate' : 'New'} onClose={onClose}>
      <form className={styles['column']} onSubmit={create}>
        {!from && (
          <Kinds
            name="kind"
            legend="What is it?"
            words={
              Object.fromEntries(creatable.map((one) => [one.kind, one.label])) as Record<
                EntryKind,
                string
              >
            }
            chosen={kind}
            onChoose={setKind}
          />
        )}
        {places && (
          <Kinds
            name="audience"
            legend="Who asks it?"
            words={audiences}
            chosen={audience}
            onChoose={(one) => {
              setAudience(one)
              setInto(0)
            }}
          />
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
            <SlugField
              isPage={kind === 'page'}
              isProduct={kind === 'product'}
              value={slug}
              onChange={type}
            />
          </>
        )}
        {groups.length > 0 && (
          <Select
            form="new"
            name="into"
            label="Where it stands"
            value={into}
            onChange={(event) => setInto(Number(event.target.value))}
          >
            <Options of={groups.map(({ label }, index) => [index, label])} />
          </Select>
        )}
        <FormStatus status={status} />
        {isKnown && <Submit>Make the draft</Submit>}
      </form>
    </EditorDialog>
  )
}
