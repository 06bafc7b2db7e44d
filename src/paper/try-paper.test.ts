import { expect, it } from 'vitest'
import { technicalDocumentAddress } from '#src/content/addresses/address-of.ts'
import { setBaseSnapshot } from '#src/content/base-snapshot.ts'
import { getDocument } from '#src/content/document.ts'
import { datasheetAddress } from '#src/content/paper-addresses.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { type Snapshot, setCurrentSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { findPaper } from './papers.ts'
import { printPaper } from './print.ts'
import { tryPaper } from './try-paper.ts'

const { snapshot } = setBaseSnapshot()
const [product] = currentCopy().products
const papers = [
  ...(getDocument() ? [technicalDocumentAddress] : []),
  datasheetAddress(product?.id ?? 0),
]

const withLocale = (locale: string): Snapshot => ({
  ...snapshot,
  settings: { ...snapshot.settings, company: { ...snapshot.settings.company, locale } },
})
// A language that JavaScript takes, and that a PDF cannot be set in.
const unprintable = withLocale('abcdefgh')

it.each(papers)('says that what a change makes of %s cannot be set', async (address) => {
  setCurrentSnapshot(snapshot)
  await expect(withSnapshot(unprintable, () => tryPaper(address))).rejects.toThrow()
})

it.each(papers)(
  'prints %s again where it changes, and not where it stays as it is',
  async (address) => {
    setCurrentSnapshot(snapshot)
    expect(await withSnapshot(withLocale('fr-FR'), () => tryPaper(address))).toBeUndefined()
    setCurrentSnapshot(unprintable)
    expect(await withSnapshot(unprintable, () => tryPaper(address))).toBeUndefined()
  },
)

it('passes over an address without a paper', async () =>
  expect(await tryPaper('/documents/none.pdf')).toBeUndefined())

it.each(papers)('prints %s without a note, as in a preview', async (address) => {
  setCurrentSnapshot(snapshot)
  const paper = await findPaper(address)
  if (!paper) throw new Error('There is no paper')
  const bare = { ...paper, note: undefined, stamp: undefined }
  expect((await printPaper(bare)).length).toBeGreaterThan(0)
})
