export const restoredAddress = '/admin/restored'

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `One ${one}` : `${count} ${many}`

/** Says what waits for staff since a restore. */
export const describeUnconfirmed = ({ offers, calls }: { offers: number; calls: number }): string =>
  [
    'The database was restored from a copy, and what happened after the copy is not known.',
    offers > 0 &&
      `${counted(offers, 'offer cannot', 'offers cannot')} be accepted until somebody has checked ${offers === 1 ? 'it' : 'them'}.`,
    calls > 0 &&
      `${counted(calls, 'coming call', 'coming calls')} may have been moved or cancelled.`,
  ]
    .filter(Boolean)
    .join(' ')
