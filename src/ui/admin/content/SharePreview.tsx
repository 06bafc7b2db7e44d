import { useState } from 'react'
import { contentLimits } from '#src/contracts/content-limits.ts'
import type { PreviewLinkMade } from '#src/contracts/previews.ts'
import { Button } from '../../base/Button.tsx'
import { Field } from '../../base/Field.tsx'
import { FormStatus, type Status } from '../../base/FormStatus.tsx'
import { leaveStaffArea } from '../staff-flag.ts'
import { makePreviewLink } from './content-client.ts'
import { EditorDialog } from './EditorDialog.tsx'
import styles from './Preview.module.css'

const failed = 'The server does not answer. Try again.'

function MadeLink({ link, onClose }: { link: PreviewLinkMade; onClose: () => void }) {
  const [status, setStatus] = useState<Status | undefined>()
  const address = location.origin + link.address
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setStatus({ kind: 'success', message: 'Copied' })
    } catch {
      setStatus({ kind: 'error', message: 'Not copied', detail: 'Your browser does not allow it: copy the address yourself.' })
    }
  }
  return (
    <EditorDialog title="Share this preview" onClose={onClose}>
      <p>
        Whoever has this link sees this page as its draft has it, for {contentLimits.previewLinkHours} hours, and can change nothing. You
        can end it earlier <a href="/admin/content/preview#links">among the open links</a>.
      </p>
      <Field form="share" name="address" label="Link" readOnly value={address} onFocus={(event) => event.target.select()} />
      <div className={styles['buttons']}>
        <Button size="small" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <FormStatus status={status} />
    </EditorDialog>
  )
}

/** Makes a link that shows the preview of this entry to somebody without an account. */
export function SharePreview({ path }: { path: string }) {
  const [made, setMade] = useState<PreviewLinkMade | null>(null)
  const [failure, setFailure] = useState('')
  const share = async () => {
    setFailure('')
    const outcome = await makePreviewLink(path)
    if (outcome.kind === 'done') setMade(outcome.answer)
    else if (outcome.kind === 'signed-out') leaveStaffArea()
    else setFailure(outcome.kind === 'refused' ? outcome.text : failed)
  }
  return (
    <>
      <Button size="small" look="line" onClick={() => void share()}>
        Share this preview
      </Button>
      {failure !== '' && <span role="alert">{failure}</span>}
      {made && <MadeLink link={made} onClose={() => setMade(null)} />}
    </>
  )
}
