import { expect, it } from 'vitest'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { answerSearch } from '#src/content/search/answer-search.ts'
import { readPassages } from '#src/content/search/passages.ts'
import { search } from '#src/content/search/search.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { currentSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { today } from '#src/content/today.ts'
import { limits } from '#src/contracts/limits.ts'
import { changedSetting } from '../content/changed-content.ts'
import { addressOf, firstThree } from '../content/first-three.ts'

/**
 * Everyday searches, each with the pages that a visitor may mean. One of these pages must be among
 * the first three results.
 */
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
  ['horn', '/accessories#siren'],
  ['diesel level', '/accessories#tank-probe'],
  ['mqtt', '/technologies-tools#:~:text=MQTT', '/product/3'],
  ['api', '/questions#api'],
  ['camera night', '/product/5'],
  ['elderly', '/existing-solutions#:~:text=Elderly%20care%20kit'],
  ['gas leak', '/product/16'],
  ['how much', '/prices'],
  ['how much for a hotel', '/prices#sites'],
  ['cctv', '/product/5'],
  ['fridge', '/product/1', '/existing-solutions#:~:text=Cold%20store', '/prices#sites'],
  ['light', '/product/13', '/cut-the-power', '/questions#power-cut'],
  ['fingerprint', '/product/2', '/product/9'],
  ['dor lok', '/product/2'],
  ['carbon monoxid', '/product/11'],
  ['curtian', '/product/12'],
  ['light swich', '/product/14'],
  ['panic buton', '/product/8'],
  ['key trackng', '/product/6'],
  ['doorbel', '/product/10'],
  ['security camra', '/product/5'],
  ['energy metr', '/product/7'],
  [
    'cold rom alarm',
    '/existing-solutions#:~:text=Cold%20store',
    '/blog/data-cost-cold-room',
    '/product/1',
  ],
  ['delivry time', '/questions#delivery-time', '/edge-gateway#:~:text=Delivery'],
  ['instalation cost', '/questions#price-of-an-installation', '/prices#what-is-in-a-price'],
  ['smart mirrow', '/product/4'],
  ['trainning', '/questions#training', '/prices#services'],
  ['spair parts', '/questions#spare-parts'],
  ['certifcate', '/questions#certificates'],
  ['suport', '/prices#support'],
  [
    'desel theft',
    '/iot-data-and-analytics#the-diesel-line',
    '/edge-gateway#:~:text=A%20theft%20stays%20one%20site%E2%80%99s%20problem',
  ],
  ['vacine fridge', '/iot-use-cases#smart-healthcare', '/prices#sites'],
  [
    'no interent',
    '/questions#without-internet',
    '/partners#:~:text=A%20day%20with%20no%20internet',
  ],
]

it.each(everyday)('“%s” is answered by one of the first three', async (query, ...wanted) => {
  const found = (await firstThree(query)).map(addressOf)
  expect(found.some((href) => wanted.includes(href))).toBe(true)
})

/** Searches that one page does, and names of what is sold that are begun or written apart. */
const done: [query: string, wanted: string][] = [
  ...['book a call', 'booking', 'book', 'Book A Call', 'appointment', 'call back'].map(
    (query): [string, string] => [query, '/book'],
  ),
  ...['telephone', 'phone', 'whatsapp', 'WhatsApp number', 'e-mail', 'email'].map(
    (query): [string, string] => [query, '/contact'],
  ),
  ['address', '/questions#office'],
  ...['price', 'prices', 'how much'].map((query): [string, string] => [query, '/prices']),
  ...['freezer alarm', 'fridge alarm'].map((query): [string, string] => [
    query,
    '/accessories#wired-probe',
  ]),
  ...['freezer', 'cold room'].map((query): [string, string] => [query, '/accessories#wired-probe']),
  ['warranty', '/questions#warranty'],
  ['battery', '/questions#battery-hours'],
  ['camera', '/product/5'],
  ['lora', '/technologies-tools#lora-or-lorawan'],
  ['install', '/questions#who-installs'],
  ['return', '/questions#returns-and-cancellation'],
  ['delivery', '/questions#delivery-time'],
  ['Gate', '/product/3'],
  ['gate way', '/product/3'],
  ['Smart F', '/product/8'],
  ['Smart S', '/product/14'],
  ['wired p', '/accessories#wired-probe'],
]

