/** A tax by its name, in per cent. */
export type NamedTax = { name: string; percent: number }

/** Rates as whole numbers, because decimal fractions add up to 18.000000000000004. */
const millionths = (percent: number) => BigInt(Math.round(percent * 1e6))
const sumOf = (taxes: readonly NamedTax[]) =>
  taxes.reduce((sum, { percent }) => sum + millionths(percent), 0n)

/** Whether the rates of taxes add up to a rate. */
export const addUpTo = (taxes: readonly NamedTax[], percent: number): boolean =>
  sumOf(taxes) === millionths(percent)

/**
 * Splits a tax that was taken once from the net into the named taxes of which it is the sum. What
 * rounding leaves goes to those that it has cut most, so that they add up to it and each is as near
 * to its own rate as it can be.
 * @param units in the smallest unit of the currency
 */
export function splitTax(units: number, taxes: readonly NamedTax[]): number[] {
  const whole = sumOf(taxes)
  const shares = taxes.map(({ percent }) => {
    const exact = BigInt(units) * millionths(percent)
    return { part: Number(exact / whole), cut: Number(exact % whole) }
  })
  const left = units - shares.reduce((sum, { part }) => sum + part, 0)
  const cutMost = shares.toSorted((one, other) => other.cut - one.cut).slice(0, left)
  return shares.map((share) => share.part + (cutMost.includes(share) ? 1 : 0))
}
