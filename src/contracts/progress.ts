export const statusAddress = '/products#status'

/**
 * Availability of several products together: `all` or `some` are deliverable; if none is, the best
 * is `reserved` or `designed`.
 */
export const progresses = ['designed', 'reserved', 'some', 'all'] as const
export type Progress = (typeof progresses)[number]

export function progressOf(models: readonly { stage: string }[]): Progress {
  if (models.every(({ stage }) => stage === 'deliverable')) return 'all'
  if (models.some(({ stage }) => stage === 'deliverable')) return 'some'
  return models.some(({ stage }) => stage === 'reserved') ? 'reserved' : 'designed'
}