it.each(done)('“%s”, typed or entered, leads first to %s', async (query, wanted) => {
  for (const isBeingTyped of [true, false]) {
    const { groups } = await search(query, 3, undefined, isBeingTyped)
    expect(groups.flatMap(({ found }) => found).map(addressOf)[0]).toBe(wanted)
  }
})

/** A passage that says what was typed comes before those that say a synonym or a longer word. */
it.each([
  ['freezer', 'pages', '/iot-use-cases#retail', '/existing-solutions#:~:text=Cold%20store'],
  ['gate', 'pages', '/general-features#:~:text=The%20yard%20board', '/edge-gateway'],
  [
    'cold room',
    'pages',
    '/existing-solutions#:~:text=Cold%20store',
    '/site-requirements#:~:text=How%20far%20each%20radio%20reaches%20indoors',
  ],
])('“%s” finds what says so before what means it', async (query, kind, own, other) => {
  const { groups } = await search(query, 20)
  const found = groups.find((group) => group.kind === kind)?.found.map(addressOf) ?? []
  expect(found.indexOf(own)).toBeGreaterThanOrEqual(0)
  expect(found.indexOf(own)).toBeLessThan(found.indexOf(other))
})

it('words written apart find what the site writes as one', async () => {
  expect((await search('zig bee', 3)).total).toBe((await search('zigbee', 3)).total)
})

/** Labels are words of every language; other searches are translated with content/search.json. */
it.each([
  ['its words of the search', [], { 'prendre rendez-vous': '/book', portable: '/contact' }],
  ['none', [['content/languages/fr/search.po', '']], {}],
] satisfies [string, [string, string][], Record<string, string>][])(
  'in French with %s, what one does on a page leads to it first',
  async (_, without, more) => {
    const made = makeSnapshot({
      ...{ root: '.', language: 'fr', date: today(), number: currentSnapshot().number + 1 },
      overlay: new Map([changedSetting('company', { languages: ['en', 'fr'] }), ...without]),
    })
    if ('problems' in made) throw new Error('The content has faults')
    const wanted = {
      ...{ 'réserver un appel': '/book', téléphone: '/contact', whatsapp: '/contact' },
      ...{ prix: '/prices', ...more },
    }
    for (const [query, address] of Object.entries(wanted)) {
      const found = await withSnapshot(made.snapshot, () => firstThree(query))
      expect(found.map(addressOf)[0], query).toBe(address)
    }
  },
)

/** What buyers typed, each with the address that answers it first. */
const typedByBuyers: [query: string, wanted: string][] = [
  ['compatible', '/questions#existing-sensors'],
  ['escalation', '/questions#nobody-answers'],
  ['discount', '/questions#discount'],
  ['insurance', '/questions#warranty'],
  ['catalogue', '/questions#datasheet'],
  ['if nobody answers', '/questions#nobody-answers'],
  ['without electricity', '/questions#power-cut'],
  ['which devices are there', '/questions#which-devices'],
  ['how to order', '/questions#minimum-order'],
  ['invoice', '/questions#payment-terms'],
  ['refund', '/questions#returns-and-cancellation'],
  ['can i install it myself', '/questions#who-installs'],
  ['Port Harcourt', '/questions#outside-city'],
  ['how long is delivery', '/questions#delivery-time'],
  ['validity of a quote', '/questions#quote-validity'],
  ['sms alarm', '/questions#alarm-calls'],
  ['key tracker', '/product/6'],
  ['solar', '/questions#power-cut'],
  ['sim card', '/questions#what-a-site-needs'],
  ['waterproof', '/product/3'],
  ['calibration', '/questions#calibration'],
  ['showroom', '/questions#office'],
  ['face recognition', '/product/9'],
  ['who owns the data', '/questions#data-ownership'],
  ['leaving', '/questions#leaving'],
  ['ncc approval', '/questions#certificates'],
  ['bulk price', '/questions#discount'],
  ['cold room price', '/questions#price-of-an-installation'],
  ['hotel lock', '/product/2'],
  ['registration number', '/questions#who-we-are'],
  ['software updates', '/questions#security'],
  ['try before buying', '/questions#pilot'],
]

