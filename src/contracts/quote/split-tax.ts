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
 * rounding leaves goes to those that it has cut most, so that they add up to it and each is as near
 * to its own rate as it can be.
 * @param units in the smallest unit of the currency
 */
export function splitTax(units: number, taxes: readonly NamedTax[]): number[] {
  const whole = sumOf(taxes)
  const exact = taxes.map(({ percent }) => Number(((units * percent) / whole).toFixed(6)))
  const parts = exact.map(Math.floor)
  const left = units - parts.reduce((sum, part) => sum + part, 0)
  const cut = (at: number) => (exact[at] ?? 0) - (parts[at] ?? 0)
  const most = [...parts.keys()].sort((one, other) => cut(other) - cut(one)).slice(0, left)
  return parts.map((part, at) => part + (most.includes(at) ? 1 : 0))
}
