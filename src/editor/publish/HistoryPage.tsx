import { useRef, useState } from 'react'
import { confirmAddress } from '#src/contracts/account/proof.ts'
import type { BrokenLink, Publication } from '#src/contracts/content/content.ts'
import type { Region } from '#src/contracts/formats.ts'
import { leaveStaffArea } from '#src/staff/frame/staff-flag.ts'
import { LineButton } from '#src/staff/kit/controls.tsx'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { type FormOutcome, FormStatus } from '#src/ui/base/form/FormStatus.tsx'
import { readBrokenLinks, readHistory, restore } from '../kit/content-client.ts'
import { ReadingStatus } from '../kit/ReadingStatus.tsx'
import { publishAddress, tabChoice } from '../kit/state-words.ts'
import { useAnswer } from '../kit/use-answer.ts'
import { noAnswer } from '../kit/use-request.ts'
import { BrokenLinksDialog } from './BrokenLinks.tsx'
import { ChangedFile } from './ChangedFile.tsx'
import { titleOfChanges } from './change-title.ts'
import { ChangedPages } from './PublicPages.tsx'
import styles from './Publish.module.css'
import { storeChosen } from './stored-ticks.ts'

type RestoreRequest = {
  publication: number
  as: 'before' | 'after'
  publish: boolean
  /** Brings whole texts back although others have changed them since. */
  whole?: boolean
}

/**
 * Lists publications, newest first, of all texts or of the text at `path`. Each can be undone or
 * restored, at once or as a draft.
 */
