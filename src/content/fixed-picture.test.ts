import { describe, expect, it } from 'vitest'
import { contactPicture, fixedFiles, notFoundPicture, solutionsPicture } from './fixed-picture.ts'

describe('the pictures of pages that are rendered on demand', () => {
  const made = new Set(fixedFiles.map(({ name }) => `/pictures/${name}`))

  it.each([
    ['not found', notFoundPicture],
    ['contact', contactPicture],
    ['solutions menu', solutionsPicture],
  ])('have every file made that the page names: %s', (_, { src, sources }) => {
    const named = sources.flatMap(({ srcSet }) => srcSet.split(', ').map((entry) => entry.split(' ')[0] ?? ''))
    for (const address of [src, ...named]) expect(made).toContain(address)
  })
})
