/**
 * Thrown for a body that cannot be used: it is larger than the route allows, or the client stopped
 * sending.
 */
export class Unreadable extends Error {
  readonly reason: 'too-large' | 'broken-off'
  constructor(reason: 'too-large' | 'broken-off') {
    super(reason)
    this.reason = reason
  }
}

/**
 * Yields a body as it arrives, up to the given bytes and milliseconds, even if it declares no
 * length.
 * @param signal aborts the reading, as if the client had stopped sending
 * @throws {Unreadable}
 */
export async function* readWithin(
  stream: Request['body'],
  {
    bytes,
    milliseconds,
    signal,
  }: { bytes: number; milliseconds: number; signal?: AbortSignal | undefined },
): AsyncGenerator<Uint8Array> {
  if (!stream) return
  const reader = stream.getReader()
  let isLate = false
  const stop = () => {
    isLate = true
    reader.cancel().catch(() => {})
  }
  const timer = setTimeout(stop, milliseconds)
  signal?.addEventListener('abort', stop)
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new Unreadable('broken-off')
      })
      if (isLate) throw new Unreadable('broken-off')
      if (done) return
      length += value.length
      if (length > bytes) throw new Unreadable('too-large')
      yield value
    }
  } finally {
    clearTimeout(timer)
    reader.cancel().catch(() => {})
  }
}
