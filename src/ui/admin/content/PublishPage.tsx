import { useState } from 'react'
import type { ContentCheck } from '#src/contracts/content.ts'
import { contentLimits } from '#src/contracts/content-limits.ts'
import { confirmAddress } from '#src/contracts/proof.ts'
import { Button, ButtonLink } from '../../base/Button.tsx'
import { Field } from '../../base/Field.tsx'
import { FormStatus, type Status } from '../../base/FormStatus.tsx'
import { TickBox } from '../../base/TickBox.tsx'
import { createStaffClient } from '../frame/staff-client.ts'
import { leaveStaffArea } from '../frame/staff-flag.ts'
import { ChangedFile } from './ChangedFile.tsx'
import { publish, readCheck } from './content-client.ts'
import { EditorState } from './EditorState.tsx'
import { FaultList } from './FaultList.tsx'
import { LossesDialog } from './Losses.tsx'
import { PublicPages } from './PublicPages.tsx'
import styles from './Publish.module.css'
import { useAnswer } from './use-answer.ts'

const unanswered = 'The server does not answer. Look at the history before you try again: the change may be public.'

const confirmPublication = confirmAddress('/admin/content/publish')

/** Why a change is published by an owner alone, or after a proof. */
function RefusedFields({ path, refused }: { path: string; refused: ContentCheck['refused'] }) {
  const places = refused?.fields.filter((field) => field.path === path).map(({ place }) => place || 'The whole entry')
  return (
    <p className={styles['refused']}>
      <b>{places?.join(', ')}:</b>{' '}
      {refused?.refusal === 'role'
        ? 'only an owner publishes this. Other entries go without it.'
        : 'only owners publish this. Confirm who you are before you do; every owner is told by mail.'}
    </p>
  )
}

/** What will change, what has to be mended first, and the press that makes it public. */
export function PublishPage() {
  const [client] = useState(createStaffClient)
  const check = useAnswer(client, ['check'], readCheck)
  const [left, leave] = useState<string[]>([])
  const [summary, setSummary] = useState('')
  const [status, setStatus] = useState<Status | undefined>()
  const [isRunning, setRunning] = useState(false)
  const [isAsking, setAsking] = useState(false)
  if (!check.answer)
    return <EditorState what="What has changed" refusal={check.refusal} isFailed={check.isFailed} onRetry={() => void check.reload()} />
  const { changes, versions, problems, refused, losses } = check.answer
  const isRefused = (path: string) => refused?.fields.some((field) => field.path === path) ?? false
  const isLeft = (path: string) => left.includes(path) || (refused?.refusal === 'role' && isRefused(path))
  const paths = changes.map(({ path }) => path).filter((path) => !isLeft(path))
  const needsProof = refused?.refusal === 'proof' && paths.some(isRefused)
  // Of what is left out, nothing has to be mended.
  const faults = problems.filter(({ path }) => !isLeft(path))
  const errors = faults.filter(({ isWarning }) => !isWarning)
  const lost = losses.filter(({ path }) => paths.includes(path))
  const publishChosen = async () => {
    setAsking(false)
    setStatus(undefined)
    setRunning(true)
    const outcome = await publish({ paths, versions, summary })
    if (outcome.kind === 'signed-out') return leaveStaffArea()
    if (outcome.kind === 'refused' && outcome.needsProof) return location.assign(confirmPublication)
    if (outcome.kind === 'done') {
      setSummary('')
      setStatus({ kind: 'success', message: 'Published', detail: <PublicPages {...outcome.answer} /> })
    } else {
      const detail = outcome.kind === 'refused' ? outcome.text : unanswered
      setStatus({
        kind: 'error',
        message: outcome.kind === 'refused' ? 'Not published: the site is as it was, and your drafts are safe' : 'No answer',
        detail,
      })
    }
    await check.reload()
    setRunning(false)
  }
  return (
    <>
      <div className={styles['outcome']}>
        <FormStatus status={status} />
      </div>
      {changes.length === 0 && (
        <div className={styles['empty']}>
          <p>There is nothing to publish: the site shows all there is.</p>
          <ButtonLink size="small" look="line" href="/admin/content">
            Back to the content
          </ButtonLink>
        </div>
      )}
      {faults.length > 0 && <FaultList id="faults" heading={errors.length > 0 ? 'To be mended first' : 'Worth a look'} faults={faults} />}
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
              <Button
                size="small"
                disabled={isRunning || errors.length > 0 || paths.length === 0}
                onClick={() => (lost.length > 0 ? setAsking(true) : void publishChosen())}
              >
                {isRunning ? 'Publishing…' : `Publish ${paths.length === changes.length ? 'all' : paths.length}`}
              </Button>
            )}
            <ButtonLink size="small" look="line" href="/admin/content/preview">
              Preview first
            </ButtonLink>
          </div>
          <p className="muted">The pages are tried first. If all is well, visitors see the change within two seconds.</p>
        </section>
      )}
      {isAsking && <LossesDialog losses={lost} onPublish={() => void publishChosen()} onClose={() => setAsking(false)} />}
    </>
  )
}
