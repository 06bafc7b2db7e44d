import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import { startSite } from '../../scripts/site/start-site.ts'
import { makeChangedRoot } from '../../tests/changed-root.ts'
import { lostTexts } from '../access/text-size.ts'
import { expect, test } from '../fixtures.ts'

const file = 'content/pages/iot-development-services.yaml'

/** The file of a page with tables of ten and of forty columns. */
function withWideTables(): string {
  const page = parse(readFileSync(file, 'utf8'))
  for (const count of [10, 40]) {
    const row = (word: string) => Array.from({ length: count }, (_, at) => `${word} ${at + 1}`)
    const table = { caption: `Of ${count}`, columns: row('Commissioning') }
    page.sections[0].blocks.push({ table: { ...table, rows: [row('Troubleshooting')] } })
  }
  return stringify(page)
}

const root = mkdtempSync(path.join(tmpdir(), 'wide-tables-'))
let site: Awaited<ReturnType<typeof startSite>>
test.beforeAll(async () => {
  makeChangedRoot(root, new Map([[file, withWideTables()]]))
  site = await startSite({ root })
})
test.afterAll(async () => {
  await site.stop()
  rmSync(root, { recursive: true })
})

test('tables of ten and of forty columns break no word on their page, also with large text', async ({
  page,
  allowedOrigins,
}) => {
  allowedOrigins.push(site.origin)
  await page.goto(`${site.origin}/iot-development-services`)
  const tables = page.getByRole('table', { name: /^Of \d+$/ })
  await expect(tables).toHaveCount(2)
  for (const [width, size] of [
    [390, '100%'],
    [390, '200%'],
    [1440, '100%'],
    [1440, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate((large) => {
      document.documentElement.style.fontSize = large
    }, size)
    expect.soft(await lostTexts(page), `${width} px, ${size}`).toEqual([])
    const lines = await tables.evaluateAll((all) =>
      all.map((element) => {
        const ofCells = [...element.querySelectorAll('tbody span')].map((cell) => {
          const range = document.createRange()
          const [text = cell] = cell.childNodes
          range.setStart(text, 0)
          range.setEnd(text, 'Troubleshooting'.length)
          return range.getClientRects().length
        })
        return Math.max(...ofCells)
      }),
    )
    expect.soft(lines, `${width} px, ${size}`).toEqual([1, 1])
  }
})
