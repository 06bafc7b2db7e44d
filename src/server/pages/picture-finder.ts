import { LRUCache } from 'lru-cache'
import { deliveredAt, isPictureFile, readPictureFile } from '#src/content/pictures/picture-files.ts'
import { isFileOfCut } from '#src/content/pictures/pictures.ts'
import { currentSnapshot, isPublicSnapshot } from '#src/content/snapshot/snapshot.ts'
import type { FairQueue, QueueClient } from '#src/core/fairness/fair-queue.ts'
import { createSharedWork } from '#src/core/fairness/shared-work.ts'
import type { Resource } from '../static/resource.ts'
import { describeBytes } from '../static/static-files.ts'

/**
 * Finds files of pictures that the build did not make, or makes them.
 * @param most maximum bytes in memory
 * @returns a function: undefined if the address cannot be a picture's; else a promise,
 * which rejects with NoPermit if too many wait
 */
export function createPictureFinder(most: number, queue: FairQueue) {
  const known = new LRUCache<string, Resource>({
    maxSize: most,
    sizeCalculation: ({ variants }) => variants.identity.length,
  })
  const making = createSharedWork<Resource | null>()

  async function make(address: string): Promise<Resource | null> {
    const found = await readPictureFile(address.slice(deliveredAt.length))
    const picture = found && describeBytes(address, Buffer.from(found.bytes))
    // A picture of a draft stays private, so only pictures of the public content are cached for
    // everybody.
    if (picture && isPublicSnapshot(currentSnapshot())) known.set(address, picture)
    return picture
  }

  /** Refuses an address that names an unknown picture size, before it takes a permit. */
  const find = async (address: string, client: () => QueueClient) =>
    (await isFileOfCut(address.slice(deliveredAt.length)))
      ? making.make(address, queue, client(), () => make(address))
      : null

  return (address: string, client: () => QueueClient): Promise<Resource | null> | undefined => {
    if (!address.startsWith(deliveredAt) || !isPictureFile(address.slice(deliveredAt.length)))
      return undefined
    const ready = known.get(address)
    return ready ? Promise.resolve(ready) : find(address, client)
  }
}
