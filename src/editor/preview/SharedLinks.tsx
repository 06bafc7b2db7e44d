import { useState } from 'react'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { PreviewLinkMade } from '#src/contracts/content/previews.ts'
import type { Region } from '#src/contracts/formats.ts'
import { CopyField } from '#src/staff/kit/CopyField.tsx'
import { LineButton } from '#src/staff/kit/controls.tsx'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { makePreviewLink, readPreviewLinks, removePreviewLink } from '../kit/content-client.ts'
import { EditorDialog } from '../kit/EditorDialog.tsx'
import { EntryLink } from '../kit/EntryLink.tsx'
import { useAnswer } from '../kit/use-answer.ts'
import { useRequest } from '../kit/use-request.ts'
import styles from './Preview.module.css'

export function SharePreview({ path }: { path: string }) {
  const [made, setMade] = useState<PreviewLinkMade | null>(null)
  const { failure, request } = useRequest()
  return (
    <>
      <LineButton onClick={() => void request(makePreviewLink(path), setMade)}>
        Share this preview
      </LineButton>
      {failure !== '' && <span role="alert">{failure}</span>}
      {made && (
        <EditorDialog title="Share this preview" onClose={() => setMade(null)}>
          <p>
            <span>
              {`Anyone with this link can see the draft of this page for ${contentLimits.previewLinkHours} hours, and can change nothing. You can end it earlier `}
            </span>
            <a href="/admin/content/preview#links">among the open links</a>.
          </p>
          <CopyField form="share" link={location.origin + made.address} />
        </EditorDialog>
      )}
    </>
  )
}

const stillOpen = 'The link is still open: the server does not answer. Try again.'

export function SharedLinks({ region }: { region: Region }) {
  const links = useAnswer(['preview-links'], readPreviewLinks)
  const { failure, request } = useRequest()
  if (!links.answer) return null
  const { items } = links.answer
  return (
    <section aria-labelledby="links" className={`stack ${styles['links']}`}>
      <h2 id="links">Open links</h2>
      <div role="status">{failure}</div>
      {items.length === 0 && <p className="muted">Nobody without an account sees a draft.</p>}
      <ul>
        {items.map(({ id, path, label, editor, expiresAt }) => (
          <li key={id} className="row">
            <span>
              <EntryLink path={path} label={label} />
              <span>{`, shared by ${editor}, open until `}</span>
              <LocalTime moment={expiresAt} region={region} />
            </span>
            <LineButton
              onClick={() => void request(removePreviewLink(id), () => links.reload(), stillOpen)}
            >
              End<span className="visually-hidden">{` the link to ${label}`}</span>
            </LineButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
