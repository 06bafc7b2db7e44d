import type { AuditRecord } from '#src/contracts/contact/records.ts'
import type { Region } from '#src/contracts/formats.ts'
import { actionLabel, describeDetail } from '#src/contracts/staff/audit.ts'
import { LocalTime } from '../kit/LocalTime.tsx'
import styles from './AuditLog.module.css'

type Props = {
  entry: AuditRecord
  accounts: Record<number, string>
  region: Region
}

function subjectOf({ subject }: AuditRecord, accounts: Record<number, string>): string {
  const [, id = ''] = /^account (\d+)$/.exec(subject) ?? []
  if (subject === 'unknown name') return 'with a name that no account has'
  return id && accounts[Number(id)] ? `account of ${accounts[Number(id)]}` : subject
}

export const AuditEntry = ({ entry, accounts, region }: Props) => {
  const detail = [subjectOf(entry, accounts), describeDetail(entry.detail)].filter(Boolean).join(', ')
  return (
    <li>
      <div>
        <b className={entry.action.endsWith('.refused') ? styles['refused'] : undefined}>{actionLabel(entry.action)}</b>
        {detail && <p>{detail}</p>}
      </div>
      <p>
        {entry.actor}
        {entry.network && <span className={styles['network']}> from {entry.network}</span>}
      </p>
      <p className="tabular">
        <LocalTime moment={entry.at} region={region} />
        <span className="visually-hidden">, entry {entry.id}</span>
      </p>
    </li>
  )
}
