import { expect, it } from 'vitest'
import { htmlFaults } from './html-faults.ts'
import { pagesOfSite } from './pages-of-site.ts'

const pages = await pagesOfSite()

it.each([...pages.keys()])('%s is valid HTML', async (address) => {
  expect(await htmlFaults(pages.get(address) ?? '')).toEqual([])
})
