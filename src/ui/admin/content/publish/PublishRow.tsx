import type { ContentCheck, FileChange } from '#src/contracts/content/content.ts'
import type { Region } from '#src/contracts/formats.ts'
import { TickBox } from '../../../base/form/TickBox.tsx'
import { LocalTime } from '../../kit/LocalTime.tsx'
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

function RefusedFields({
  path,
  refused,
}: {
  path: string
  refused: NonNullable<ContentCheck['refused']>
}) {
  const places = refused.fields
    .filter((field) => field.path === path)
    .map(({ place }) => place || 'The whole entry')
  if (places.length === 0) return null
  return (
    <p className={styles['below']}>
      <b>{`${places.join(', ')}:`}</b>
      <span>{` ${
        refused.refusal === 'role'
          ? 'only an owner can publish this. You can publish other entries without it.'
          : 'only owners can publish this. Confirm who you are first; every owner is told by mail.'
      }`}</span>
    </p>
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
            <EntryLink path={file.path} label={`${thingsToMend(faults)} first`} />
          </span>
        )}
      </p>
    )}
    {refused && <RefusedFields path={file.path} refused={refused} />}
  </li>
)
