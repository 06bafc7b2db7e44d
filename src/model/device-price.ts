import type { Device } from './site.ts'

/** Price of the devices that are bought, and the names of those without one. @param prices by name, in one currency */
export function priceOfDevices(
  devices: readonly Pick<Device, 'name' | 'product' | 'price' | 'isOnSite' | 'count'>[],
  prices: Readonly<Record<string, number>>,
) {
  let total = 0
  const without = new Set<string>()
  for (const { name, product, price: part, isOnSite, count } of devices) {
    if (isOnSite) continue
    const price = prices[product ?? part ?? '']
    if (price === undefined) without.add(name)
    else total += count * price
  }
  return { total, without: [...without] }
}
