import type { StatusKind } from '#src/ui/admin/kit/Status.tsx'
import type { ProFormaState } from './pro-formas.ts'

export const stateOf = {
  sent: { kind: 'open', label: 'Sent' },
  expired: { kind: 'waiting', label: 'Expired' },
  won: { kind: 'closed', label: 'Won' },
} as const satisfies Record<ProFormaState, { kind: StatusKind; label: string }>
