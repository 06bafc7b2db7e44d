import type { ContentEntry } from '#src/contracts/content/content.ts'
import type { Region } from '#src/contracts/formats.ts'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import { Status, type StatusKind } from '#src/staff/kit/Status.tsx'
import { editAddress, faultsAddress, marksOf, type StateMark } from '../kit/state-words.ts'
import { thumbnailOf } from '../pictures/picture-words.ts'
import styles from './Overview.module.css'

type Props = {
  entry: ContentEntry
  company: Region
  region: Region
  isUnsaved: boolean
  isAtFaults: boolean
}

const statusOf: Record<StateMark['kind'], StatusKind> = {
  draft: 'waiting',
  new: 'waiting',
  scheduled: 'waiting',
  unconfirmed: 'waiting',
  sample: 'waiting',
  removed: 'fault',
  faults: 'fault',
  hidden: 'closed',
}

export function EntryLine({ entry, company, region, isUnsaved, isAtFaults }: Props) {
  const marks = marksOf(entry, company, region)
  return (
    <li className={`row ${styles['entry']}`}>
      <a className="row" href={isAtFaults ? faultsAddress(entry.path) : editAddress(entry.path)}>
        {entry.picture && (
          <img
            src={thumbnailOf(entry.picture)}
            alt=""
            width="48"
            height="36"
            loading="lazy"
            decoding="async"
          />
        )}
        <b>{entry.label}</b> {entry.address && <span className="muted">{entry.address}</span>}
      </a>
      <span className={`row ${styles['facts']}`}>
        {isUnsaved && <span className={styles['unsaved']}>Unsaved text in this tab</span>}
        {marks.map(({ kind, words }) => (
          <Status key={kind} kind={statusOf[kind]}>
            {words}
          </Status>
        ))}
        <span className="muted">
          {entry.at ? (
            <>
              <span>{`${marks.length === 0 ? 'Published by ' : ''}${entry.editor}, `}</span>
              <LocalTime moment={entry.at} region={region} />
            </>
          ) : (
            'As delivered'
          )}
        </span>
      </span>
    </li>
  )
}
