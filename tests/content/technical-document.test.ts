import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { digestLine } from '#src/content/check/document-digest.ts'
import { currentCopy } from '#src/content/copy.ts'
import { site } from '#src/content/settings/site.ts'
import { pageOfChapter } from '#src/ui/sections/document/page-of-chapter.ts'
import { digestOfToday } from '../../scripts/document-digest.ts'

const copy = currentCopy()

const pdf = readFileSync(`public${site().technicalDocument}`).toString('latin1')
const titles = copy.folder('documents').flatMap(({ chapters }) => chapters.map(({ title }) => title))
const gateway = copy.page('edge-gateway')

it('the technical document is a tagged PDF with a language and a title', () => {
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pdf).toMatch(/\/Marked true/)
  expect(pdf).toMatch(/\/StructTreeRoot/)
  expect(pdf).toMatch(new RegExp(`/Lang \\(${site().locale}\\)`))
  expect(pdf).toMatch(/\/Outlines/)
})

it('it has six to ten pages, and each chapter stands where the contents say', () => {
  const pages = pdf.match(/\/Type \/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThanOrEqual(6)
  expect(pages).toBeLessThanOrEqual(10)
  expect(pageOfChapter(titles, titles.at(-1) ?? '')).toBe(pages)
})

it('it has every chapter that /edge-gateway refers to', () =>
  expect(gateway.features.items.map(({ chapter }) => chapter).filter((chapter) => !titles.includes(chapter))).toEqual([]))

it('it was printed from the copy of today (else: npm run build && npm run document)', () =>
  expect(pdf.includes(digestLine(digestOfToday()))).toBe(true))
