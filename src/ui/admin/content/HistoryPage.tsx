import { useState } from 'react'
import type { Publication } from '#src/contracts/content.ts'
import { Button } from '../../base/Button.tsx'
import { FormStatus } from '../../base/FormStatus.tsx'
import { LocalTime } from '../LocalTime.tsx'
import { createStaffClient } from '../staff-client.ts'
import { leaveStaffArea } from '../staff-flag.ts'
import { useClock } from '../use-clock.ts'
import { ChangedFile } from './ChangedFile.tsx'
import { readHistory, restore } from './content-client.ts'
import { EditorState } from './EditorState.tsx'
import styles from './Publish.module.css'
import { useAnswer } from './use-answer.ts'

type Bringing = { publication: number; as: 'before' | 'after' }

/** Who published what and when, and the press that brings an earlier version back. */
export function HistoryPage({ path, timeZone }: { path: string | null; timeZone: string }) {
  const [client] = useState(createStaffClient)
  const { zone } = useClock({ timeZone })
  const [after, setAfter] = useState<number | null>(null)
  const history = useAnswer(client, ['history', path, after], () => readHistory(path, after))
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState<Bringing | null>(null)

  const bring = async ({ publication, as }: Bringing) => {
    setFailure('')
    setBusy({ publication, as })
    const outcome = await restore({ publication, as, publish: false, ...(path && { path }) })
    setBusy(null)
    if (outcome.kind === 'done') location.assign('/admin/content/publish')
    else if (outcome.kind === 'signed-out') leaveStaffArea()
    else setFailure(outcome.kind === 'refused' ? outcome.text : 'The server does not answer. Try again.')
  }
  if (!history.answer)
    return <EditorState what="The history" refusal={history.refusal} isFailed={history.isFailed} onRetry={() => void history.reload()} />
  const { items, next } = history.answer
  return (
    <>
      <FormStatus status={failure ? { kind: 'error', message: 'Not brought back', detail: failure } : undefined} />
      {items.length === 0 && <p>Nothing was published yet with this editor.</p>}
      <ol className={styles['history']}>
        {items.map((publication) => (
          <Entry key={publication.id} publication={publication} zone={zone} busy={busy} onBring={(how) => void bring(how)} />
        ))}
      </ol>
      <div className={styles['buttons']}>
        {after !== null && (
          <Button size="small" look="line" onClick={() => setAfter(null)}>
            Newest
          </Button>
        )}
        {next !== null && (
          <Button size="small" look="line" onClick={() => setAfter(next)}>
            Older
          </Button>
        )}
      </div>
    </>
  )
}

type EntryProps = { publication: Publication; zone: string; busy: Bringing | null; onBring: (how: Bringing) => void }

function Entry({ publication: { id, at, editor, summary, commit, files }, zone, busy, onBring }: EntryProps) {
  const name = summary || files.map(({ label }) => label).join(', ')
  return (
    <li>
      <h2>{name}</h2>
      <p className="muted">
        {editor}, <LocalTime moment={at} zone={zone} />
        {commit && (
          <>
            , commit <code>{commit.slice(0, 8)}</code>
          </>
        )}
      </p>
      {files.map((file) => (
        <ChangedFile key={file.path} file={file} />
      ))}
      <div className={styles['buttons']}>
        <Button
          size="small"
          look="line"
          disabled={busy !== null}
          aria-label={`Undo: ${name}`}
          onClick={() => onBring({ publication: id, as: 'before' })}
        >
          Undo this
        </Button>
        <Button
          size="small"
          look="line"
          disabled={busy !== null}
          aria-label={`Bring back: ${name}`}
          onClick={() => onBring({ publication: id, as: 'after' })}
        >
          Bring back
        </Button>
      </div>
    </li>
  )
}
