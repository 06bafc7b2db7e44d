import type { Region } from '#src/contracts/formats.ts'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import type { WorkSince as Work } from '../work/work-since.ts'
import styles from './RequestWork.module.css'

const did = {
  note: 'noted',
  reply: 'replied',
  'pro-forma': 'sent a pro-forma',
  answered: 'marked this contact as answered',
} as const satisfies Record<Work['kind'], string>

/** What others have added to a request since it was opened. */
export const WorkSinceList = ({ work, region }: { work: Work[]; region: Region }) => (
  <ul className={styles['notes']} aria-label="Added since you opened this contact">
    {work.map(({ kind, by, at, text }) => (
      <li key={`${kind} ${at}`}>
        <b>
          {by ?? 'Somebody'} {did[kind]}
        </b>
        , <LocalTime moment={at} region={region} />
        {text && <p>{text}</p>}
      </li>
    ))}
  </ul>
)
