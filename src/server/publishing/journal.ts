import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Pending } from './pending.ts'
import type { Published } from './publisher.ts'
import { type Releases, writeWhole } from './releases.ts'
import { hasStaged } from './staged-changes.ts'
import { commitContent, keepBefore, messageOf, putBack, writeContent } from './write-content.ts'

/**
 * A publication that has begun to write. Where the server is killed, or something fails in between, it is finished or taken back as a
 * whole: by whom it was begun, at the next publication, or at the next start.
 */
export type Journal = {
  published: Published
  /** Folder of its changes, and of what they are written over. */
  staging: string
  /** Set once it is being taken back. */
  isTakenBack?: boolean
}

const fileOf = (folder: string) => path.join(folder, 'publishing.json')

export const writeJournal = (folder: string, journal: Journal) => writeWhole(fileOf(folder), JSON.stringify(journal))
const endJournal = (folder: string) => rm(fileOf(folder), { force: true })
/** @returns null where no publication was interrupted */
export async function readJournal(folder: string): Promise<Journal | null> {
  const text = await readFile(fileOf(folder), 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text) // Of our own making, above.
}

/** What a publication changes that outlives the server. */
export type Lasting = {
  /** The checkout. */
  root: string
  /** Folder of the versions. */
  folder: string
  releases: Pick<Releases, 'setPublic' | 'withdraw'>
  pending: Pick<Pending, 'add'>
}

/** Begins a publication: from here on it is finished or taken back. */
export async function openJournal({ root, folder }: Lasting, published: Published, staging: string): Promise<Journal> {
  await keepBefore(root, staging)
  const journal = { published, staging }
  writeJournal(folder, journal)
  return journal
}

/** Writes the files and their commit, and lets the next start take the version. Done twice it is the same as done once. */
export async function carryOut({ root, folder, releases }: Lasting, journal: Journal): Promise<void> {
  const { published, staging } = journal
  await writeContent(root, staging)
  published.commit ??= await commitContent(root, published)
  writeJournal(folder, journal)
  releases.setPublic(published.release)
}

/** Ends a publication that visitors see: the database has still to be told. */
export async function settle({ folder, pending }: Lasting, { published }: Journal): Promise<void> {
  pending.add(published)
  await endJournal(folder)
}

/** Puts back what `carryOut` has written, however far it came. A commit is answered by another one: somebody may have taken it already. */
async function undo({ root, folder, releases }: Lasting, journal: Journal): Promise<void> {
  const { published, staging } = journal
  writeJournal(folder, { ...journal, isTakenBack: true })
  releases.withdraw(published.release)
  await putBack(root, staging)
  if (published.commit !== null)
    await commitContent(root, { ...published, summary: `Take back: ${messageOf(published.summary, published.paths)}` })
  await endJournal(folder)
}

/** Takes a publication back that has failed. @returns the fault, and that of taking it back where it has one too */
export async function takeBack(lasting: Lasting, journal: Journal, fault: unknown): Promise<unknown> {
  try {
    await undo(lasting, journal)
    return fault
  } catch (error) {
    const [first, second] = [fault, error].map((one) => (one instanceof Error ? one.message : String(one)))
    const later = 'The next publication and the next start of the server try that again.'
    return new Error(`${first} The texts on the server could not be put back either: ${second} ${later}`)
  }
}

/** Goes on with a publication that was left in its midst. @returns what came of it; null where none was */
export async function resume(lasting: Lasting): Promise<(Journal & { isTakenBack: boolean }) | null> {
  const journal = await readJournal(lasting.folder)
  if (!journal) return null
  if (!hasStaged(journal.staging)) {
    // Somebody has deleted its files: neither can be done.
    await endJournal(lasting.folder)
    return null
  }
  const isTakenBack = journal.isTakenBack === true
  if (isTakenBack) await undo(lasting, journal)
  else {
    await carryOut(lasting, journal)
    await settle(lasting, journal)
  }
  return { ...journal, isTakenBack }
}
