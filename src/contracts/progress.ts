/** Where it is said what the label beside a price means. */
export const statusAddress = '/products#status'

/** How far several models have come together: none can be reserved, none be delivered, some can, all can. What a text says follows from it. */
export const progresses = ['designed', 'reserved', 'some', 'all'] as const
export type Progress = (typeof progresses)[number]

export function progressOf(models: readonly { stage: string }[]): Progress {
  if (models.every(({ stage }) => stage === 'deliverable')) return 'all'
  if (models.some(({ stage }) => stage === 'deliverable')) return 'some'
  return models.some(({ stage }) => stage === 'reserved') ? 'reserved' : 'designed'
}
