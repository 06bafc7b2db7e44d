import { useState } from 'react'
import type { KeptText } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { Region } from '#src/contracts/formats.ts'
import { FormStatus } from '../../../base/form/FormStatus.tsx'
import { LineButton } from '../../kit/controls.tsx'
import { LocalTime } from '../../kit/LocalTime.tsx'
import { bringBackKept } from '../kit/content-client.ts'
import { editAddress } from '../kit/state-words.ts'
import { useRequest } from '../kit/use-request.ts'
import { ChangedFile } from './ChangedFile.tsx'
import styles from './Publish.module.css'

function whatBecame({ why, editor, by }: KeptText): string {
  if (why === 'discarded') return `Text of ${editor}, discarded by ${by}`
  if (why === 'untaken') return `Text of ${editor}, who chose another one instead`
  return `Text of ${editor}, replaced by ${by}`
}

export function KeptTexts({ kept, region }: { kept: readonly KeptText[]; region: Region }) {
  const { status, request } = useRequest('Not brought back')
  const [isBusy, setBusy] = useState(false)
  if (kept.length === 0) return null
  const bringBack = async (id: number) => {
    setBusy(true)
    await request(bringBackKept(id), ({ path }) => location.assign(editAddress(path)))
    setBusy(false)
  }
  return (
    <section aria-labelledby="kept" className={`box ${styles['kept']}`}>
      <h2 id="kept">Discarded and replaced texts</h2>
      <p className="muted">
        {`Stored for ${contentLimits.kept.hours} hours. A text that you bring back becomes the draft; the draft that it replaces moves here.`}
      </p>
      <FormStatus status={status} />
      <ul>
        {kept.map((one) => (
          <li key={one.id} className="stack">
            <ChangedFile file={one.file} />
            <p className="muted">
              <span>{`${whatBecame(one)}, `}</span>
              <LocalTime moment={one.at} region={region} />
            </p>
            <LineButton
              disabled={isBusy}
              aria-label={`Bring back: ${one.file.label}, text of ${one.editor}`}
              onClick={() => void bringBack(one.id)}
            >
              Bring back
            </LineButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
