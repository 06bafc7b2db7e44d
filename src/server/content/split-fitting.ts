type Tried<Made, Faults> = { made: Made } | { faults: Faults }

/**
 * Divides rows into those that fit together and those left out, of which none can be added, alone
 * or with the rest of its publication.
 */
export function splitFitting<Row extends { published_at: number }, Made, Faults>(
  rows: readonly Row[],
  tryRows: (rows: readonly Row[]) => Tried<Made, Faults>,
  /**
   * Whether a row probably causes the faults of all rows together; the others are tried together
   * first.
   */
  isSuspect: (row: Row, faults: Faults) => boolean = () => false,
) {
  let fitting: Row[] = []
  // Later rows are tried first, because they were checked together with the earlier ones.
  let left = rows.toSorted((one, other) => other.published_at - one.published_at)
  let made: Made | undefined

  function tryAdding(some: readonly Row[]): Tried<Made, Faults> {
    const tried = tryRows([...fitting, ...some])
    if ('made' in tried) {
      made = tried.made
      fitting = [...fitting, ...some]
      left = left.filter((row) => !some.includes(row))
    }
    return tried
  }
  /**
   * Adds the rows that fit. A group that does not fit is halved, down to single rows, which takes
   * few tries if few rows are at fault.
   */
  function add(some: readonly Row[]) {
    const isTried = some.length === rows.length
    if (some.length === 0 || (!isTried && 'made' in tryAdding(some)) || some.length === 1) return
    const middle = Math.ceil(some.length / 2)
    add(some.slice(0, middle))
    add(some.slice(middle))
  }

  const whole = left.length > 0 ? tryAdding(left) : undefined
  if (whole && 'faults' in whole) add(left.filter((row) => !isSuspect(row, whole.faults)))
  // A row, such as a link to a new page, may only fit once another row has been added.
  for (let before = -1; left.length > 0 && fitting.length > before; ) {
    before = fitting.length
    add(left)
    // Rows of one publication have the same time.
    for (const together of Map.groupBy(left, ({ published_at }) => published_at).values())
      if (together.length > 1) tryAdding(together)
  }
  return { fitting, left, made }
}
