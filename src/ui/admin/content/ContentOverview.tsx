import { useEffect, useState } from 'react'
import type { ContentEntry, EntryState } from '#src/contracts/content.ts'
import { entryStates } from '#src/contracts/content-limits.ts'
import type { Region } from '#src/contracts/formats.ts'
import { Button, ButtonLink } from '../../base/Button.tsx'
import fieldStyles from '../../base/Field.module.css'
import { Field } from '../../base/Field.tsx'
import { LocalTime } from '../LocalTime.tsx'
import { createStaffClient } from '../staff-client.ts'
import { useClock } from '../use-clock.ts'
import { readContentList } from './content-client.ts'
import { EditorState } from './EditorState.tsx'
import { FaultList } from './FaultList.tsx'
import { NewEntry } from './NewEntry.tsx'
import styles from './Overview.module.css'
import { editAddress, stateWords } from './state-words.ts'
import { unsavedText } from './unsaved-text.ts'
import { useAnswer } from './use-answer.ts'

/** Whether an entry is among those asked for, by words and by state. */
export function isFound({ label, path, address, state }: ContentEntry, words: string, wanted: EntryState | ''): boolean {
  const text = `${label} ${path} ${address ?? ''}`.toLowerCase()
  return (
    (wanted === '' || state === wanted) &&
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  )
}

function EntryLine({ entry, region, isUnsaved }: { entry: ContentEntry; region: Region; isUnsaved: boolean }) {
  return (
    <li className={styles['entry']}>
      <a href={editAddress(entry.path)}>
        <b>{entry.label}</b>
        {entry.address && <span className="muted">{entry.address}</span>}
      </a>
      <span className={styles['facts']}>
        {isUnsaved && <span className={styles['unsaved']}>Text kept in this browser</span>}
        {entry.at && (
          <span className="muted">
            {entry.editor}, <LocalTime moment={entry.at} region={region} />
          </span>
        )}
        {entry.publishOn && entry.state === 'scheduled' && <span className="muted">from {entry.publishOn}</span>}
        <span className={`${styles['mark']} ${styles[entry.state]}`}>{stateWords[entry.state]}</span>
      </span>
    </li>
  )
}

/** Everything that can be edited, by group, with its state. */
export function ContentOverview({ account, region: renderedIn }: { account: number; region: Region }) {
  const [client] = useState(createStaffClient)
  const { region } = useClock({ region: renderedIn })
  const list = useAnswer(client, ['content'], readContentList)
  const [words, search] = useState('')
  const [wanted, want] = useState<EntryState | ''>('')
  const [isNew, setNew] = useState(false)
  const [unsaved, setUnsaved] = useState<string[]>([])
  useEffect(() => setUnsaved(unsavedText.paths(account)), [account])
  if (!list.answer)
    return <EditorState what="The content" refusal={list.refusal} isFailed={list.isFailed} onRetry={() => void list.reload()} />
  const { groups, creatable, isReadOnly, why, attention } = list.answer
  if (isReadOnly)
    return (
      <div role="status" className={styles['readOnly']}>
        <b>Content cannot be edited on this server.</b>
        <p>{why}</p>
      </div>
    )
  const found = groups.flatMap((group) => {
    const entries = group.entries.filter((entry) => isFound(entry, words, wanted))
    return entries.length > 0 ? [{ ...group, entries }] : []
  })
  const changed = groups
    .flatMap(({ entries }) => entries)
    .filter(({ editor, state }) => editor !== null || state === 'new' || state === 'removed')
  return (
    <>
      {attention.length > 0 && <FaultList id="attention" heading="Published, and in need of a look" faults={attention} />}
      <div className={styles['tools']}>
        <Field
          form="content"
          name="search"
          type="search"
          label="Search"
          isOptional
          value={words}
          onChange={(event) => search(event.target.value)}
        />
        <div className={styles['choice']}>
          <label htmlFor="content-state">State</label>
          <select
            id="content-state"
            value={wanted}
            className={fieldStyles['control']}
            // The options are those of the states, and none.
            onChange={(event) => want(event.target.value as EntryState | '')}
          >
            <option value="">All</option>
            {entryStates.map((state) => (
              <option key={state} value={state}>
                {stateWords[state]}
              </option>
            ))}
          </select>
        </div>
        <div className={styles['buttons']}>
          {creatable.length > 0 && (
            <Button size="small" look="line" onClick={() => setNew(true)}>
              New…
            </Button>
          )}
          <ButtonLink size="small" look="line" href="/admin/content/pictures">
            Pictures
          </ButtonLink>
          <ButtonLink size="small" look="line" href="/admin/content/history">
            History
          </ButtonLink>
          <ButtonLink size="small" href="/admin/content/publish">
            {changed.length > 0 ? `Publish ${changed.length} ${changed.length === 1 ? 'change' : 'changes'}…` : 'Publish…'}
          </ButtonLink>
        </div>
      </div>
      {found.length === 0 && (
        <p role="status" className={styles['none']}>
          Nothing has these words and this state.
        </p>
      )}
      {found.map(({ group, label, entries }) => (
        <section key={group} aria-labelledby={`group-${group}`} className={styles['group']}>
          <h2 id={`group-${group}`}>
            {label} <span className="muted">{entries.length}</span>
          </h2>
          <ul>
            {entries.map((entry) => (
              <EntryLine key={entry.path} entry={entry} region={region} isUnsaved={unsaved.includes(entry.path)} />
            ))}
          </ul>
        </section>
      ))}
      {isNew && <NewEntry creatable={creatable} onClose={() => setNew(false)} />}
    </>
  )
}
