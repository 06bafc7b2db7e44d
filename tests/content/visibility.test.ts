import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { addressOf } from '#src/content/addresses/address-of.ts'
import { checkContent } from '#src/content/check/check-content.ts'
import { neededPages } from '#src/content/collections/page-schemas.ts'
import { settings } from '#src/content/settings/settings.ts'
import { numberInWords } from '#src/contracts/tokens.ts'
import { copyContent, date } from './copied-content.ts'
import { someProduct } from './some-products.ts'

const { root, problems, warnings, write, replace } = copyContent()
const { file, text, slug, address } = someProduct
const gateway = 'content/products/gateway.yaml'

describe('an entry that is hidden', () => {
  const hide = (fields: string) => write(file, `${fields}\n${text}`)
  const pictured = () => checkContent(root, date)
  it('leaves the copy that visitors see and its counts, and its address is gone', () => {
    const shown = pictured().entries.filter(({ collection }) => collection === 'products').length
    hide('hidden: true')
    replace('content/pages/about.yaml', /What we make/, "'Our {products:words} products'")
    const { entries, moved } = pictured()
    expect(entries.some(({ id }) => id === slug)).toBe(false)
    expect(moved).toEqual([{ from: address, to: null }])
    expect(JSON.stringify(entries)).toContain(
      `${numberInWords(shown - 1, settings().phrases.numbers)} products`,
    )
  })
  it('is linked to by no text, and only by buttons that lead elsewhere', () => {
    hide('hidden: true')
    replace('content/pages/about.yaml', /href: \/[\w-]+/, `href: /product/${slug}`)
    replace(
      'content/pages/about.yaml',
      /^title: /m,
      `title: "[Look at it](/product/${slug}) {name}" #`,
    )
    expect(problems()).toEqual([])
    const about = JSON.stringify(pictured().entries.find(({ id }) => id === 'about'))
    expect(about).toContain('"Look at it ')
    expect(about).not.toContain(address)
    hide('hidden: true\nredirect: /products')
    expect(problems()).toEqual([])
    expect(pictured().moved).toEqual([{ from: address, to: '/products' }])
    hide(`hidden: true\nredirect: ${address}`)
    expect(problems()).toContain(`${file}:2: This leads back to its own page`)
    hide(`hidden: true\nredirect: ${address}?color=black`)
    expect(problems()).toContain(`${file}:2: This leads back to its own page`)
    hide('hidden: true\nredirect: mailto:somebody@company.example')
    expect(problems()).toContainEqual(
      expect.stringMatching(`^${file}:2: redirect: A path of this site like`),
    )
    hide('hidden: true\nredirect: /nowhere')
    expect(problems()).toContain(`${file}:2: No page /nowhere`)
  })
  it('may name what is gone, as a warning, until visitors see it again', () => {
    const says = (paragraph: string, hidden: boolean) =>
      write(file, JSON.stringify({ ...parse(text), hidden, paragraphs: [paragraph] }))
    for (const [paragraph, message] of [
      ['See {noSuchPage}.', 'No value for {noSuchPage}'],
      ['Ask [us](/nowhere).', 'No page /nowhere'],
    ] as const) {
      says(paragraph, true)
      expect(problems()).toEqual([])
      expect(warnings()).toContainEqual(expect.stringContaining(message))
      says(paragraph, false)
      expect(problems()).toEqual([expect.stringContaining(message)])
    }
  })
  it('was never there while its day has not come', () => {
    hide("publishOn: '2100-01-02'")
    expect(pictured().moved).toEqual([])
    expect(pictured().entries.some(({ id }) => id === slug)).toBe(false)
    expect(checkContent(root, '2100-01-02').entries.some(({ id }) => id === slug)).toBe(true)
  })
  it('ends in no fault, whatever is hidden together', () => {
    const files = [...globSync('content/{pages,products,articles,free-pages}/*.yaml')].filter(
      (one) => ![...neededPages, 'home'].some((name) => one === `content/pages/${name}.yaml`),
    )
    for (const one of files) write(one, `hidden: true\n${readFileSync(one, 'utf8')}`)
    expect(problems()).toEqual([])
  })
  it('takes along what needs it: the page and example sites of a gateway, but not before a day', () => {
    replace(gateway, /^name: /m, 'hidden: true\nname: ')
    const { entries, moved } = pictured()
    expect(problems()).toEqual([])
    expect(entries.map(({ collection }) => collection)).not.toContain('example-sites')
    expect(moved).toContainEqual({ from: '/edge-gateway', to: null })
    replace(gateway, /^hidden: true/m, "publishOn: '2100-01-02'")
    expect(problems()).toContainEqual(expect.stringMatching('gateway.yaml:\\d+: .*hide it until'))
  })
})

describe('a page that an owner makes', () => {
  const page = [
    'title: "Rent a gateway by the month | {name}"',
    'description: "Rent our gateway by the month, with the sensors you need, and send it back when the project is over. From one month on."',
    'heading: Rent a gateway',
    'lead: Rent it by the month and send it back.',
    'parts:',
    '  - products:',
    '      heading: { name: For rent }',
    '      items: [gateway]',
  ].join('\n')
  beforeEach(() => mkdirSync(path.join(root, 'content/free-pages'), { recursive: true }))
  it('has the address of its file, to which others may link', () => {
    write('content/free-pages/rent.yaml', page)
    replace('content/pages/about.yaml', /href: \/[\w-]+/, 'href: /rent')
    expect(problems()).toEqual([])
  })
  const taken = ['products', 'admin', 'api', 'about', '_astro', 'film']
  // Its PDF would have the address of the technical document.
  const takenByFile = 'edge-gateway-technical-document'
  it.each([...taken, takenByFile, 'home'])('is not called %s, which is another address', (name) => {
    const address = name === 'home' ? '/' : `/${name}`
    write(`content/free-pages/${name}.yaml`, page)
    expect(problems()).toEqual([
      `content/free-pages/${name}.yaml:1: ${address}, its share card or its PDF is the address of another page or file too, such as src/pages/${name}.astro: give it another name, or hide that page`,
    ])
  })
  it.each([
    ['home', '/'],
    ['about', '/about'],
    ['services', '/services'],
  ] as const)('may be called %s where that page is hidden or gone', (name, address) => {
    const replaced = `content/pages/${name}.yaml`
    write(`content/free-pages/${name}.yaml`, page)
    replace(replaced, /^/, 'hidden: true\n')
    expect(problems()).toEqual([])
    const { entries } = checkContent(root, date)
    expect(entries.filter((entry) => addressOf(entry) === address)).toMatchObject([
      { collection: 'free-pages', id: name },
    ])
    rmSync(path.join(root, replaced))
    expect(problems()).toEqual([])
  })
  it('is missed at the first address, where no other page is', () => {
    replace('content/pages/home.yaml', /^/, 'hidden: true\n')
    expect(problems()).toEqual([expect.stringContaining('home.yaml:1: The site has no first page')])
    replace('content/pages/home.yaml', /^/, 'redirect: /products\n')
    expect(problems()).toEqual([])
  })
})
