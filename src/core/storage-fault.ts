import { describeRefusedWrite, filesWarning, type StorageFault } from '#src/contracts/storage.ts'
import { isAway, NothingBegun } from './database/retry.ts'
import { writeFaultOf } from './database/write-fault.ts'
import { type DiskContext, isDiskLow } from './storage/disk.ts'
import { checkHealth, type HealthContext } from './storage/health.ts'

const filesFault = (fill: number): StorageFault | null =>
  fill >= 1 ? 'files-full' : fill >= filesWarning ? 'files-low' : null

export type StorageFaultContext = DiskContext &
  HealthContext & {
    /** Share of the room for files that is taken, from 0 to 1. */
    readFileFill: () => Promise<number>
  }

/** Finds why nothing can be stored, now or soon; null if there is no fault. */
export async function findStorageFault(context: StorageFaultContext): Promise<StorageFault | null> {
  const fault = await checkHealth(context).then(
    () => null,
    (error: unknown) => writeFaultOf(error) ?? 'unwritable',
  )
  return (
    fault ??
    ((await isDiskLow(context)) ? 'low' : filesFault(await context.readFileFill().catch(() => 0)))
  )
}

/** Describes an error of the disk to staff; null for other errors. */
export function describeStorageError(error: unknown): string | null {
  const fault = writeFaultOf(error)
  return fault && describeRefusedWrite(fault)
}

/** Describes to staff why their form failed: the disk, or a database that is away; null for others. */
export function describeStaffError(error: unknown): string | null {
  if (error instanceof NothingBegun)
    return 'The database cannot be reached at the moment, so nothing was stored. Try again in a minute.'
  return (
    describeStorageError(error) ??
    (isAway(error)
      ? 'The database does not answer at the moment. Look in a minute whether this was stored, then try again.'
      : null)
  )
}
