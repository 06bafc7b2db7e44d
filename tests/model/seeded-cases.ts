/** Pseudo-random numbers from 0 to below 1, the same for the same seed: mulberry32. */
function generator(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Generators with the seeds 1 to `count`: a law that fails does so in every run. */
export const cases = (count: number) => Array.from({ length: count }, (_, index) => generator(index + 1))

/** A whole number between two, both included. */
export const whole = (random: () => number, from: number, to: number): number => from + Math.floor(random() * (to - from + 1))

export const oneOf = <T>(random: () => number, [first, ...others]: readonly [T, ...T[]]): T => {
  const place = whole(random, 0, others.length)
  return place === 0 ? first : (others[place - 1] ?? first)
}
