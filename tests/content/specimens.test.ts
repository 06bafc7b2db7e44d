import { expect, it } from 'vitest'
import { printedPages } from '#src/content/paper-addresses.ts'
import { findPaper } from '#src/paper/papers.ts'

it('the PDF of a specimen says so in its note and across each page', async () => {
  for (const [address, { specimen }] of await printedPages()) {
    const paper = await findPaper(address)
    if (specimen) expect(paper?.note).toBe(specimen.note)
    expect(paper?.stamp).toBe(specimen?.word)
  }
})
