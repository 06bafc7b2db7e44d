import { contentLimits } from '#src/contracts/content-limits.ts'
import type { Actor } from '../services/audit/audit.ts'

/** Milliseconds that a part may be waited for. */
const patience = 2 * 60_000

export type Part = { upload: string; offset: number; size: number; part: Uint8Array }

type Upload = { editor: Actor['id']; size: number; parts: Uint8Array[]; received: number; timer: NodeJS.Timeout }

/** Puts pictures together that arrive in parts, in their order: a request of 20 MB would not end in time on a slow line. */
export function createUploads() {
  const open = new Map<string, Upload>()
  const { total, perEditor } = contentLimits.uploads

  const keyOf = (actor: Actor, upload: string) => `${actor.id} ${upload}`

  function forget(key: string) {
    clearTimeout(open.get(key)?.timer)
    open.delete(key)
  }

  const hasRoomFor = ({ id }: Actor) => open.size < total && [...open.values()].filter(({ editor }) => editor === id).length < perEditor

  return {
    /**
     * Takes a part. The whole is kept until it is forgotten, so that its last part may be sent again where it could not be decoded yet.
     * @returns the bytes of the whole, how many have come so far, `busy` where too many uploads are under way, or null where this part
     * does not follow the one before
     */
    collect(actor: Actor, { upload, offset, size, part }: Part): Uint8Array | number | 'busy' | null {
      const key = keyOf(actor, upload)
      const known = open.get(key)
      const received = known?.received ?? 0
      const length = offset + part.length
      const isKnown = known !== undefined && length <= received
      if (!isKnown && (offset !== received || length > Math.min(size, contentLimits.picture.bytes))) {
        forget(key)
        return null
      }
      // A part that was sent twice, because its answer was lost.
      if (isKnown && length < known.size) return received
      if (!known && !hasRoomFor(actor)) return 'busy'
      forget(key)
      const parts = isKnown ? known.parts : [...(known?.parts ?? []), part]
      const whole = length === size ? new Uint8Array(Buffer.concat(parts)) : null
      const timer = setTimeout(() => open.delete(key), patience).unref()
      open.set(key, { editor: actor.id, size, parts: whole ? [whole] : parts, received: length, timer })
      return whole ?? length
    },

    forget: (actor: Actor, upload: string) => forget(keyOf(actor, upload)),
  }
}
