import { type Region, timeZoneName } from '#src/contracts/formats.ts'
import { retention } from '#src/contracts/retention.ts'

export const AuditLead = ({ region }: { region: Region }) => (
  <p className="muted">
    This log shows who did what in the staff area, and when, in {timeZoneName(region)}. Nobody can
    change an entry, and none is deleted within {retention.auditMonths} months. It names requests by
    number and holds nothing that a visitor typed.
  </p>
)
