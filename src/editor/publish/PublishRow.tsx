import type { ContentCheck, FileChange } from '#src/contracts/content/content.ts'
import type { Region } from '#src/contracts/formats.ts'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { TickBox } from '#src/ui/base/form/TickBox.tsx'
import { EntryLink } from '../kit/EntryLink.tsx'
import { thingsToMend } from '../kit/state-words.ts'
import { ChangedFile } from './ChangedFile.tsx'
import styles from './Publish.module.css'

type Props = {
  file: FileChange
  draft: ContentCheck['drafts'][string] | undefined
  faults: number
  refused: ContentCheck['refused']
  region: Region
  isTicked: boolean
  isFixed: boolean
  onTick: (isTicked: boolean) => void
}

/** Says what of a draft only an owner publishes, and what to do. */
function RefusedChanges({ path, refused }: { path: string; refused: ContentCheck['refused'] }) {
  const own = refused?.changes.filter((change) => change.path === path) ?? []
  if (!refused || own.length === 0) return null
  // An owner may publish it.
  if (refused.refusal === 'proof')
    return (
      <div className={styles['below']}>
        <p>Confirm that it is you first.</p>
      </div>
    )
  return (
    <div className={styles['below']}>
      {own.map(({ field, place, message }) => (
        <p key={field.join('/')}>
          {place && <b>{`${place}: `}</b>}
          {`${message}.`}
        </p>
      ))}
      <p>An owner sees your draft here. You can publish other entries.</p>
    </div>
  )
}

export const PublishRow = ({
  file,
  draft,
  faults,
  refused,
  region,
  isTicked,
  isFixed,
  onTick,
}: Props) => (
  <li>
    <label>
      <TickBox
        checked={isTicked}
        disabled={isFixed}
        onChange={(event) => onTick(event.target.checked)}
      />
      <span className="visually-hidden">{`Publish ${file.label}`}</span>
    </label>
    <ChangedFile file={file} />
    {draft && (
      <p className={styles['below']}>
        {draft.isOwn ? 'Saved by you' : <b>{`Saved by ${draft.editor}`}</b>},{' '}
        <LocalTime moment={draft.at} region={region} />
        {faults > 0 && (
          <span>
            {' · '}
            <EntryLink isToFaults path={file.path} label={`${thingsToMend(faults)} first`} />
          </span>
        )}
      </p>
    )}
    <RefusedChanges path={file.path} refused={refused} />
  </li>
)
