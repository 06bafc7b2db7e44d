/** A range of bytes of a file, counted from 0, including both ends. */
export type ByteRange = { start: number; end: number }

/**
 * Reads a Range header (RFC 9110 §14.2).
 * @returns the part; 'all' without a header, or for several parts or another unit; 'none' for a
 * part that starts behind the end
 */
export function readByteRange(
  header: string | undefined,
  length: number,
): ByteRange | 'all' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '') {
    if (to === '') return 'all'
    return Number(to) > 0 && length > 0
      ? { start: Math.max(0, length - Number(to)), end: length - 1 }
      : 'none'
  }
  const start = Number(from)
  const end = to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (to !== '' && Number(to) < start) return 'all'
  return start < length ? { start, end } : 'none'
}
