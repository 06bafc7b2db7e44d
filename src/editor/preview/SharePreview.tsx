import { useState } from 'react'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { PreviewLinkMade } from '#src/contracts/content/previews.ts'
import { CopyField } from '#src/ui/admin/kit/CopyField.tsx'
import { LineButton } from '#src/ui/admin/kit/controls.tsx'
import { makePreviewLink } from '../kit/content-client.ts'
import { EditorDialog } from '../kit/EditorDialog.tsx'
import { useRequest } from '../kit/use-request.ts'

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
