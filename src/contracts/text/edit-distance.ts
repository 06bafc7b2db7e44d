/**
 * Edit distance of two words, with swaps of neighbours; `most + 1` if it is greater. Takes at most
 * 2 · `most` + 1 steps for each letter.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let at = 1; at <= one.length; at++) {
    const row = Array<number>(other.length + 1).fill(most + 1)
    row[0] = at
    for (let place = Math.max(1, at - most); place <= Math.min(other.length, at + most); place++) {
      const changed = (last[place - 1] ?? 0) + (one[at - 1] === other[place - 1] ? 0 : 1)
      const isSwapped =
        at > 1 && one[at - 1] === other[place - 2] && one[at - 2] === other[place - 1]
      const swapped = isSwapped ? (beforeLast[place - 2] ?? 0) + 1 : most + 1
      row[place] = Math.min(changed, (last[place] ?? 0) + 1, (row[place - 1] ?? 0) + 1, swapped)
    }
    if (Math.min(...row) > most) return most + 1
    beforeLast = last
    last = row
  }
  return Math.min(last[other.length] ?? 0, most + 1)
}
