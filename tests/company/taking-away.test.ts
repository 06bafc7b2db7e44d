import { rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkContent } from '#src/content/check/check-content.ts'
import { dependentsOf, findEntryFile } from '#src/content/check/dependents.ts'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { isWithoutPage } from '#src/content/page.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import { navigation } from '#src/content/settings/navigation.ts'
import { listedPages } from '#src/content/share-cards.ts'
import { withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { ownerSite } from '../../scripts/company/owner-site.ts'
import { copyContent, date } from '../content/copied-content.ts'
import { sampleProduct } from '../content/sample-entries.ts'
import { someProduct } from '../content/some-products.ts'

const { root, problems, replace } = copyContent(sampleProduct)
const remove = (file: string) => rmSync(path.join(root, file))
const warnings = () => checkContent(root, date).warnings.map(describeProblem)
const product = 'content/products/none.yaml'
const gateway = 'content/products/gateway.yaml'
/** That of the first link in the footer. */
const anyLink = /(?<="footer": \[[^\]]*)"href": "[^"]*"/

it('leaves out an entry of a list that names a product that is not there, and keeps the lines of what is left', () => {
  const [named, linked] = [
    replace(sampleProduct.file, /^related: \[/m, 'related: [ none,'),
    replace('content/navigation.json', anyLink, '"href": "/product/none"'),
  ]
  const said = warnings()
  expect(said).toContain(
    `${sampleProduct.file}:${named}: ${product} does not exist, so visitors do not see this link`,
  )
  expect(said).toContain(
    `content/navigation.json:${linked}: ${product} does not exist, so visitors do not see this entry`,
  )
  expect(problems()).toEqual([])
  const later = replace('content/navigation.json', anyLink, '"href": "/nowhere"')
  expect(problems()).toEqual([`content/navigation.json:${later}: No page /nowhere`])
})

it('takes links to a part of a hidden page that leads elsewhere', () => {
  replace('content/pages/prices.yaml', /^/, 'hidden: true\nredirect: /products\n')
  expect(problems()).toEqual([])
})

it('asks for a decision where a text links to a product, and where a certificate names it', () => {
  const line = replace(
    'content/pages/about.yaml',
    /^title: /m,
    'title: "[x](/product/none) {name}" #',
  )
  expect(problems()).toEqual([`content/pages/about.yaml:${line}: No product ${product}`])
})

it('names all layers at once, before a file is taken away', () => {
  expect(findEntryFile(root, date, someProduct.address)).toBe(someProduct.file)
  const { follows, decisions } = dependentsOf(root, date, [gateway])
  expect(findEntryFile(root, date, 'products/gateway')).toBe(gateway)
  expect([...follows, ...decisions].map(({ message }) => message).join()).toContain(gateway)
  remove(gateway)
  expect(warnings()).toEqual(expect.arrayContaining(follows.map(describeProblem)))
  expect(problems()).toEqual(decisions.map(describeProblem))
})

it('shows nothing of example sites where there is none: no page, link, set or sentence', async () => {
  const made = makeSnapshot({ root: '.', date, number: 1, overlay: ownerSite() })
  if ('problems' in made) throw new Error(made.problems.map(describeProblem).join('\n'))
  const { snapshot } = made
  await withSnapshot(snapshot, async () => {
    const isWithout = isWithoutPage()
    const gone = ['/cut-the-power']
    expect(gone.filter((address) => !isWithout(address))).toEqual([])
    expect(listedPages().filter(({ address }) => isWithout(address))).toEqual([])
    expect(
      JSON.stringify([navigation(), snapshot.entries.filter(({ id }) => id === 'home')]),
    ).not.toContain('/cut-the-power')
  })
})

describe('a block that needs something', () => {
  const about = 'content/pages/about.yaml'
  const anyBlock = /^ {6}- paragraph: >-\n/m
  const needing = (needs: string, text: string) =>
    `      - onlyWith: [ ${needs} ]\n        paragraph: '${text}'\n      - paragraph: >-\n`
  const textsOf = () => {
    const made = makeSnapshot({ root, date, number: 1 })
    if ('problems' in made) throw new Error(made.problems.map(describeProblem).join('\n'))
    return JSON.stringify(made.snapshot.entries.find(({ file }) => file === about)?.data)
  }

  it.each(['hotel', '/products', 'registration', 'warranty', 'hotel, /product/gateway'])(
    'is shown with %s',
    (needs) => {
      replace(about, anyBlock, needing(needs, 'Read this.'))
      expect(warnings().filter((one) => one.startsWith(about))).toEqual([])
      expect(textsOf()).toContain('Read this.')
    },
  )

  it('is left out without a word if the company left a setting empty', () => {
    replace(about, anyBlock, needing('scheduling', 'Come and see.'))
    expect(warnings().filter((one) => one.startsWith(about))).toEqual([])
    expect(textsOf()).not.toContain('Come and see')
  })

  it('is left out without a word with a hidden example site', () => {
    replace('content/example-sites/hotel.yaml', /^/, 'hidden: true\n')
    replace(about, anyBlock, needing('hotel', 'Come and see.'))
    expect(
      warnings().filter((one) => one.includes('Shown only with') && one.includes('hotel')),
    ).toEqual([])
    expect(textsOf()).not.toContain('Come and see')
  })

  it('is left out without a word with a hidden product, and in a hidden page', () => {
    replace(about, anyBlock, needing(`/product/${someProduct.slug}`, 'Come and see.'))
    replace(someProduct.file, /^/, 'hidden: true\n')
    expect(warnings().filter((one) => one.startsWith(about))).toEqual([])
    expect(textsOf()).not.toContain('Come and see')
    replace(about, anyBlock, needing('casino', 'Come and see.'))
    replace(about, /^/, 'hidden: true\n')
    expect(warnings().filter((one) => one.startsWith(about))).toEqual([])
  })

  it.each(['casino', '/product/none', '/cut-the-power?site=casino', 'hotel, casino'])(
    'is left out whole without %s, with its tokens, and the owner reads why',
    (needs) => {
      const line = replace(about, anyBlock, needing(needs, 'Come and see {casinoBill}.'))
      const missing = needs.replace('hotel, ', '').replace(/^casino$/, '“Casino”')
      expect(warnings()).toContain(
        `${about}:${line}: Shown only with ${missing}, which this site does not have: visitors do not see it`,
      )
      expect(problems()).toEqual([])
      expect(textsOf()).not.toContain('Come and see')
    },
  )

  it('names a need that is none, instead of leaving the block out', () => {
    const line = replace(about, anyBlock, needing("''", 'Come and see.'))
    expect(problems()).toEqual([expect.stringMatching(`^${about}:${line}: .*onlyWith.0: `)])
  })

  it('is the only place for a token without a value', () => {
    const line = replace(about, anyBlock, needing('hotel', 'Come and see {casinoBill}.'))
    expect(problems()).toEqual([
      expect.stringMatching(`^${about}:${line + 1}: No value for \\{casinoBill\\} on this site; `),
    ])
  })

  it('may be a whole page, which then is no target of links', () => {
    const line = replace('content/pages/aiot.yaml', /^heading:/m, 'onlyWith: [ casino ]\nheading:')
    expect(warnings().join()).toContain(`aiot.yaml:${line}: Shown only with “Casino”`)
    expect(problems().every((problem) => problem.endsWith('No page /aiot'))).toBe(true)
    expect(problems().length).toBeGreaterThan(0)
  })
})
