import type { ProFormaState } from '#src/contracts/contact/pro-forma-lines.ts'
import type { StatusKind } from '../kit/Status.tsx'

export const stateOf = {
  sent: { kind: 'open', label: 'Sent' },
  expired: { kind: 'waiting', label: 'Expired' },
  won: { kind: 'closed', label: 'Won' },
} as const satisfies Record<ProFormaState, { kind: StatusKind; label: string }>