export function HistoryPage({
  path,
  region,
  company,
}: {
  path: string | null
  region: Region
  company: Region
}) {
  const [after, setAfter] = useState<number | null>(null)
  const history = useAnswer(['history', path, after], () => readHistory(path, after))
  const [status, setStatus] = useState<FormOutcome | undefined>()
  const [isBusy, setBusy] = useState(false)
  /**
   * Used instead of `disabled`, because a disabled button would not get the focus back from the
   * dialog.
   */
  const isReading = useRef(false)
  const [asked, setAsked] = useState<{ request: RestoreRequest; brokenLinks: BrokenLink[] } | null>(
    null,
  )

  const ask = async (request: RestoreRequest) => {
    if (!request.publish) return send(request)
    if (isReading.current) return
    isReading.current = true
    setStatus(undefined)
    const outcome = await readBrokenLinks({ ...request, ...(path && { path }) })
    isReading.current = false
    if (outcome.kind === 'signed-out') return leaveStaffArea()
    if (outcome.kind !== 'done') setStatus(failureOf(outcome))
    else if (outcome.answer.brokenLinks.length > 0)
      setAsked({ request, brokenLinks: outcome.answer.brokenLinks })
    else await send(request)
  }
  const send = async (request: RestoreRequest) => {
    setAsked(null)
    setStatus(undefined)
    setBusy(true)
    const publication = history.answer?.items.find(({ id }) => id === request.publication)
    // What waits as a draft after this is what the page *Publish* ticks.
    storeChosen((publication?.files ?? []).map((file) => file.path))
    const outcome = await restore({ whole: false, ...request, ...(path && { path }) })
    if (outcome.kind === 'signed-out') return leaveStaffArea()
    if (outcome.kind === 'refused' && outcome.needsProof)
      return location.assign(
        confirmAddress(location.pathname + location.search, { press: 'other' }),
      )
    if (outcome.kind === 'refused' && outcome.refusal.isChangedSince)
      setStatus({
        kind: 'error',
        message: 'Not brought back yet',
        detail: (
          <>
            <span>{`${outcome.text} `}</span>
            <LineButton onClick={() => void send({ ...request, whole: true })}>
              Bring back the whole text
            </LineButton>
          </>
        ),
      })
    else if (outcome.kind !== 'done') setStatus(failureOf(outcome))
    else if (outcome.answer.published === null) setStatus(waiting)
    else {
      setStatus({
        kind: 'success',
        message: `${request.as === 'before' ? 'Undone' : 'Brought back'}: ${publication?.summary || titleOfChanges(publication?.files ?? [])}`,
        detail: <ChangedPages {...outcome.answer.published} region={region} company={company} />,
      })
      await history.reload()
    }
    setBusy(false)
  }
  if (!history.answer) return <ReadingStatus what="The history" of={[history]} />
  const { items, next } = history.answer
  return (
    <>
      <div className={styles['outcome']}>
        <FormStatus status={status} />
      </div>
      {items.length > 0 && (
        <p className="muted">
          “Undo this” brings back the texts of before a change. “Bring this version back” restores
          entries as they were then. Both are public at once.
        </p>
      )}
      {items.length === 0 && <p>Nothing has been published with this editor yet.</p>}
      <ol className={`stack ${styles['history']}`}>
        {items.map((publication, at) => (
          <Entry
            key={publication.id}
            publication={publication}
            region={region}
            // The newest version of an entry is what the site shows.
            isNewest={after === null && at === items.findIndex(({ isDiscarded }) => !isDiscarded)}
            isBusy={isBusy}
            onRestore={(how) => void ask(how)}
          />
        ))}
      </ol>
      <div className="row">
        {after !== null && <LineButton onClick={() => setAfter(null)}>Newest</LineButton>}
        {next !== null && <LineButton onClick={() => setAfter(next)}>Older</LineButton>}
      </div>
      {asked && (
        <BrokenLinksDialog
          brokenLinks={asked.brokenLinks}
          onPublish={() => void send(asked.request)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

const waiting: FormOutcome = {
  kind: 'success',
  message: 'Brought back as a draft',
  detail: (
    <span>
      The site is as before.{' '}
      <a href={publishAddress(tabChoice)}>Look at the draft, then publish it</a>.
    </span>
  ),
}

/** Describes a failure. After some refusals the restored text waits as a draft. */
function failureOf(
  outcome: Exclude<Awaited<ReturnType<typeof restore>>, { kind: 'done' }>,
): FormOutcome {
  if (outcome.kind !== 'refused')
    return { kind: 'error', message: 'Not brought back', detail: noAnswer }
  const isWaiting = !outcome.refusal.paths && ![403, 404].includes(outcome.status)
  if (!isWaiting) return { kind: 'error', message: 'Not brought back', detail: outcome.text }
  return {
    kind: 'error',
    message: 'Not public yet',
    detail: (
      <span>
        <span>{`${outcome.text} What you brought back waits as a draft: `}</span>
        <a href={publishAddress(tabChoice)}>look at it and publish it</a>.
      </span>
    ),
  }
}

const ways = [
  { label: 'Undo this', as: 'before', publish: true },
  { label: 'Bring this version back', as: 'after', publish: true },
  { label: 'Bring it back as a draft', as: 'after', publish: false },
] as const

const waysOf = (isNewest: boolean, isDiscarded: boolean) =>
  isDiscarded ? ways.slice(2) : isNewest ? ways.slice(0, 1) : ways

type EntryProps = {
  publication: Publication
  isNewest: boolean
  region: Region
  isBusy: boolean
  onRestore: (how: RestoreRequest) => void
}

function Entry({
  publication: { id, at, editor, summary, isDiscarded, files },
  region,
  isNewest,
  isBusy,
  onRestore,
}: EntryProps) {
  const name = summary || titleOfChanges(files)
  return (
    <li className="box">
      <h2>{name}</h2>
      <p className="muted">
        <span>{`${editor}, `}</span>
        <LocalTime moment={at} region={region} />
        {isDiscarded && ', a draft that was not published'}
      </p>
      {files.map((file) => (
        <ChangedFile key={file.path} file={file} />
      ))}
      {/* No buttons if a scheduled entry became public, because no file changed. */}
      {files.length > 0 && (
        <div className="row">
          {waysOf(isNewest, isDiscarded).map(({ label, ...how }) => (
            <LineButton
              key={label}
              disabled={isBusy}
              aria-label={`${label}: ${name}`}
              onClick={() => onRestore({ publication: id, ...how })}
            >
              {label}
            </LineButton>
          ))}
        </div>
      )}
    </li>
  )
}
