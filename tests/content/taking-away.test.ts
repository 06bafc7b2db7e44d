import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { checkContent } from '#src/content/check/check-content.ts'
import { dependentsOf, findEntryFile } from '#src/content/check/dependents.ts'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { isWithoutPage } from '#src/content/page.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import { navigation } from '#src/content/settings/navigation.ts'
import { listedPages } from '#src/content/share-cards.ts'
import { currentSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { companyCases, makeCompany } from '../../scripts/company/company-cases.ts'
import { copyContent, date } from './copied-content.ts'
import { sampleProduct } from './sample-entries.ts'
import { someProduct } from './some-products.ts'

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
  const { snapshot } = makeCompany(companyCases['without an example site']?.() ?? [], date)
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

it('takes where there is no example site the figures of one for lost, and any other unknown token for a fault', () => {
  const { overlay, snapshot } = makeCompany(companyCases['without an example site']?.() ?? [], date)
  const lost = Object.keys(currentSnapshot().derived.tokens).filter(
    (name) => !(name in snapshot.derived.tokens),
  )
  const faultsWith = (names: string[]) => {
    const text = JSON.stringify({ heading: names.map((name) => `{${name}}`).join(' ') })
    const made = makeSnapshot({
      root: '.',
      date,
      number: 1,
      overlay: new Map([...overlay, ['content/pages/about.yaml', text]]),
    })
    return 'problems' in made
      ? made.problems.flatMap(({ message }) => /^Unknown token (.*);/.exec(message)?.[1] ?? [])
      : []
  }
  expect(faultsWith(lost)).toEqual([])
  expect(faultsWith(['privacyEmial', 'hotelBil', 'other'])).toEqual([
    '{privacyEmial}',
    '{hotelBil}',
    '{other}',
  ])
})
