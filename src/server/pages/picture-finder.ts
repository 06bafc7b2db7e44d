import { deliveredAt, isPictureFile, readPictureFile } from '#src/content/pictures/picture-files.ts'
import { isFileOfCut } from '#src/content/pictures/pictures.ts'
import type { Resource } from '../static/resource.ts'
import { describeBytes } from '../static/static-files.ts'

/**
 * Finds files of pictures that do not stand ready: as they were made before, or made now, one at a time.
 * @param bytes to keep in memory
 * @returns a function that takes an address, and gives undefined at once where no picture can be there
 */
export function createPictureFinder(most: number) {
  /** In the order in which they were asked for. */
  const known = new Map<string, Resource>()
  const making = new Map<string, Promise<Resource | null>>()
  let last: Promise<unknown> = Promise.resolve()
  let bytes = 0

  function keep(address: string, picture: Resource) {
    known.set(address, picture)
    bytes += picture.variants.identity.length
    for (const [oldest, { variants }] of known) {
      if (bytes <= most || oldest === address) return
      known.delete(oldest)
      bytes -= variants.identity.length
    }
  }

  async function make(address: string): Promise<Resource | null> {
    const file = address.slice(deliveredAt.length)
    if (!(await isFileOfCut(file))) return null
    const found = await readPictureFile(file)
    const picture = found && describeBytes(address, Buffer.from(found.bytes))
    if (picture) keep(address, picture)
    return picture
  }

  return (address: string): Promise<Resource | null> | undefined => {
    if (!address.startsWith(deliveredAt) || !isPictureFile(address.slice(deliveredAt.length))) return undefined
    const ready = known.get(address)
    if (ready) {
      known.delete(address)
      known.set(address, ready)
      return Promise.resolve(ready)
    }
    const running = making.get(address)
    if (running) return running
    const started = last.then(() => make(address)).finally(() => making.delete(address))
    making.set(address, started)
    last = started.catch(() => {})
    return started
  }
}
