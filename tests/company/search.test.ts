import { expect, it } from 'vitest'
import { search } from '#src/content/search/search.ts'
import { distance, termsIn } from '#src/content/search/words.ts'
import { currentSnapshot, setCurrentSnapshot } from '#src/content/snapshot/snapshot.ts'
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

it('names the nearest word where nothing is found, and never takes a short name for another', async () => {
  expect(await search('gxtxwxay', 1)).toMatchObject({ groups: [], nearest: 'gateway' })
  for (const query of ['nfx', 'apj']) expect((await search(query, 1)).groups, query).toEqual([])
})

it('finds parts of words, one and many, and every spelling of a hyphen or an accent', async () => {
  const best = async (query: string) => (await firstThree(query)).map(({ href }) => href)
  const sensor = await best('humidity sensor')
  for (const query of ['humidity sensors', 'HUMIDITY  sensor', 'humid sensor', 'humídity sensor'])
    expect(await best(query), query).toEqual(sensor)
  expect(termsIn('Wi-\u2060Fi, Gateway’s batteries')).toEqual(['wifi', 'wi', 'fi', 'gateway', 'battery'])
})

it('marks the words, and holds nothing but text', async () => {
  const [first] = await firstThree('gas leaks')
  expect(first?.text.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toContain('leak')
  for (const query of ['<img src=x onerror=alert(1)>', '"><script>', '\u0000', '%', '((((', '-', 'constructor', '__proto__'])
    await expect(search(query, 3)).resolves.toBeDefined()
})

it('searches the public content alone, and anew with each snapshot', async () => {
  const before = currentSnapshot()
  expect(await firstThree('smart lock')).not.toEqual([])
  const lock = (data: object) => 'slug' in data && data.slug === 'smart-lock'
  try {
    setCurrentSnapshot({ ...before, number: before.number + 1, entries: before.entries.filter(({ data }) => !lock(data)) })
    expect((await search('smart lock', 20)).groups.flatMap(({ found }) => found).map(addressOf)).not.toContain('/product/2')
  } finally {
    setCurrentSnapshot(before)
  }
})

it('counts added, missing, changed and swapped letters', () => {
  const away = (one: string, other: string) => distance(one, other, 3)
  expect([away('lok', 'lock'), away('gatewya', 'gateway'), away('a', 'abcdef'), away('same', 'same')]).toEqual([1, 1, 4, 0])
})

it('takes at most 20 ms of processor time for the longest search', async () => {
  const dearest = 'humidtys gatwayes attendanse warentyes zigbeees cammeras vaccinnes freezzers delivaryes'.padEnd(200, 'x')
  await search(dearest, limits.search.found)
  const runs = 20
  const before = process.cpuUsage()
  for (let run = 0; run < runs; run++) await search(dearest, limits.search.found)
  const { user, system } = process.cpuUsage(before)
  const ms = (user + system) / 1000 / runs
  console.info(`the longest search takes ${ms.toFixed(1)} ms of processor time`)
  expect(ms).toBeLessThan(20)
})
