import { useCallback, useEffect, useRef, useState } from 'react'
import type { Previewed } from '#src/contracts/content.ts'
import { Button, ButtonLink } from '../../base/Button.tsx'
import fieldStyles from '../../base/Field.module.css'
import { FormStatus } from '../../base/FormStatus.tsx'
import { createStaffClient } from '../staff-client.ts'
import { leaveStaffArea } from '../staff-flag.ts'
import { readContentList, startPreview } from './content-client.ts'
import { FaultList } from './FaultList.tsx'
import styles from './Preview.module.css'
import { useAnswer } from './use-answer.ts'

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
  const list = useAnswer(client, ['content'], readContentList)
  const [preview, setPreview] = useState<Previewed | null>(null)
  const [failure, setFailure] = useState('')
  const [chosen, choose] = useState(first)
  const start = useCallback(async () => {
    setFailure('')
    const outcome = await startPreview()
    if (outcome.kind === 'done') setPreview(outcome.answer)
    else if (outcome.kind === 'signed-out') leaveStaffArea()
    else setFailure(outcome.kind === 'refused' ? outcome.text : 'The server does not answer. Try again.')
  }, [])
  useEffect(() => void start(), [start])

  const changed = preview?.addresses ?? []
  const others = (list.answer?.addresses ?? []).filter(({ address }) => !changed.includes(address))
  const address = chosen || changed[0] || '/'
  return (
    <>
      {!preview && failure === '' && <p role="status">Loading...</p>}
      <div className={styles['bar']}>
        <FormStatus status={failure ? { kind: 'error', message: 'No preview', detail: failure } : undefined} />
        {failure !== '' && (
          <Button size="small" look="line" onClick={() => void start()}>
            Try again
          </Button>
        )}
      </div>
      {preview && preview.leftOut.length > 0 && <FaultList id="left-out" heading="Left out of the preview" faults={preview.leftOut} />}
      {preview && (
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
    </>
  )
}
