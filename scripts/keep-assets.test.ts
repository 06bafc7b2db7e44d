import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { keepAssets } from './keep-assets.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

function build(inputs: string, scripts: Record<string, string>): string {
  const checkout = mkdtempSync(path.join(folder, 'checkout-'))
  for (const part of ['dist/client/_astro/fonts', 'src/assets/renditions', 'content'])
    mkdirSync(path.join(checkout, part), { recursive: true })
  copyFileSync('content/brand.json', path.join(checkout, 'content/brand.json'))
  writeFileSync(
    path.join(checkout, 'content/company.json'),
    JSON.stringify({ name: 'Ann & Sons', phone: '+254 20 123', locale: 'en-KE' }),
  )
  writeFileSync(path.join(checkout, 'dist/build.json'), JSON.stringify({ inputs }))
  for (const [name, text] of Object.entries(scripts))
    writeFileSync(path.join(checkout, 'dist/client/_astro', name), text)
  writeFileSync(path.join(checkout, 'src/assets/renditions/picture.avif'), 'picture')
  return checkout
}
const place = () => path.join(folder, 'assets')
const kept = () =>
  readdirSync(path.join(place(), '_astro'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

it('holds the files of a version and of the one before', () => {
  const versions = ['a', 'b', 'c'].map((name) =>
    build(name, { [`Form.${name}.js`]: name, 'fonts/same.woff2': 'font' }),
  )
  const [a = '', b = '', c = ''] = versions
  expect(keepAssets(place(), a)).toEqual({ files: 3, versions: 1 })
  keepAssets(place(), b)
  expect(kept()).toEqual(['Form.a.js', 'Form.b.js', 'picture.avif', 'same.woff2'])
  keepAssets(place(), b)
  expect(kept()).toContain('Form.a.js')
  expect(keepAssets(place(), c)).toEqual({ files: 4, versions: 2 })
  expect(kept()).toEqual(['Form.b.js', 'Form.c.js', 'picture.avif', 'same.woff2'])
  keepAssets(place(), b)
  expect(kept()).toEqual(['Form.b.js', 'Form.c.js', 'picture.avif', 'same.woff2'])
})

it('leaves out what an interrupted run has begun', () => {
  const version = build('a', { 'Form.a.js': 'whole' })
  mkdirSync(path.join(place(), '_astro'), { recursive: true })
  writeFileSync(path.join(place(), '_astro/Form.a.js.unfinished'), 'wh')
  keepAssets(place(), version)
  expect(kept()).toEqual(['Form.a.js', 'picture.avif'])
  expect(readFileSync(path.join(place(), '_astro/Form.a.js'), 'utf8')).toBe('whole')
})

it('writes the page for when no process answers, which loads nothing', () => {
  keepAssets(place(), build('a', {}))
  const page = readFileSync(path.join(place(), 'unavailable.html'), 'utf8')
  for (const part of [
    '<html lang="en-KE">',
    '<h1>Ann &amp; Sons</h1>',
    '<a href="">Try again</a>',
    'href="tel:+25420123"',
  ])
    expect(page).toContain(part)
  expect(page).not.toMatch(/https?:|src=|url\(|<script/)
})
