import { useCallback, useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../base/Button.tsx'
import fieldStyles from '../../base/Field.module.css'
import { createStaffClient } from '../staff-client.ts'
import { leaveStaffArea } from '../staff-flag.ts'
import { readContentList, startPreview } from './content-client.ts'
import { JobNotice, JobProgress } from './JobProgress.tsx'
import styles from './Preview.module.css'
import { useAnswer } from './use-answer.ts'
import { useJob } from './use-job.ts'

const widths = [
  { name: 'Phone', pixels: 390 },
  { name: 'Desktop', pixels: 1280 },
] as const

/** A page of the drafts in a window of a given width, made smaller where the screen has less room. */
function Frame({ address, name, pixels }: { address: string; name: string; pixels: number }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = root.current
    if (!frame) return
    const fit = () => frame.style.setProperty('--scale', String(Math.min(1, frame.clientWidth / pixels)))
    const observer = new ResizeObserver(fit)
    observer.observe(frame)
    return () => observer.disconnect()
  }, [pixels])
  return (
    <figure className={`${styles['frame']} ${styles[name.toLowerCase()]}`}>
      <figcaption>{`${name}, ${pixels} px`}</figcaption>
      <div ref={root}>
        <iframe src={address} title={`${name}: ${address}`} />
      </div>
    </figure>
  )
}

/** The site with all drafts, at the widths of a telephone and a desk, before anybody else sees it. */
export function PreviewPage({ address: first }: { address: string }) {
  const [client] = useState(createStaffClient)
  const { job, isRunning, isFailed, reload } = useJob(client)
  const list = useAnswer(client, ['content'], readContentList)
  const [own, setOwn] = useState<string | null>(null)
  const [failure, setFailure] = useState('')
  const [chosen, choose] = useState(first)
  const start = useCallback(async () => {
    setFailure('')
    const outcome = await startPreview()
    if (outcome.kind === 'done') {
      setOwn(outcome.answer.job)
      await reload()
    } else if (outcome.kind === 'signed-out') leaveStaffArea()
    else setFailure(outcome.kind === 'refused' ? outcome.text : 'The server does not answer. Try again.')
  }, [reload])
  useEffect(() => void start(), [start])

  const isOwn = job !== null && job.id === own
  const isReady = isOwn && job.state === 'done'
  const changed = isReady ? job.addresses : []
  const others = (list.answer?.addresses ?? []).filter(({ address }) => !changed.includes(address))
  const address = chosen || changed[0] || '/'
  return (
    <>
      {isOwn && !isReady && <JobProgress job={job} />}
      {!isOwn && !isFailed && failure === '' && <p role="status">Asking for the preview...</p>}
      <JobNotice status={failure ? { kind: 'error', message: 'No preview', detail: failure } : undefined} isFailed={isFailed} />
      {(failure !== '' || (isOwn && job.state === 'failed')) && (
        <Button size="small" look="line" onClick={() => void start()}>
          Try again
        </Button>
      )}
      {isReady && (
        <>
          <div className={styles['bar']}>
            <label htmlFor="preview-page">Page</label>
            <select id="preview-page" value={address} className={fieldStyles['control']} onChange={(event) => choose(event.target.value)}>
              {!changed.includes(address) && !others.some((one) => one.address === address) && <option value={address}>{address}</option>}
              {changed.length > 0 && (
                <optgroup label="Changed">
                  {changed.map((one) => (
                    <option key={one} value={one}>
                      {one}
                    </option>
                  ))}
                </optgroup>
              )}
              <optgroup label="All pages">
                {others.map((one) => (
                  <option key={one.address} value={one.address}>
                    {`${one.label} (${one.address})`}
                  </option>
                ))}
              </optgroup>
            </select>
            <ButtonLink size="small" look="line" href={address} target="_blank">
              Open in a tab
            </ButtonLink>
            <ButtonLink size="small" href="/admin/content/publish">
              Publish…
            </ButtonLink>
          </div>
          <div className={styles['frames']}>
            {widths.map((width) => (
              <Frame key={width.name} {...width} address={address} />
            ))}
          </div>
        </>
      )}
      {isRunning && !isOwn && failure === '' && <p className="muted">Another preview or publication is being made.</p>}
    </>
  )
}