it.each(typedByBuyers)('“%s” is answered first by %s', async (query, wanted) =>
  expect((await firstThree(query)).map(addressOf)[0]).toBe(wanted),
)

const keywords = currentCopy()
  .buyerQuestions.groups.flatMap(({ items }) => items)
  .flatMap(({ id, keywords = '' }) =>
    keywords
      .split(',')
      .filter((keyword) => keyword !== '')
      .map((keyword) => [keyword.trim(), `/questions#${id}`] as const),
  )

it.each(keywords)('“%s” is answered first by %s', async (query, wanted) =>
  expect((await firstThree(query)).map(addressOf)[0]).toBe(wanted),
)

it.each(['delivery time', 'alarm at night', 'warranty', 'support hours'])(
  '“%s” shows the beginning of its answer',
  async (query) => {
    const [found] = await firstThree(query)
    const shown = found?.text.map(({ text }) => text).join('') ?? ''
    const answers = readPassages().map(({ text }) => text)
    expect(answers.some((answer) => answer.startsWith(shown.slice(0, 60)))).toBe(true)
  },
)

it('buyers’ words are keywords of a question', () => {
  const words =
    'monthly cost, fee, delivery time, support hours, returns, refund, SLA, payment terms, guarantee, what do I need'
  const known = new Set(keywords.map(([keyword]) => keyword))
  expect(words.split(', ').filter((word) => !known.has(word))).toEqual([])
})

it.each(
  'shoes solicitor plumber taxi bicycle wedding mortgage haircut pizza football dentist violin perfume trousers lipstick'.split(
    ' ',
  ),
)('“%s”, of another trade, finds nothing', async (query) =>
  expect((await search(query, limits.search.found)).groups).toEqual([]),
)

it('names the one text that mentions a word of another trade', async () =>
  expect((await search('plumber', limits.search.found)).mention?.href).toBe(
    '/iot-use-cases#:~:text=Smart%20Home',
  ))

it('finds every spelling of a hyphen', async () => {
  const best = async (query: string) => (await firstThree(query)).map(addressOf)
  const hyphens = ['z-wave', 'z‐wave', 'z‑wave', 'z–wave', 'z−wave', 'zwave', 'Ｚ－Ｗａｖｅ']
  for (const query of hyphens) expect(await best(query), query).toEqual(await best('Z-Wave'))
  expect(await best('Z-Wave')).not.toEqual([])
})

it('shows a part of what it found, and counts the rest', async () => {
  const { groups } = await answerSearch('power')
  expect(groups.some(({ count, found }) => count > found.length)).toBe(true)
})

it('marks the words', async () => {
  const [first] = await firstThree('gas leaks')
  expect(first?.text.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toContain('leak')
})

it('finds each product, each accessory and the price of each spare by its order code', async () => {
  const wanted: [code: string, address: string][] = [
    ...currentCopy().products.flatMap(({ id, code }): [string, string][] =>
      code ? [[code, `/product/${id}`]] : [],
    ),
    ...currentSnapshot().derived.range.parts.flatMap(
      ({ id, code, isAccessory }): [string, string][] =>
        code ? [[code, isAccessory ? `/accessories#${id}` : '/prices#services']] : [],
    ),
  ]
  expect(wanted.length).toBeGreaterThan(currentCopy().products.length + 11)
  for (const [code, address] of wanted) {
    const [first] = await firstThree(code)
    expect(first && addressOf(first).split('#spec')[0], code).toBe(address)
  }
})
