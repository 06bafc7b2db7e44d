import { expect, it } from 'vitest'
import { addressOfPage } from '#src/content/addresses/address-of.ts'
import { checkContent } from '#src/content/check/check-content.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { changedSetting } from '../content/changed-content.ts'

it('a card about a sister company falls away with it', () => {
  const offeringsOf = (values: object) =>
    checkContent('.', '2100-01-01', new Map([changedSetting('company', values)])).entries.flatMap(
      ({ id, data }) => (id === 'offerings' ? data['offerings'] : []),
    )
  const sister = { name: 'Sister', suffix: 'Sister', url: 'https://sister.example' }
  const both = { sisterBrand: sister, healthBrand: { name: 'Care', url: 'https://care.example' } }
  expect(offeringsOf(both)).toEqual(
    expect.arrayContaining([expect.objectContaining({ href: sister.url })]),
  )
  expect(offeringsOf({ ...both, sisterBrand: null })).toHaveLength(2)
  expect(offeringsOf({ sisterBrand: null, healthBrand: null })).toHaveLength(1)
})

it('the last button of each page that leads to the form says which page it is', () => {
  const copy = currentCopy()
  const toForm = copy.pageNames.flatMap((name) => {
    if (name === 'product' || name === 'image') return []
    const page = copy.page(name)
    const href = 'callToAction' in page ? page.callToAction.action.href : ''
    return href.startsWith('/contact') ? [{ address: addressOfPage(name), href }] : []
  })
  expect(toForm).not.toEqual([])
  for (const { address, href } of toForm)
    expect(new URL(href, 'https://site.example').searchParams.get('about')).toBe(address)
})
