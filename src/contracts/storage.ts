/** Reasons why the server cannot store anything, or soon will not. */
const storageFaults = ['full', 'unwritable', 'low', 'files-full', 'files-low'] as const
/** Used share of the space for files at which staff are warned. */
export const filesWarning = 0.8
export type StorageFault = (typeof storageFaults)[number]

const closed = 'Requests stay closed until then, because reading them has to be logged.'
const call = 'Ask the person who runs the server'

const files =
  'Delete requests that are not needed any more, or ask the person who runs the server for more room (CONTACT_FILES_MB).'

export const storageTexts: Record<StorageFault, { title: string; text: string }> = {
  full: {
    title: 'The disk of the server is full.',
    text: `Nothing new is stored: no contact request of a visitor, no change of yours. ${call} to make room now. ${closed}`,
  },
  unwritable: {
    title: 'The database cannot be written.',
    text: `Nothing new is stored: no contact request of a visitor, no change of yours. ${call} to check the database now. ${closed}`,
  },
  low: {
    title: 'The disk of the server is almost full.',
    text: `Less than a tenth of it is free. ${call} to make room before no contact request can be stored any more.`,
  },
  'files-full': {
    title: 'The room for files of contact requests is used up.',
    text: `Messages are taken, files that come with them are not. ${files}`,
  },
  'files-low': {
    title: `Files of contact requests take more than ${filesWarning * 100} % of their room.`,
    text: `Files that do not fit are left out; messages are taken. ${files}`,
  },
}

export const describeRefusedWrite = (
  fault: Extract<StorageFault, 'full' | 'unwritable'>,
): string =>
  fault === 'full'
    ? `The disk of the server is full: nothing can be stored or logged, so requests stay closed too. ${call} to make room.`
    : `The database cannot be written: nothing can be stored or logged, so requests stay closed too. ${call} to check it.`
