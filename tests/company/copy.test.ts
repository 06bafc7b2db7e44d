import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { currentCopy } from '#src/content/snapshot/copy.ts'

it('§2 technologies and tools · shows four protocols', () =>
  expect(currentCopy().page('technologies-tools').protocols.items).toHaveLength(4))

it('counts in words no list that an owner may shorten to one', () => {
  const counted = /\{(products|devices|solutions|useCases|partners|services|orderedServices)[:}]/
  const counting = globSync('content/**/*.yaml').filter((file) =>
    counted.test(readFileSync(file, 'utf8')),
  )
  expect(counting).toEqual([])
})
