import type { ContentCheck, FileChange } from '#src/contracts/content/content.ts'
import { formatList, type Region } from '#src/contracts/formats.ts'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { TickBox } from '#src/ui/base/form/TickBox.tsx'
import { EntryLink } from '../kit/EntryLink.tsx'
import { thingsToMend } from '../kit/state-words.ts'
import { AskOwner } from './AskOwner.tsx'
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
  owners: ContentCheck['owners']
  onAsked: () => unknown
}

const tellOwners = ({ withoutMail, isAnyNotified }: ContentCheck['owners']) => {
  const untold = formatList(withoutMail)
  if (!isAnyNotified) return 'no owner has an e-mail address, so none is told by mail'
  return `every owner is told by mail${untold && `, but for ${untold}, who has no address`}`
}

type RefusedProps = Pick<Props, 'draft' | 'owners' | 'onAsked'> & {
  file: FileChange
  refused: NonNullable<ContentCheck['refused']>
}

function RefusedFields({ file: { path, label }, draft, refused, owners, onAsked }: RefusedProps) {
  const places = refused.fields
    .filter((field) => field.path === path)
    .map(({ place }) => place || 'The whole entry')
  if (places.length === 0) return null
  return (
    <div className={styles['below']}>
      <p>
        <b>{`${places.join(', ')}:`}</b>
        <span>{` ${
          refused.refusal === 'role'
            ? 'only an owner can publish this. You can publish other entries without it.'
            : `only owners can publish this. Confirm who you are first; ${tellOwners(owners)}.`
        }`}</span>
      </p>
      {refused.refusal === 'role' && (
        <AskOwner
          path={path}
          label={label}
          asked={draft?.asked ?? null}
          owners={owners}
          onAsked={onAsked}
        />
      )}
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
  owners,
  onAsked,
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
    {draft?.asked && refused?.refusal !== 'role' && (
      <p className={styles['below']}>{`${draft.asked} asks an owner to publish this.`}</p>
    )}
    {refused && <RefusedFields {...{ file, draft, refused, owners, onAsked }} />}
  </li>
)
