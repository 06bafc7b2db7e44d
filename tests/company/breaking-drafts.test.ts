import { expect, it } from 'vitest'
import { atOnce } from '#src/content/kit/in-steps.ts'
import { causesOfFaults } from '#src/editing/problems.ts'

it('finds the drafts that break other entries, and ends after a number of attempts', () => {
  const [pricesAway, aboutAway] = ['content/pages/prices.yaml', 'content/pages/about.yaml']
  const drafts = new Map([
    ['content/products/harmless.yaml', null],
    [pricesAway, null],
    [aboutAway, null],
  ])
  const causes = (most?: number) =>
    atOnce(causesOfFaults({ root: '.', published: new Map(), drafts }, '2100-01-01', most))
  expect(causes().map(({ path }) => path)).toEqual([pricesAway, aboutAway])
  // The attempts: all three, the first two, each of these, and the last.
  expect(causes(4)).toMatchObject([
    { path: pricesAway, message: expect.stringContaining('has a fault') },
    { path: aboutAway, message: expect.stringContaining('Many drafts') },
  ])
})
