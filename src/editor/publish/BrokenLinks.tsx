import { useState } from 'react'
import type { BrokenLink } from '#src/contracts/content/content.ts'
import { LineButton, SmallButton } from '#src/staff/kit/controls.tsx'
import { TickBox } from '#src/ui/base/form/TickBox.tsx'
import { EditorDialog } from '../kit/EditorDialog.tsx'
import { EntryLink } from '../kit/EntryLink.tsx'
import styles from './Publish.module.css'

const reasons: Record<BrokenLink['why'], string> = {
  removed: 'is removed',
  hidden: 'is hidden',
  unconfirmed: 'is no longer confirmed',
  waiting: 'waits for its day',
  moved: 'has another address',
  redirect: 'loses the redirect from a former address',
}

const Answer = ({ status, leadsTo }: BrokenLink) =>
  leadsTo === null ? (
    <span>
      {`${status === 410 ? 'says that the page is gone' : 'says that there is no such page'} (${status})`}
    </span>
  ) : (
    <span>
      leads to <code>{leadsTo}</code>
    </span>
  )

type Props = {
  brokenLinks: readonly BrokenLink[]
  /** @param addRedirects former addresses of moved entries that shall get a redirect */
  onPublish: (addRedirects: string[]) => void
  onClose: () => void
  /** Whether a publication can add redirects. */
  canAddRedirects?: boolean
}

export function BrokenLinksDialog({
  brokenLinks,
  onPublish,
  onClose,
  canAddRedirects = false,
}: Props) {
  const moved = brokenLinks.filter(
    ({ movedTo, leadsTo }) => canAddRedirects && movedTo && leadsTo === null,
  )
  const [left, leave] = useState<readonly string[]>([])
  const addRedirects = moved.flatMap(({ address }) => (left.includes(address) ? [] : [address]))
  return (
    <EditorDialog title="What visitors lose" onClose={onClose}>
      <ul className={`stack ${styles['brokenLinks']}`}>
        {brokenLinks.map((link) => (
          <li key={link.address}>
            <p>
              <b>{link.label}</b>
              <span>{` ${reasons[link.why]}: `}</span>
              <code>{link.address}</code> <Answer {...link} />.
            </p>
            {moved.includes(link) && (
              <label className={styles['addRedirects']}>
                <TickBox
                  checked={addRedirects.includes(link.address)}
                  onChange={({ target }) =>
                    leave((before) =>
                      target.checked
                        ? before.filter((one) => one !== link.address)
                        : [...before, link.address],
                    )
                  }
                />
                <span>
                  Lead <code>{link.address}</code> to <code>{link.movedTo}</code>
                </span>
              </label>
            )}
            {link.links.length > 0 && (
              <p>
                Links to it:{' '}
                {link.links.map(({ path, label }, index) => (
                  <span key={path}>
                    {index > 0 && <span>, </span>}
                    <EntryLink path={path} label={label} />
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className="row">
        <SmallButton onClick={() => onPublish(addRedirects)}>
          {addRedirects.length > 0 && addRedirects.length === brokenLinks.length
            ? 'Publish with the redirect'
            : 'Publish all the same'}
        </SmallButton>
        <LineButton onClick={onClose}>Not now</LineButton>
      </div>
    </EditorDialog>
  )
}
