/** A tax by its name, in per cent. */
export type NamedTax = { name: string; percent: number }

const sumOf = (taxes: readonly NamedTax[]) =>
  // Of decimal fractions, which add up to 18.000000000000004.
  Number(taxes.reduce((sum, { percent }) => sum + percent, 0).toFixed(6))

/** Whether the rates of taxes add up to a rate. */
export const addUpTo = (taxes: readonly NamedTax[], percent: number): boolean =>
  sumOf(taxes) === percent

/**
 * Splits a tax that was taken once from the net into the named taxes of which it is the sum. What
 * rounding leaves goes to the first ones, so that they add up to it.
 * @param units in the smallest unit of the currency
 */
export function splitTax(units: number, taxes: readonly NamedTax[]): number[] {
  const whole = sumOf(taxes)
  const parts = taxes.map(({ percent }) => Math.floor((units * percent) / whole))
  const left = units - parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part, index) => part + (index < left ? 1 : 0))
}
