import type { LostAddress } from '#src/contracts/content/content.ts'
import { LineButton, SmallButton } from '../../kit/controls.tsx'
import { EditorDialog } from '../kit/EditorDialog.tsx'
import { EntryLink } from '../kit/EntryLink.tsx'
import styles from './Publish.module.css'

const reasons: Record<LostAddress['why'], string> = {
  removed: 'is removed',
  hidden: 'is hidden',
  unconfirmed: 'is no longer confirmed',
  waiting: 'waits for its day',
  moved: 'has another address',
  redirect: 'loses the redirect from a former address',
}

const Answer = ({ status, leadsTo }: LostAddress) =>
  leadsTo === null ? (
    <span>
      {`${status === 410 ? 'says that the page is gone' : 'says that there is no such page'} (${status})`}
    </span>
  ) : (
    <span>
      leads to <code>{leadsTo}</code>
    </span>
  )

type Props = { losses: readonly LostAddress[]; onPublish: () => void; onClose: () => void }

export const LostAddressesDialog = ({ losses, onPublish, onClose }: Props) => (
  <EditorDialog title="What visitors lose" onClose={onClose}>
    <ul className={`stack ${styles['losses']}`}>
      {losses.map((loss) => (
        <li key={loss.address}>
          <p>
            <b>{loss.label}</b>
            <span>{` ${reasons[loss.why]}: `}</span>
            <code>{loss.address}</code> <Answer {...loss} />.
          </p>
          {loss.links.length > 0 && (
            <p>
              Links to it:{' '}
              {loss.links.map(({ path, label }, index) => (
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
      <SmallButton onClick={onPublish}>Publish all the same</SmallButton>
      <LineButton onClick={onClose}>Not now</LineButton>
    </div>
  </EditorDialog>
)
