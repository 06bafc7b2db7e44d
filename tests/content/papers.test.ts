import { brotliCompressSync, constants, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { technicalDocumentAddress } from '#src/content/addresses/address-of.ts'
import { getDocument } from '#src/content/document.ts'
import { getFreePages } from '#src/content/free-pages.ts'
import { paperAddresses } from '#src/content/paper-addresses.ts'
import { settings } from '#src/content/settings/settings.ts'
import { canonicalAddress, setPublicOrigin, site } from '#src/content/settings/site.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { words as wordsOfSite } from '#src/content/words/words.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { documentsOf } from '#src/desk/offers/form/pro-forma-terms.server.ts'
import { proFormaPaper } from '#src/desk/offers/pro-forma-pdf.server.ts'
import { describeProForma } from '#src/desk/offers/sent-pro-forma.ts'
import type { ProFormaWords } from '#src/desk/offers/stored-pro-forma.ts'
import { paintDatasheet } from '#src/paper/datasheet.ts'
import { pagePaper } from '#src/paper/page-paper.ts'
import { findPaper } from '#src/paper/papers.ts'
import { digestOfPaper, printPaper } from '#src/paper/print.ts'
import { ownersFacts } from '../desk/owners-company.ts'
import { withSettings } from './changed-content.ts'

/**
 * Maximum bytes of a compressed PDF, as it is sent, so that a phone on a slow network loads it in a
 * few seconds.
 */
const mostBytes = 200_000
/** The best quality takes seconds for each PDF. */
const asSent = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length ?? 0
const read = async (...paper: Parameters<typeof printPaper>) =>
  Buffer.from(await printPaper(...paper)).toString('latin1')
/** What the pages of a PDF draw, in their language. */
async function drawnPages(...paper: Parameters<typeof printPaper>): Promise<string[]> {
  const pdf = await read(...paper)
  return [...pdf.matchAll(/FlateDecode\s*>>\s*stream\r?\n/g)].map(({ index, 0: { length } }) =>
    inflateSync(Buffer.from(pdf.slice(index + length), 'latin1'), {
      finishFlush: constants.Z_SYNC_FLUSH,
    }).toString('latin1'),
  )
}
const drawnBy = async (...paper: Parameters<typeof printPaper>) =>
  (await drawnPages(...paper)).join('')
const [product] = currentCopy().products
if (!product) throw new Error('There is no product')

const addresses = await paperAddresses()

it('leads to the server that visitors see, in each PDF and in what belongs to an offer', async () => {
  const lines = currentCopy().products.map(({ slug: id, name }) => ({
    ...{ kind: 'product' as const, id, name, quantity: '1', price: '1' },
  }))
  setPublicOrigin('https://try.works.example')
  try {
    const papers = await Promise.all(addresses.map(findPaper))
    const written = JSON.stringify([papers, documentsOf({ lines })])
    expect(written).toContain('https://try.works.example/')
    expect(written).not.toContain(canonicalAddress('/'))
  } finally {
    setPublicOrigin(undefined)
  }
})

describe('a PDF', () => {
  it.each(addresses)(
    'is tagged, in the language of the site, with a title, and short: %s',
    async (address) => {
      const paper = await findPaper(address)
      if (!paper) throw new Error(`Nothing is printed at ${address}`)
      const pdf = await read(paper, '2026-11-24')
      for (const part of [/\/Marked true/, /\/StructTreeRoot/, /pdfuaid:part>1</, /\/Outlines/])
        expect(pdf).toMatch(part)
      expect(pdf).toContain(`/Lang (${site().locale})`)
      expect(Buffer.from(pdf, 'latin1').toString()).toContain(paper.title.replaceAll('&', '&amp;'))
      expect(paper.fileName).toContain(site().name)
      expect(brotliCompressSync(Buffer.from(pdf, 'latin1'), asSent).length).toBeLessThan(mostBytes)
      expect(pagesOf(pdf)).toBeLessThanOrEqual(paper.pages ?? 0)
    },
  )

  it('has the same bytes for the same words and day, so that a reader keeps it', async () => {
    const paper = await paintDatasheet(product)
    expect(await read(paper, '2026-11-24')).toBe(
      await read(await paintDatasheet(product), '2026-11-24'),
    )
  })

  it('sets a word with a letter that Manrope lacks in one face', async () => {
    const paper = await paintDatasheet(product)
    const faces = async (word: string) =>
      (await drawnBy({ ...paper, lead: word, description: '' })).match(/ Tf\b/g)?.length
    expect(await faces('ṣbaṣbaṣba')).toBe(await faces('ṣṣṣṣṣṣ'))
  })

  it.runIf(getDocument())('of the document has a page for each chapter', async () => {
    const paper = await findPaper(technicalDocumentAddress)
    expect(paper && pagesOf(await read(paper))).toBe((paper?.sections.length ?? 0) + 1)
  })

  it('of terms has their words, once an owner has confirmed them', async () => {
    expect(getFreePages().filter(({ binding }) => binding)).toEqual([])
    const confirmed = { on: '2026-11-22', by: 'Bola Ade, director' }
    const part = {
      text: {
        sections: [
          { id: 'a', heading: 'Term', blocks: [{ list: ['**One** thing;', '[two](/about).'] }] },
        ],
      },
    }
    const page = {
      title: 'Warranty',
      description: 'What it covers',
      heading: 'Warranty',
      lead: 'What we repair.',
      parts: [part],
    }
    const paper = pagePaper({
      ...page,
      name: 'warranty',
      hidden: false,
      binding: { toDecide: [], confirmed },
    })
    expect(paper.note).toContain('Bola Ade')
    expect(pagesOf(await read(paper))).toBe(1)
  })
})

describe('a paper that costs too much', () => {
  it('is refused in words where it is too long', async () => {
    const { letters, texts } = serverLimits.papers
    const paper = await paintDatasheet(product)
    const withTexts = (text: string, count: number) => ({
      ...paper,
      sections: [
        { heading: '', blocks: [{ kind: 'list' as const, items: Array(count).fill(text) }] },
      ],
    })
    await expect(printPaper(withTexts('a'.repeat(letters), 2))).rejects.toThrow(/12\d{4} letters/)
    await expect(printPaper(withTexts('a', texts))).rejects.toThrow(/4\d{3} texts/)
  })

  it('is ended, not tried again, and ends no other', async () => {
    const paper = await paintDatasheet(product)
    // Set again and again, because no size fits onto no page.
    const expensive = { ...paper, pages: 0, sizes: Array<number>(100_000).fill(8) }
    const [first, other] = await Promise.allSettled([printPaper(expensive), printPaper(paper)])
    expect([first.status, other.status]).toEqual(['rejected', 'fulfilled'])
    await expect(printPaper(expensive)).rejects.toThrow(/took too long to set/)
    expect((await printPaper(paper)).length).toBeGreaterThan(0)
  })
})

describe('what somebody typed', () => {
  const hostile = [
    '#panic("evaluated") #pagebreak() $x$ [a] \\ @b <c> *d* _e_ // g /* h */',
    '#{while true {}}',
    `${'w'.repeat(900)} end`,
    'קולר \u202eevil\u202c عربي 中文 ኢትዮጵያ 😀 ₦',
    '"); image("/etc/passwd',
  ]
  it('has no letters that nobody typed where a long word is broken into lines', async () => {
    const paper = await paintDatasheet({ ...product, withoutMains: `${'w'.repeat(900)} end` })
    const drawn = await drawnBy(paper)
    expect(drawn).toMatch(/\bT[jJ]\b/)
    // What a program copies or reads aloud instead of the letters that are drawn.
    expect(drawn).not.toMatch(/ActualText <\w*200B/)
  })

  it.each(hostile)('stays text: %s', async (text) => {
    const said = {
      summary: text,
      paragraphs: [text, text],
      features: [{ label: text, text }],
      box: [text, text],
      withoutMains: text,
    }
    const typed = {
      ...product,
      ...said,
      name: text,
      specification: [{ group: text, rows: [{ label: text, value: text, unit: text }] }],
    }
    const paper = await paintDatasheet(typed)
    const pdf = await read(paper)
    expect(pdf).toMatch(/\/Marked true/)
    expect(pagesOf(pdf)).toBeLessThan(12)
    const title =
      /<rdf:li xml:lang="x-default">([^<]*)</.exec(Buffer.from(pdf, 'latin1').toString())?.[1] ?? ''
    expect(
      title
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    ).toContain(text)
  })
})

it('a paper changes with what it prints, and with nothing else', async () => {
  const digest = async (change: object = {}) =>
    digestOfPaper(await paintDatasheet({ ...product, ...change }))
  const before = await digest()
  expect([
    await digest({ questions: [], title: 'Another title' }),
    await digest({ publishOn: '2026-01-01' }),
  ]).toEqual([before, before])
  expect(await digest({ box: ['Another thing'] })).not.toBe(before)
  const company = { ...settings().company, name: 'Ναυτιλία', currency: 'NGN', pricedIn: 'NGN' }
  const { title, fileName } = await withSettings({ company }, () => paintDatasheet(product))
  expect([title.endsWith('— Ναυτιλία'), fileName.startsWith('Ναυτιλία ')]).toEqual([true, true])
})

it.each([
  [1, 1],
  [20, 2],
  [60, 3],
])('a PDF of a pro-forma of %i lines with long names has at most %i pages', async (count, most) => {
  const lines = Array.from({ length: count }, (_, n) => ({
    ...({ kind: 'free', id: '' } as const),
    ...{ name: `${n + 1} Temperature and humidity sensor with a probe of three metres, white` },
    ...{ quantity: '12', price: '1234.50', isEstimate: n === 0 },
  }))
  const words = describeProForma(
    {
      ...{ addressee: 'Adaeze Okonkwo-Balogun', company: 'Marina Cold Stores and Logistics Ltd' },
      ...{ delivery: ownersFacts.tradeTerms.delivery, payment: ownersFacts.tradeTerms.payment },
      ...{ currency: 'NGN', exchange: { rate: '1451.5', on: '2026-11-20' }, vat: '7.5' },
      ...{ validUntil: '2026-12-24', lines },
    },
    { ...site(), ...ownersFacts },
    {
      ...{ number: 'k7m3-9qxa-1', today: '2026-11-24' },
      documents: [['Terms of sale', 'https://isopo.example/terms-of-sale']],
    },
    wordsOfSite().papers.proForma,
  )
  const mail = 'Dear Adaeze,\n\nthank you for your request.\n\nKind regards'
  const pdf = await read(proFormaPaper('Pro-forma invoice', mail, 'k7m3-9qxa-1', words))
  expect(pdf).toMatch(/\/Marked true/)
  expect(pdf).toContain('pdfuaid:part>1<')
  expect(pdf).toContain('(https://isopo.example/terms-of-sale)')
  expect(pagesOf(pdf)).toBeLessThanOrEqual(most)
  expect(pagesOf(pdf)).toBeGreaterThan(count / 40)
})

it('names the letters of a pro-forma that no typeface of the site has, and prints none of it', async () => {
  const words: ProFormaWords = {
    version: 1,
    ...{ parties: [], facts: [], lines: [], sums: [], split: [] },
    later: [],
    ...{ terms: [], note: '', documents: [] },
    given: null,
  }
  const write = (text: string) => printPaper(proFormaPaper('Pro-forma', text, 'k7m3-1', words))
  await expect(write('Dear สมชาย, dear 김민수, dear አበበ')).rejects.toMatchObject({
    name: 'UnprintableLetters',
    letters: 'สมชาย김민수አበ',
  })
  expect(
    (await write('Dear Adébáyọ̀ Ñíguez, dear Αθηνά, dear Иван, dear Åse')).length,
  ).toBeGreaterThan(0)
})

it('is on three sheets, each with its number and sum, and has no line on two of them', async () => {
  const name = `WWWWWWWW ${'by a name of lines '.repeat(8)}MMMMMMMM`
  const words: ProFormaWords = {
    ...{ version: 1, parties: [], facts: [], split: [], later: [], terms: [], note: '' },
    lines: Array.from({ length: 30 }, () => [name, '1', '$1.00', '$1.00']),
    ...{
      sums: [
        ['Net', '$30.00'],
        ['To be paid', '$30.00'],
      ],
      documents: [],
      given: null,
    },
  }
  const paper = proFormaPaper('Pro-forma', 'Text', 'k7m3-1', words)
  expect(paper.running).toBe('k7m3-1 · To be paid · $30.00')
  const pages = (await drawnPages(paper)).filter((page) => /T[jJ]/.test(page))
  // Eight equal letters, which begin and end each name, are eight equal glyphs.
  const ends = pages.map((page) => [...page.matchAll(/(\\000(?:\\\d{3}|\\?.))\1{7}/g)].length)
  expect(ends.filter((count) => count > 0)).toHaveLength(3)
  expect(ends.reduce((sum, count) => sum + count, 0)).toBe(2 * words.lines.length)
  expect(ends.filter((count) => count % 2 > 0)).toEqual([])
})
