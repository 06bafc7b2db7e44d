import { useEffect, useState } from 'react'
import type { ContentCheck } from '#src/contracts/content.ts'
import { contentLimits } from '#src/contracts/content-limits.ts'
import { confirmAddress } from '#src/contracts/proof.ts'
import { Button, ButtonLink } from '../../base/Button.tsx'
import { Field } from '../../base/Field.tsx'
import { FormStatus } from '../../base/FormStatus.tsx'
import { TickBox } from '../../base/TickBox.tsx'
import { createStaffClient } from '../staff-client.ts'
import { leaveStaffArea } from '../staff-flag.ts'
import { ChangedFile } from './ChangedFile.tsx'
import { readCheck, startPublication } from './content-client.ts'
import { EditorState } from './EditorState.tsx'
import { JobNotice, JobProgress } from './JobProgress.tsx'
import styles from './Publish.module.css'
import { editAddress } from './state-words.ts'
import { useAnswer } from './use-answer.ts'
import { useJob } from './use-job.ts'

const confirmPublication = confirmAddress('/admin/content/publish')

/** Why a change is published by an owner alone, or after a proof. */
function RefusedFields({ path, refused }: { path: string; refused: ContentCheck['refused'] }) {
  const places = refused?.fields.filter((field) => field.path === path).map(({ place }) => place || 'The whole entry')
  return (
    <p className={styles['refused']}>
      <b>{places?.join(', ')}:</b>{' '}
      {refused?.refusal === 'role'
        ? 'only an owner publishes this, because it says where leads or links go. Other entries go without it.'
        : 'this says where leads or links go. Confirm who you are before you publish it; every owner is told by mail.'}
    </p>
  )
}

/** What will change, what has to be mended first, and the press that makes it public. */
export function PublishPage() {
  const [client] = useState(createStaffClient)
  const check = useAnswer(client, ['check'], readCheck)
  const { job, isRunning, isFailed, reload: look } = useJob(client)
  const [left, leave] = useState<string[]>([])
  const [summary, setSummary] = useState('')
  const [failure, setFailure] = useState('')
  /** The job that was started here, or that ran when the page was opened: the outcome of an older one is no news. */
  const [own, setOwn] = useState<string | null>(null)
  const { reload } = check
  useEffect(() => {
    if (job && isRunning) setOwn(job.id)
  }, [job, isRunning])
  const isOwn = job !== null && job.id === own
  const ended = isOwn && !isRunning ? job.id : null
  useEffect(() => {
    if (ended) void reload()
  }, [ended, reload])

  if (!check.answer)
    return <EditorState what="What has changed" refusal={check.refusal} isFailed={check.isFailed} onRetry={() => void check.reload()} />
  const { changes, problems, refused } = check.answer
  const isRefused = (path: string) => refused?.fields.some((field) => field.path === path) ?? false
  const isLeft = (path: string) => left.includes(path) || (refused?.refusal === 'role' && isRefused(path))
  const paths = changes.map(({ path }) => path).filter((path) => !isLeft(path))
  const needsProof = refused?.refusal === 'proof' && paths.some(isRefused)
  // Of what is left out, nothing has to be mended.
  const faults = problems.filter(({ path }) => !isLeft(path))
  const errors = faults.filter(({ isWarning }) => !isWarning)
  const publish = async () => {
    setFailure('')
    const outcome = await startPublication({ paths, summary })
    if (outcome.kind === 'done') {
      setOwn(outcome.answer.job)
      setSummary('')
      await look()
    } else if (outcome.kind === 'signed-out') leaveStaffArea()
    else if (outcome.kind === 'refused' && outcome.needsProof) location.assign(confirmPublication)
    else {
      setFailure(outcome.kind === 'refused' ? outcome.text : 'The server does not answer. Nothing was published; your drafts are safe.')
      await reload()
    }
  }
  return (
    <>
      <JobNotice isFailed={isFailed} />
      {isOwn && <JobProgress job={job} />}
      {changes.length === 0 && (
        <div className={styles['empty']}>
          <p>There is nothing to publish: the site shows all there is.</p>
          <ButtonLink size="small" look="line" href="/admin/content">
            Back to the content
          </ButtonLink>
        </div>
      )}
      {faults.length > 0 && (
        <section aria-labelledby="faults" className={styles['faults']}>
          <h2 id="faults">{errors.length > 0 ? 'To be mended first' : 'Worth a look'}</h2>
          <ul>
            {faults.map(({ path, field, place, label, message }) => (
              <li key={`${path} ${field.join('/')} ${message}`}>
                <a href={editAddress(path, field)}>
                  {label}
                  {place && `: ${place}`}
                </a>
                : {message}
              </li>
            ))}
          </ul>
        </section>
      )}
      {changes.length > 0 && (
        <section aria-labelledby="changes" className={styles['changes']}>
          <h2 id="changes">What will change</h2>
          <ul>
            {changes.map((file) => (
              <li key={file.path}>
                <label>
                  <TickBox
                    checked={!isLeft(file.path)}
                    disabled={isRunning || (refused?.refusal === 'role' && isRefused(file.path))}
                    onChange={(event) =>
                      leave((before) => (event.target.checked ? before.filter((one) => one !== file.path) : [...before, file.path]))
                    }
                  />
                  <span className="visually-hidden">Publish {file.label}</span>
                </label>
                <ChangedFile file={file} />
                {isRefused(file.path) && <RefusedFields path={file.path} refused={refused} />}
              </li>
            ))}
          </ul>
          {/* What is typed would be lost on the way to the proof and back. */}
          {!needsProof && (
            <Field
              form="publish"
              name="summary"
              label="What is this change?"
              hint="One line for the history, such as “New price of the Smart Lock”."
              isOptional
              maxLength={contentLimits.summary.max}
              value={summary}
              onChange={(event) => setSummary(event.target.value)}
            />
          )}
          <div className={styles['buttons']}>
            {needsProof ? (
              <ButtonLink size="small" href={confirmPublication}>
                Confirm who you are
              </ButtonLink>
            ) : (
              <Button size="small" disabled={isRunning || errors.length > 0 || paths.length === 0} onClick={() => void publish()}>
                Publish {paths.length === changes.length ? 'all' : paths.length}
              </Button>
            )}
            <ButtonLink size="small" look="line" href="/admin/content/preview">
              Preview first
            </ButtonLink>
          </div>
          <p className="muted">
            The new version is built and tried beside the site, and takes over only if all is well. Visitors notice nothing.
          </p>
        </section>
      )}
      <FormStatus status={failure ? { kind: 'error', message: 'Not published', detail: failure } : undefined} />
    </>
  )
}
