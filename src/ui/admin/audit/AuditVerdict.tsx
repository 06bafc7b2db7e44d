import { ShieldAlert, ShieldCheck } from 'lucide-react'
import type { Region } from '#src/contracts/formats.ts'
import { retention } from '#src/contracts/retention.ts'
import { describeAuditFault, type AuditCheck as Verdict } from '#src/contracts/staff/audit.ts'
import { Icon } from '#src/ui/base/Icon.tsx'
import { LocalTime } from '../kit/LocalTime.tsx'
import styles from './AuditLog.module.css'

export const AuditLead = ({ region }: { region: Region }) => (
  <p className="muted">
    This log shows who did what in the staff area, and when, in the time of {region.timeZone}. An
    entry is kept for {retention.auditMonths} months. It names requests by number and holds nothing
    that a visitor typed.
  </p>
)

export const AuditVerdict = ({ verdict, region }: { verdict: Verdict | null; region: Region }) => {
  if (verdict === null)
    return (
      <p role="alert" className={`alarm ${styles['broken']}`}>
        The log could not be checked. Load the page again.
      </p>
    )
  const { fault, since, entries, checkedAt } = verdict
  const moment = (milliseconds: number) => (
    <LocalTime moment={new Date(milliseconds).toISOString()} region={region} />
  )
  if (fault)
    return (
      <div role="alert" className={`alarm ${styles['broken']}`}>
        <Icon icon={ShieldAlert} />
        <div>
          <b>Somebody has changed this log.</b>
          <p>{describeAuditFault(fault)} Earlier entries are unchanged.</p>
          <p>
            Ask the person who runs the server to compare it with a backup: “npm run admin -- audit”
            prints it.
          </p>
        </div>
      </div>
    )
  return (
    <p className={`muted ${styles['good']}`}>
      <Icon icon={ShieldCheck} size="small" />
      <span>
        {since === null ? (
          'Verified: unbroken, and empty.'
        ) : (
          <>
            Verified: unbroken since {moment(since)}, {entries}{' '}
            {entries === 1 ? 'entry' : 'entries'}.
          </>
        )}{' '}
        Checked {moment(checkedAt)}.
      </span>
    </p>
  )
}
