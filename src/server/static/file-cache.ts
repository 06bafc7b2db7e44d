import { readFile } from 'node:fs/promises'

/** Caches files that are read on request. The most recently used files stay in memory. @param most maximum bytes in memory */
export function createFileCache(most: number) {
  const kept = new Map<string, Buffer>()
  let bytes = 0

  function keep(path: string, body: Buffer) {
    if (kept.has(path)) return
    kept.set(path, body)
    bytes += body.length
    for (const [oldest, { length }] of kept) {
      if (bytes <= most) return
      kept.delete(oldest)
      bytes -= length
    }
  }

  return {
    find(path: string): Buffer | undefined {
      const body = kept.get(path)
      if (body) {
        kept.delete(path)
        kept.set(path, body)
      }
      return body
    },
    async read(path: string): Promise<Buffer> {
      const body = await readFile(path)
      keep(path, body)
      return body
    },
  }
}
