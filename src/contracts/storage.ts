/** Reasons why the server cannot store anything, or soon will not. */
const storageFaults = ['full', 'unwritable', 'low', 'files-full', 'files-low'] as const
/** Used share of the space for files at which staff are warned. */
export const filesWarning = 0.8
export type StorageFault = (typeof storageFaults)[number]

const noted = 'What you open until then is added to the log later.'
const call = 'Ask the person who runs the server'

const files =
  'Delete requests that are not needed any more, or ask the person who runs the server for more room (CONTACT_FILES_MB).'

export const storageTexts: Record<StorageFault, { title: string; text: string }> = {
  full: {
    title: 'The disk of the server is full.',
    text: `Nothing new is stored: no contact request of a visitor, no change of yours. What is there can be read. ${call} to make room now. ${noted}`,
  },
  unwritable: {
    title: 'The database cannot be written.',
    text: `Nothing new is stored: no contact request of a visitor, no change of yours. What is there can be read. ${call} to check the database now. ${noted}`,
  },
  low: {
    title: 'The disk of the server is almost full.',
    text: `Soon no contact request can be stored any more. ${call} to make room now.`,
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
    ? `The disk of the server is full: nothing can be stored. ${call} to make room.`
    : `The database cannot be written. ${call} to check it.`
