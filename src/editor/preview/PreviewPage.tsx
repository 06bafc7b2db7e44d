import { useEffect, useState } from 'react'
import type { Previewed } from '#src/contracts/content/previews.ts'
import type { Region } from '#src/contracts/formats.ts'
import { LineButton, LineLink, Options } from '#src/staff/kit/controls.tsx'
import { ButtonLink } from '#src/ui/base/Button.tsx'
import fieldStyles from '#src/ui/base/form/Field.module.css'
import { FormStatus } from '#src/ui/base/form/FormStatus.tsx'
import { fetchChoices, startPreview } from '../kit/content-client.ts'
import { useAnswer } from '../kit/use-answer.ts'
import { useRequest } from '../kit/use-request.ts'
import { LeftOutList } from './LeftOut.tsx'
import styles from './Preview.module.css'
import { frameNames, frameWidths, PreviewFrame } from './PreviewFrame.tsx'
import { SharedLinks } from './SharedLinks.tsx'

export function PreviewPage({ address: first, region }: { address: string; region: Region }) {
  const choices = useAnswer(['choices'], fetchChoices)
  const [preview, setPreview] = useState<Previewed | null>(null)
  const { failure, status, request } = useRequest('No preview')
  const [chosen, choose] = useState(first)
  const start = () => void request(startPreview(), setPreview)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(start, [])

  const changed = preview?.addresses ?? []
  const others = (choices.answer?.addresses ?? []).filter(
    ({ address }) => !changed.includes(address),
  )
  const address = chosen || changed[0] || '/'
  return (
    <>
      {!preview && failure === '' && <p role="status">Loading...</p>}
      <div className={`row ${styles['bar']}`}>
        <FormStatus status={status} />
        {failure !== '' && <LineButton onClick={start}>Try again</LineButton>}
      </div>
      {preview && (
        <>
          <LeftOutList leftOut={preview.leftOut} />
          <div className={`row ${styles['bar']}`}>
            <label htmlFor="preview-page">Page</label>
            <select
              id="preview-page"
              value={address}
              className={fieldStyles['control']}
              onChange={(event) => choose(event.target.value)}
            >
              {!changed.includes(address) && !others.some((one) => one.address === address) && (
                <option value={address}>{address}</option>
              )}
              {changed.length > 0 && (
                <optgroup label="Changed">
                  <Options of={changed.map((one) => [one, one])} />
                </optgroup>
              )}
              <optgroup label="All pages">
                <Options of={others.map((one) => [one.address, `${one.label} (${one.address})`])} />
              </optgroup>
            </select>
            <LineLink href={address} target="_blank">
              Open in a tab
            </LineLink>
            <ButtonLink size="small" href="/admin/content/publish">
              Publish…
            </ButtonLink>
          </div>
          <div className={styles['frames']}>
            {frameNames.map((name) => (
              <figure key={name}>
                <figcaption>{`${name}, ${frameWidths[name]} px`}</figcaption>
                <PreviewFrame name={name} address={address} />
              </figure>
            ))}
          </div>
        </>
      )}
      <SharedLinks region={region} />
    </>
  )
}
