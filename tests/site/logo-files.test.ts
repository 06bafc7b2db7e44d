import sharp from 'sharp'
import { expect, it } from 'vitest'
import { site } from '#src/content/settings/site.ts'
import { fileOfSite, origin } from './pages-of-site.ts'

const names = ['logo', 'symbol'].flatMap((mark) =>
  ['on-light', 'on-dark', 'mono'].map((on) => `${mark}-${on}.svg`),
)
const files = new Map(
  await Promise.all(names.map(async (name) => [name, await fileOfSite(`/brand/${name}`)] as const)),
)
const read = (name: string) => files.get(name) ?? Buffer.alloc(0)

it.each(names)('%s is a drawing that needs no font and no style sheet', async (name) => {
  const svg = read(name).toString()
  expect(svg).toContain(`<title>${site().name}</title>`)
  expect(svg).not.toMatch(/<text|font|var\(|currentColor|style/)
  // Reading the size of a malformed file would throw.
  const { width = 0, height = 0 } = await sharp(read(name)).metadata()
  expect(width / height).toBeGreaterThanOrEqual(name.startsWith('logo') ? 2 : 1)
  const { channels } = await sharp(read(name)).ensureAlpha().stats()
  expect(channels[3]?.max, 'something is drawn').toBe(255)
  expect(channels[3]?.min, 'its ground is clear').toBe(0)
})

it('the files differ in colour only', () => {
  const uncoloured = (name: string) =>
    read(name)
      .toString()
      .replaceAll(/#[0-9a-f]{6}/g, '')
  for (const mark of ['logo', 'symbol']) {
    expect(uncoloured(`${mark}-on-dark.svg`)).toBe(uncoloured(`${mark}-on-light.svg`))
    expect(uncoloured(`${mark}-mono.svg`)).toBe(uncoloured(`${mark}-on-light.svg`))
  }
})

it('the page about the company links each of them', async () => {
  const about = await (await fetch(`${origin}/about`)).text()
  expect(names.filter((name) => !about.includes(`href="/brand/${name}"`))).toEqual([])
})
