import { useState } from 'react'
import type { Region } from '#src/contracts/formats.ts'
import { Button } from '../../../base/Button.tsx'
import { createStaffClient } from '../../frame/staff-client.ts'
import { leaveStaffArea } from '../../frame/staff-flag.ts'
import { LocalTime } from '../../kit/LocalTime.tsx'
import { endPreviewLink, readPreviewLinks } from '../kit/content-client.ts'
import { editAddress } from '../kit/state-words.ts'
import { useAnswer } from '../kit/use-answer.ts'
import styles from './Preview.module.css'

export function SharedLinks({ region }: { region: Region }) {
  const [client] = useState(createStaffClient)
  const links = useAnswer(client, ['preview-links'], readPreviewLinks)
  const [failure, setFailure] = useState('')
  const end = async (id: number) => {
    setFailure('')
    const outcome = await endPreviewLink(id)
    if (outcome.kind === 'signed-out') return leaveStaffArea()
    if (outcome.kind !== 'done') setFailure('The link is still open: the server does not answer. Try again.')
    await links.reload()
  }
  if (!links.answer) return null
  const { items } = links.answer
  return (
    <section aria-labelledby="links" className={styles['links']}>
      <h2 id="links">Open links</h2>
      <div role="status">{failure}</div>
      {items.length === 0 && <p className="muted">Nobody without an account sees a draft.</p>}
      <ul>
        {items.map(({ id, path, label, editor, expiresAt }) => (
          <li key={id}>
            <span>
              <a className="link" href={editAddress(path)}>
                {label}
              </a>
              , shared by {editor}, open until <LocalTime moment={expiresAt} region={region} />
            </span>
            <Button size="small" look="line" onClick={() => void end(id)}>
              End<span className="visually-hidden"> the link to {label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
