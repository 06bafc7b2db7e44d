import { readFileSync } from 'node:fs'
import type { APIContext } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { brand as currentBrand } from '#src/content/settings/brand.ts'
import { brandStyles } from '#src/content/settings/brand-styles.ts'
import { site } from '#src/content/settings/site.ts'
import { currentSnapshot, withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { renderEmail } from '#src/core/mail/messages/render-email.tsx'
import * as logos from '#src/pages/brand/[file].ts'
import * as manifest from '#src/pages/manifest.webmanifest.ts'
import { letterhead } from '#src/paper/paper.ts'
import { drawIcon } from '#src/ui/brand/draw-icons.ts'
import { LogoSymbol } from '#src/ui/brand/LogoSymbol.tsx'
import { ShareCard } from '#src/ui/brand/ShareCard.tsx'

/**
 * Text of content/brand.json. The test changes every digit of its colours, and adds a stroke of
 * length zero to each path of the symbol.
 */
const source = readFileSync('content/brand.json', 'utf8')
const hex = /#[0-9a-f]{6}\b/g
const moved = (colour: string) =>
  colour.replace(/[0-9a-f]/g, (digit) => ((Number.parseInt(digit, 16) + 1) % 16).toString(16))

const original = currentSnapshot()
// The cast is safe, because changing colours keeps the structure of the brand.
const recoloured = JSON.parse(source.replaceAll(hex, moved)) as typeof original.settings.brand
const { paths } = recoloured.symbol
const changedBrand = {
  ...recoloured,
  symbol: { ...recoloured.symbol, paths: paths.map((path) => ({ ...path, d: `${path.d}m0 0` })) },
}
const changed = { ...original, settings: { ...original.settings, brand: changedBrand } }
const inChange = <T>(run: () => T) => withSnapshot(changed, run)
const brand = inChange(currentBrand)

type Inks = { ink: string; signal: string }
/** Lists the colours that the symbol uses. Some companies use only one of the two inks. */
const inksOf = (parts: readonly { colour: string }[], { ink, signal }: Inks) => [
  ...new Set(
    parts.map(({ colour }) => (colour === 'ink' ? ink : colour === 'signal' ? signal : colour)),
  ),
]
const inksOfPaths = (inks: Inks) => inksOf(paths, inks)
/** The symbol in a form that mail programs can show. Without boxes, mails show only the name. */
const { boxes } = recoloured.symbol

/**
 * Reads a logo file from its endpoint. A partial context is enough, because the endpoint reads only
 * `params.file`.
 */
const readLogo = async (file: string) =>
  (await logos.GET({ params: { file } } as Partial<APIContext> as APIContext)).text()

const outputs: [name: string, text: () => string | Promise<string>, colours: string[]][] = [
  [
    'style sheet',
    brandStyles,
    [brand.light.signal, brand.dark.signal, brand.constants.warm, brand.highContrast.muted.dark],
  ],
  [
    'mail',
    () =>
      renderEmail({
        heading: 'It arrived.',
        greeting: 'Hello,',
        parts: [],
        site: site(),
        brand: currentBrand(),
      }).html,
    [brand.light, brand.dark].flatMap((inks) => [inks.ink, ...inksOf(boxes, inks)]),
  ],
  [
    'share picture',
    () =>
      renderToStaticMarkup(createElement(ShareCard, { company: site().name, heading: 'A page' })),
    [brand.dark.page, ...inksOfPaths(brand.dark)],
  ],
  [
    'favicon',
    async () => (await drawIcon('favicon.svg')).text(),
    [brand.light.ink, brand.dark.ink, ...inksOfPaths(brand.light)],
  ],
  ['logo on light', () => readLogo('symbol-on-light.svg'), inksOfPaths(brand.light)],
  ['logo on dark', () => readLogo('symbol-on-dark.svg'), inksOfPaths(brand.dark)],
  ['logo in one colour', () => readLogo('symbol-mono.svg'), [brand.oneColour]],
  ['manifest', () => manifest.GET().text(), [brand.light.page, brand.light.ink]],
]

it.each(outputs)(
  'a changed colour reaches the %s, and no old one stays',
  async (_, text, colours) => {
    const written = new Set((await inChange(async () => text())).match(hex))
    expect([...written]).toEqual(expect.arrayContaining(colours))
    const known = new Set(source.match(hex)?.map(moved))
    expect([...written].filter((colour) => !known.has(colour))).toEqual([])
  },
)

it.each(['apple-touch-icon.png', 'icon-192.png', 'icon-512.png'] as const)(
  'a changed colour reaches %s',
  async (icon) => {
    const file = await inChange(async () => (await drawIcon(icon)).arrayBuffer())
    const { data } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const pixels = new Set(data.toString('hex').match(/.{6}/g))
    for (const colour of [brand.light.page, ...inksOfPaths(brand.light)])
      expect(pixels).toContain(colour.slice(1))
  },
)

it('a changed symbol reaches everything that shows it', async () => {
  const drawn = await inChange(async () => [
    renderToStaticMarkup(createElement(LogoSymbol)),
    renderToStaticMarkup(createElement(ShareCard, { company: site().name, heading: 'A page' })),
    await (await drawIcon('favicon.svg')).text(),
    await readLogo('symbol-mono.svg'),
  ])
  for (const text of drawn)
    for (const [index, { d }] of paths.entries()) {
      expect(text).toContain(`d="${changedBrand.symbol.paths[index]?.d}"`)
      expect(text).not.toContain(`d="${d}"`)
    }
})

it('paper has other colours', () =>
  expect(inChange(() => letterhead().colours)).not.toEqual(letterhead().colours))

it('a wide logo is as high as the line of a letterhead, and its letter is the icon', async () => {
  const symbol = { ...changedBrand.symbol, ratio: 4, hasName: true }
  const wide = { ...changed, settings: { ...changed.settings, brand: { ...recoloured, symbol } } }
  const [file, icon] = await withSnapshot(wide, async () => [
    await readLogo('logo-on-light.svg'),
    await (await drawIcon('favicon.svg')).text(),
  ])
  const [, , width = 0, height = 1] =
    /viewBox="([^"]+)"/.exec(file)?.[1]?.split(' ').map(Number) ?? []
  expect(width / height).toBeCloseTo(4, 1)
  expect(icon).toMatch(/<path [^>]*d="M[^"]+Z?"/)
  expect(icon).not.toContain(symbol.paths[0]?.d)
  expect(withSnapshot(wide, () => letterhead().isNameSet)).toBe(false)
})
