import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { productLink } from '#src/content/addresses/address-of.ts'
import { checkContent } from '#src/content/check/check-content.ts'
import { productToken } from '#src/content/reading/product-links.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import { writeEntry } from '#src/editor/texts/entry-texts.server.ts'
import { copyContent, date } from './copied-content.ts'
import { someProduct } from './some-products.ts'

const { root, problems, warnings, replace, write } = copyContent()
const about = 'content/pages/about.yaml'
const { slug, id, name, text } = someProduct
const link = productLink(slug)
const token = `{${productToken(slug)}}`
const inHeading = (heading: string) => replace(about, /^heading: .*$/m, `heading: "${heading}"`)
const headingIn = (overlay?: Map<string, string>) => {
  const { entries } = checkContent(root, date, overlay)
  return entries.find(({ file }) => file === about)?.data['heading']
}

it('gives a link by file the address that visitors see, and a token the name', () => {
  inHeading(`[${token}](${link}), [again](${link}?from=mail)`)
  expect(problems()).toEqual([])
  expect(headingIn()).toBe(`[${name}](/product/${id}), [again](/product/${id}?from=mail)`)
})

it('follows a product that takes another number', () => {
  inHeading(`[x](${link})`)
  const moved = text.replace(/^id: .*$/m, 'id: 9001')
  expect(headingIn(new Map([[someProduct.file, moved]]))).toBe('[x](/product/9001)')
})

it('gives a product with the number of a removed one neither its links nor its name', () => {
  const line = inHeading(`[${token}](${link})`)
  const other = text.replace(/^name: .*$/m, 'name: Water Meter')
  const found = checkContent(
    root,
    date,
    new Map([
      [someProduct.file, null],
      ['content/products/water-meter.yaml', other],
    ]),
  ).problems.map(describeProblem)
  expect(found).toContain(`${about}:${line}: No product ${someProduct.file}`)
  expect(found).toContain(
    `${about}:${line}: No product has the token ${token}: write another product, or none`,
  )
})

it('refuses a link by number in a file, and still understands one that is published', () => {
  const line = inHeading(`[x](/product/${id}?from=mail)`)
  const message = `${about}:${line}: /product/${id}?from=mail names a product by its number: write ${link}`
  expect(problems()).toEqual([message])
  const published = new Map([[about, readFileSync(`${root}/${about}`, 'utf8')]])
  const checked = checkContent(root, date, published)
  expect(checked.problems.map(describeProblem)).toEqual([])
  expect(checked.warnings.map(describeProblem)).toContain(message)
})

it('writes the file for a number that an editor pasted, and leaves other addresses as they are', () => {
  const workspace = { root, published: new Map(), drafts: new Map() }
  const written = writeEntry(workspace, about, {
    heading: `[x](/product/${id}?from=mail) [y](/product/9001) /product/${id}`,
    href: `/product/${id}`,
  })?.text
  expect(written).toContain(`[x](${link}?from=mail) [y](/product/9001) /product/${id}`)
  expect(written).toContain(`href: ${link}`)
})

it('warns of a name that is written out, but not in the own file or in another spelling', () => {
  const other = 'content/products/hall-clock.yaml'
  write(other, text.replace(/^id: .*$/m, 'id: 9001').replace(/^name: .*$/m, 'name: Hall Clock'))
  const line = inHeading('A Hall Clock, no hall clock and no Hall Clocks')
  const said = warnings().filter((warning) => warning.includes('Hall Clock'))
  expect(said).toEqual([
    `${about}:${line}: “Hall Clock” would stay in this text if the product were removed: write {hallClockProduct}`,
  ])
})

it('says that a page about a removed product can be deleted, but not one that only names it, or that the site needs', () => {
  const rent = 'content/free-pages/rent.yaml'
  const page = (heading: string, lead: string) => write(rent, JSON.stringify({ heading, lead }))
  const deletable = () =>
    checkContent(root, date, new Map([[someProduct.file, null]])).deletable.filter(
      (file) => !file.startsWith('content/example-sites/'),
    )
  replace('content/pages/home.yaml', /^title: .*$/m, `title: "${token}"`)
  page('Rent', `Rent a ${token}`)
  expect(deletable()).toEqual([])
  page(`Rent a ${token}`, 'By the month')
  expect(deletable()).toEqual([rent])
  expect(checkContent(root, date).deletable).toEqual([])
})
