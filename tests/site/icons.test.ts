import sharp from 'sharp'
import { expect, it } from 'vitest'
import { brand } from '#src/content/settings/brand.ts'
import { fileOfSite, pagesOfSite } from './pages-of-site.ts'

const { dark, light } = brand()
const { icons } = JSON.parse((await fileOfSite('/manifest.webmanifest')).toString()) as {
  icons: { src: string; sizes: string; type: string }[]
} // the site's own manifest

it.each(icons)(
  'the manifest has $src in the size and format it names',
  async ({ src, sizes, type }) => {
    const { format, width, height } = await sharp(await fileOfSite(src)).metadata()
    expect(type).toContain(format)
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
  },
)

it('programs that ask for /favicon.ico get pictures of 16, 32 and 48 pixels', async () => {
  const file = await fileOfSite('/favicon.ico')
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3])
  const sizes = [0, 1, 2].map(async (index) => {
    const entry = 6 + 16 * index
    const start = file.readUInt32LE(entry + 12)
    const { width, height } = await sharp(
      file.subarray(start, start + file.readUInt32LE(entry + 8)),
    ).metadata()
    expect([file.readUInt8(entry), file.readUInt8(entry + 1)]).toEqual([width, height])
    return width
  })
  expect(await Promise.all(sizes)).toEqual([16, 32, 48])
})

it('every page colours the frame of the browser in its own scheme, and its icons are there', async () => {
  const icons = new Set<string>()
  for (const [path, html] of await pagesOfSite()) {
    const metas = [
      ...html.matchAll(
        /<meta name="theme-color" content="([^"]+)" media="\(prefers-color-scheme: (\w+)\)"/g,
      ),
    ]
    if (!path.startsWith('/documents/'))
      expect(Object.fromEntries(metas.map(([, colour, scheme]) => [scheme, colour])), path).toEqual(
        {
          light: light.surface,
          dark: dark.surface,
        },
      )
    for (const [, href = ''] of html.matchAll(
      /<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g,
    ))
      icons.add(href)
  }
  expect(icons.size).toBeGreaterThan(1)
  for (const href of icons) expect((await fileOfSite(href)).length).toBeGreaterThan(0)
})
