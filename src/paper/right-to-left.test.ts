import { expect, it } from 'vitest'
import { technicalDocumentAddress } from '#src/content/addresses/address-of.ts'
import { setBaseSnapshot } from '#src/content/base-snapshot.ts'
import { getDocument } from '#src/content/document.ts'
import { datasheetAddress } from '#src/content/paper-addresses.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { formatAmount } from '#src/contracts/formats.ts'
import { isolate, isolateRuns } from '#src/contracts/text/direction.ts'
import { findPaper } from './papers.ts'
import { printPaper, textsOf } from './print.ts'

const { snapshot } = setBaseSnapshot()
const company = { ...snapshot.settings.company, locale: 'ar' }
const arabic = { ...snapshot, settings: { ...snapshot.settings, company } }
const papers = [
  ...(getDocument() ? [technicalDocumentAddress] : []),
  ...currentCopy()
    .products.slice(0, 1)
    .map(({ id }) => datasheetAddress(id)),
]

it.each(papers)('each place of %s that is printed has its runs isolated', (address) =>
  withSnapshot(arabic, async () => {
    const paper = await findPaper(address)
    if (!paper) throw new Error('There is no paper')
    const written = '−10.0 °C, +234 700'
    const cover = { picture: 'a-b.webp', heading: written, subtitle: written, facts: [] }
    const run = (text: string) => ({ text, style: 'plain' as const, href: '' })
    const sentence = [run('While the fibre is cut, readings wait. '), run('More'), run('.')]
    const mixed = [run('مرحبا '), run('−10.0 °C')]
    const blocks = [sentence, mixed].map((text) => ({ kind: 'paragraph' as const, text }))
    const { foot, ...printed } = textsOf({
      ...{ ...paper, cover, running: written, heading: written, lead: written },
      ...{ note: written, contents: written, sections: [{ heading: '', blocks }] },
    })
    const { open, close } = isolate
    expect(printed.sections).toMatchObject([
      {
        blocks: [
          {
            text: [
              { text: `${open}${sentence[0]?.text}` },
              { text: 'More' },
              { text: `.${close}` },
            ],
          },
          { text: [mixed[0], { text: `${open}−10.0 °C${close}` }] },
        ],
      },
    ])
    const isolated = isolateRuns(written)
    expect(isolated).not.toBe(written)
    expect(printed).toMatchObject({
      ...{ running: isolated, heading: isolated, lead: isolated, note: isolated },
      ...{ contents: isolated, isRightToLeft: true, fileName: paper.fileName },
      cover: { picture: 'a-b.webp', heading: isolated, subtitle: isolated },
    })
    expect(foot.map(isolateRuns)).toEqual(foot)
    const amount = formatAmount('112.520', { locale: 'ar', currency: 'JOD' })
    await expect(printPaper({ ...paper, lead: `${amount}: 50%` })).resolves.toBeDefined()
  }),
)
