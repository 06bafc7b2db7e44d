import { contentLimits } from '#src/contracts/content-limits.ts'
import type { Actor } from '../services/audit.ts'

/** Milliseconds that a part may be waited for. */
const patience = 2 * 60_000
/** Pictures that arrive in parts at the same time, of all editors together. */
const most = 4

export type Part = { upload: string; offset: number; size: number; part: Uint8Array }

type Upload = { parts: Uint8Array[]; received: number; timer: NodeJS.Timeout }

/** Puts pictures together that arrive in parts, in their order: a request of 20 MB would not end in time on a slow line. */
export function createUploads() {
  const open = new Map<string, Upload>()

  const forget = (key: string) => {
    clearTimeout(open.get(key)?.timer)
    open.delete(key)
  }

  /** @returns the bytes of the whole, how many have come so far, or null where this part does not follow the one before */
  return (actor: Actor, { upload, offset, size, part }: Part): Uint8Array | number | null => {
    const key = `${actor.id} ${upload}`
    const known = open.get(key)
    const received = known?.received ?? 0
    // A part that was sent twice, because its answer was lost.
    if (known && offset + part.length <= received) return received
    if (offset !== received || offset + part.length > Math.min(size, contentLimits.picture.bytes) || (!known && open.size >= most)) {
      forget(key)
      return null
    }
    forget(key)
    const parts = [...(known?.parts ?? []), part]
    const length = offset + part.length
    if (length === size) return new Uint8Array(Buffer.concat(parts))
    open.set(key, { parts, received: length, timer: setTimeout(() => open.delete(key), patience).unref() })
    return length
  }
}
