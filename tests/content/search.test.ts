import { expect, it } from 'vitest'
import { answerSearch } from '#src/content/search/answer-search.ts'
import { search } from '#src/content/search/search.ts'
import { termsIn } from '#src/content/search/search-terms.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import {
  currentSnapshot,
  setCurrentSnapshot,
  withSnapshot,
} from '#src/content/snapshot/snapshot.ts'
import { limits } from '#src/contracts/limits.ts'
import { addressOf, firstThree } from './first-three.ts'
import { someProduct } from './some-products.ts'

it('names the nearest word where nothing is found, and never takes a short name for another', async () => {
  expect(await search('gxtxway', 1)).toMatchObject({ groups: [], nearest: 'gateway' })
  for (const query of ['nfx', 'apj']) expect((await search(query, 1)).groups, query).toEqual([])
})

it('finds parts of words, one and many, and every spelling of an accent', async () => {
  const best = async (query: string) => (await firstThree(query)).map(({ href }) => href)
  const policy = await best('privacy policy')
  expect(policy).not.toEqual([])
  for (const query of ['PRIVACY  policy', 'prívacy policy', 'ｐｒｉｖａｃｙ policy'])
    expect(await best(query), query).toEqual(policy)
  for (const query of ['pri\u00advacy policy', 'priva\u200bcy policy'])
    expect(await best(query), query).toEqual(policy)
  expect((await best('priva policy'))[0]).toBe(policy[0])
  expect(termsIn('oﬃce, Łódź, Straße, O´Neil, Oʼneil, مُحَمَّد, ɗaki')).toEqual([
    ...['office', 'lodz', 'strasse', 'oneil', 'oneil', 'محمد', 'daki'],
  ])
  expect(termsIn('Wi-\u2060Fi, Gateway’s batteries')).toEqual([
    'wifi',
    'wi',
    'fi',
    'gateway',
    'battery',
  ])
})

it('searches the public content alone, and anew with each snapshot', async () => {
  const before = currentSnapshot()
  expect(await firstThree(someProduct.name)).not.toEqual([])
  const isProduct = (data: object) => 'slug' in data && data.slug === someProduct.slug
  try {
    setCurrentSnapshot({
      ...before,
      number: before.number + 1,
      entries: before.entries.filter(({ data }) => !isProduct(data)),
    })
    expect(
      (await search(someProduct.name, 20)).groups.flatMap(({ found }) => found).map(addressOf),
    ).not.toContain(someProduct.address)
  } finally {
    setCurrentSnapshot(before)
  }
})

it('searches what a publication tries, and in a preview the public content', async () => {
  const before = currentSnapshot()
  const without = before.entries.filter(
    ({ data }) => !('slug' in data && data.slug === someProduct.slug),
  )
  const addresses = async () =>
    (await search(someProduct.name, 20)).groups.flatMap(({ found }) => found).map(addressOf)
  const draft = { ...before, entries: without }
  expect(await withSnapshot(draft, addresses)).toContain(someProduct.address)
  expect(await withSnapshot({ ...draft, number: before.number + 1 }, addresses)).not.toContain(
    someProduct.address,
  )
})

it('counts all that was found, wherever a part of it is shown, and leads to every result', async () => {
  const { total, status, groups, choices } = await answerSearch('power')
  expect(choices.map(({ isChosen }) => isChosen)).toEqual([true, ...groups.map(() => false)])
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  const atOnce = await answerSearch('power', undefined, limits.search.foundAtOnce)
  expect(atOnce).toMatchObject({ status, groups: groups.map(({ counted }) => ({ counted })) })
  for (const { kind, count, hrefOf } of groups) {
    const seen = new Set<string>()
    for (let page = 0, last = 0; page <= last; page++) {
      const asked = new URL(hrefOf(page), 'https://isopo.example').searchParams
      const query = `?${asked}`
      const answer = await answerSearch(asked.get('q') ?? '', { kind: asked.get('kind'), query })
      expect(answer.status).toBe(status)
      expect(answer.groups).toMatchObject([{ kind, count, page }])
      // A filter by kind keeps all its choices, and marks the one that is chosen.
      expect(answer.choices).toEqual(
        choices.map((choice) => ({ ...choice, isChosen: choice.href === hrefOf(0) })),
      )
      for (const { found } of answer.groups) for (const { href } of found) seen.add(href)
      last = answer.groups[0]?.last ?? 0
    }
    expect(seen.size, kind).toBe(count)
  }
  const other = await answerSearch('power', { kind: 'nothing', query: '' })
  expect(other.groups.map(({ kind }) => kind)).toEqual(groups.map(({ kind }) => kind))
})

it('shows what was pasted without marks that cannot be seen or turn the words round', async () => {
  const typed = await answerSearch('power')
  expect(await answerSearch(' \u202epo\u200bwer\u00a0\u0000\u2069')).toEqual({
    ...typed,
    groups: expect.any(Array),
  })
})

it.each(['😀', '👩‍👩‍👧', '\u{20000}', 'e\u0301'])(
  'cuts what is typed between letters: %s',
  async (letter) => {
    for (const most of [limits.search.word, limits.search.max]) {
      const { query, nearest = '' } = await search(
        'a'.repeat(most - 1) + letter.repeat(limits.search.max),
        1,
      )
      expect(`${query}${nearest}`.isWellFormed()).toBe(true)
      expect(query.replace(/^a*/, '').replaceAll(letter, '')).toBe('')
    }
  },
)

it('takes whatever is typed', async () => {
  for (const query of [
    '<img src=x onerror=alert(1)>',
    '"><script>',
    '\u0000',
    '%',
    '((((',
    '-',
    '\ud83d',
    '\ude00a',
    'constructor',
    '__proto__',
  ])
    await expect(search(query, 3)).resolves.toBeDefined()
})

it('suggests a product for each beginning of its name, from two letters of its second word on', async () => {
  const products = currentCopy().products
  const missed: string[] = []
  for (const { id, name } of products)
    for (let length = name.indexOf(' ') + 3; length <= name.length && length > 2; length++) {
      const typed = name.slice(0, length)
      // “an” is a word of its own, which says nothing.
      if (/\W.?$| an$/.test(typed)) continue
      const { groups } = await search(typed, limits.search.foundAtOnce, undefined, true)
      const [first] = groups.filter(({ kind }) => kind === 'products').flatMap(({ found }) => found)
      const isBegun = products.some(
        (one) => one.id === first?.product && one.name.startsWith(typed),
      )
      if (!isBegun) missed.push(`${typed} (${id}): ${first?.name}`)
    }
  expect(missed).toEqual([])
})

it('takes the endings of English off words of English alone', () => {
  const termsOfSlovene = withSnapshot({ ...currentSnapshot(), language: 'sl' }, () =>
    termsIn('batteries passerelles'),
  )
  expect(termsOfSlovene).toEqual(['batteries', 'passerelles'])
  expect(termsIn('batteries gateways')).toEqual(['battery', 'gateway'])
})
