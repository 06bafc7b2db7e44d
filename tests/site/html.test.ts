import { expect, it } from 'vitest'
import { builtPages } from './built-pages.ts'
import { htmlFaults } from './html-faults.ts'

const pages = builtPages()

it.each([...pages.keys()])('%s is valid HTML', async (address) => {
  expect(await htmlFaults(pages.get(address) ?? '')).toEqual([])
})
