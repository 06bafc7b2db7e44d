import { expect, it } from 'vitest'
import { search } from '#src/content/search/search.ts'
import { limits } from '#src/contracts/limits.ts'

/** Everyday searches, each with what a visitor means: one of these is among the first three results. */
const everyday: [query: string, ...wanted: string[]][] = [
  ['lok', '/product/2'],
  ['humidty', '/product/1'],
  ['zwave', '/technologies-tools#what-is-z-wave', '/blog/zigbee-or-z-wave-hotel'],
  ['gatway', '/product/3'],
  ['attendence', '/product/9'],
  ['nepa', '/cut-the-power', '/questions#power-cut', '/product/7'],
  ['battery hours', '/questions#battery-hours', '/product/3'],
  ['warranty', '/questions#warranty'],
  ['delivery', '/questions#delivery-time', '/edge-gateway#:~:text=Delivery'],
  ['who installs', '/questions#who-installs'],
  ['payment', '/prices#payment', '/questions#payment-terms'],
  ['pilot', '/consulting-services#pilot', '/questions#pilot'],
  ['vaccine', '/iot-use-cases#smart-healthcare', '/prices#sites'],
  ['hotel', '/blog/zigbee-or-z-wave-hotel', '/expertise'],
  ['freezer', '/existing-solutions#:~:text=Cold%20store', '/product/15'],
  ['mqtt', '/technologies-tools#:~:text=MQTT', '/product/3'],
  ['api', '/questions#api'],
  ['camera night', '/product/5'],
  ['elderly', '/existing-solutions#:~:text=Elderly%20care%20kit'],
  ['gas leak', '/product/16'],
  ['how much', '/prices'],
  ['cctv', '/product/5'],
  ['fridge', '/existing-solutions#:~:text=Cold%20store', '/prices#sites'],
  ['light', '/product/13', '/cut-the-power'],
  ['fingerprint', '/product/2', '/product/9'],
]

const firstThree = async (query: string) => {
  const { groups } = await search(query, limits.search.found)
  return groups.flatMap(({ found }) => found).slice(0, 3)
}
const addressOf = ({ href, product }: { href: string; product?: number }) => (product === undefined ? href : `/product/${product}`)

it.each(everyday)('“%s” is answered by one of the first three', async (query, ...wanted) =>
  expect(
    (await firstThree(query)).map(addressOf).some((href) => wanted.includes(href)),
    query,
  ).toBe(true),
)

it.each('pizza wedding haircut dentist mortgage football violin perfume trousers lipstick'.split(' '))(
  '“%s”, of another trade, finds nothing',
  async (query) => expect((await search(query, limits.search.found)).groups).toEqual([]),
)

it('marks the words', async () => {
  const [first] = await firstThree('gas leaks')
  expect(first?.text.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toContain('leak')
})
