/** What a row needs to be ordered: when it was published, which rows of one publication share. */
type Published = { published_at: number }

/**
 * Divides rows into those that can be public together and those that cannot. No row that is left out could be added alone, nor could
 * those of one publication together. The latest are tried first: what was published later was checked with what was there.
 * @param fits whether rows can be public together; true for none
 * @param isSuspect whether a row is likely to be the cause: all others are tried together first
 */
export function splitFitting<Row extends Published>(
  rows: readonly Row[],
  fits: (rows: readonly Row[]) => boolean,
  isSuspect: (row: Row) => boolean = () => false,
) {
  let fitting: Row[] = []
  let left = rows.toSorted((one, other) => other.published_at - one.published_at)

  function tryAdding(some: readonly Row[]): boolean {
    if (!fits([...fitting, ...some])) return false
    fitting = [...fitting, ...some]
    left = left.filter((row) => !some.includes(row))
    return true
  }
  /** Halves what does not fit until single rows are left: few tries where few rows are the cause. */
  function add(some: readonly Row[]) {
    // All of them have been tried at once.
    const isTried = some.length === rows.length
    if (some.length === 0 || (!isTried && tryAdding(some)) || some.length === 1) return
    const middle = Math.ceil(some.length / 2)
    add(some.slice(0, middle))
    add(some.slice(middle))
  }

  if (left.length > 0 && !tryAdding(left)) add(left.filter((row) => !isSuspect(row)))
  // A row may fit once another one is there, such as a link to a new page.
  for (let before = -1; left.length > 0 && fitting.length > before; ) {
    before = fitting.length
    add(left)
    for (const together of Map.groupBy(left, ({ published_at }) => published_at).values()) if (together.length > 1) tryAdding(together)
  }
  return { fitting, left }
}
