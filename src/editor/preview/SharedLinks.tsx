import type { Region } from '#src/contracts/formats.ts'
import { LineButton } from '#src/ui/admin/kit/controls.tsx'
import { LocalTime } from '#src/ui/admin/kit/LocalTime.tsx'
import { endPreviewLink, readPreviewLinks } from '../kit/content-client.ts'
import { EntryLink } from '../kit/EntryLink.tsx'
import { useAnswer } from '../kit/use-answer.ts'
import { useRequest } from '../kit/use-request.ts'
import styles from './Preview.module.css'

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
              onClick={() => void request(endPreviewLink(id), () => links.reload(), stillOpen)}
            >
              End<span className="visually-hidden">{` the link to ${label}`}</span>
            </LineButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
