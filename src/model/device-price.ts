import type { Device } from './site.ts'

/**
 * List price of the devices, and the names of those that have none: products whose price is on request, and parts of other manufacturers.
 * @param prices by the name of the product, in one currency
 */
export function priceOfDevices(devices: readonly Pick<Device, 'name' | 'product' | 'count'>[], prices: Readonly<Record<string, number>>) {
  let total = 0
  const without = new Set<string>()
  for (const { name, product, count } of devices) {
    const price = product === undefined ? undefined : prices[product]
    if (price === undefined) without.add(name)
    else total += count * price
  }
  return { total, without: [...without] }
}
