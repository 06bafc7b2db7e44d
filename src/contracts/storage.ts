/** What keeps the server from storing, as staff are told: no room, a database that can only be read, or little room left. */
export const storageFaults = ['full', 'unwritable', 'low'] as const
export type StorageFault = (typeof storageFaults)[number]

const noted = 'What you read meanwhile is noted in the log later.'
const call = 'Ask whoever looks after the server'

/** What it is, and what one can do about it. */
export const storageTexts: Record<StorageFault, { title: string; text: string }> = {
  full: {
    title: 'The disk of the server is full.',
    text: `Nothing new is stored: no contact request of a visitor, no change of yours. What is there can be read. ${call} to make room now. ${noted}`,
  },
  unwritable: {
    title: 'The database cannot be written.',
    text: `Nothing new is stored: no contact request of a visitor, no change of yours. What is there can be read. ${call} to look at the database now. ${noted}`,
  },
  low: {
    title: 'The disk of the server is almost full.',
    text: `Soon no contact request can be stored any more. ${call} to make room now.`,
  },
}

/** What a form says that could not be stored. */
export const describeRefusedWrite = (fault: Exclude<StorageFault, 'low'>): string =>
  fault === 'full'
    ? `The disk of the server is full: nothing can be stored. ${call} to make room.`
    : `The database cannot be written. ${call} to look at it.`
