import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readLogo } from './read-logo.server.ts'

const svg = (inner: string, box = '0 0 24 24') => `<svg viewBox="${box}">${inner}</svg>`
const read = (text: string) => readLogo(new TextEncoder().encode(text))
const pathsOf = async (text: string) => {
  const found = await read(text)
  return 'logo' in found ? found.logo.paths : found.refused
}

it('keeps colours, and gives a dark grey the colour of the text', async () =>
  expect(
    await pathsOf(
      svg(
        '<path d="M0 0h9z" fill="#111"/><path d="M1 1h2" fill="none" stroke="#1f5fd0" stroke-width="3"/>',
      ),
    ),
  ).toEqual([
    { d: 'M0 0h9z', colour: 'ink' },
    { d: 'M1 1h2', colour: '#1f5fd0', stroke: 3 },
  ]))

it.each([
  ['a style, as from Inkscape', svg('<path style="fill:#1f5fd0;stroke:none" d="M0 0h9z"/>')],
  [
    'a class, as from Illustrator',
    svg('<style>.a,.b{fill:#1F5FD0}</style><path class="b" d="M0 0h9z"/>'),
  ],
  ['a group', svg('<g fill="rgb(31, 95, 208)"><g><path d="M0 0h9z"/></g></g>')],
])('reads a colour from %s', async (_, text) =>
  expect(await pathsOf(text)).toEqual([{ d: 'M0 0h9z', colour: '#1f5fd0' }]),
)

it('reads shapes, with the transformations of their groups', async () =>
  expect(
    await pathsOf(
      svg(
        '<g transform="translate(2,3)"><rect x="1" y="2" width="4" height="5" transform="scale(2)"/></g><circle cx="5" cy="6" r="2"/><polygon points="0,0 4,0 4,4"/><line x2="4" stroke="red"/>',
      ),
    ),
  ).toEqual([
    { d: 'M1 2h4v5h-4z', colour: 'ink', transform: 'translate(2 3) scale(2)' },
    { d: 'M3 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z', colour: 'ink' },
    { d: 'M0 0 4 0 4 4z', colour: 'ink' },
    { d: 'M0 0L4 0', colour: '#ff0000', stroke: 1 },
  ]))

it('puts the drawing into a square from the origin', async () =>
  expect(await read(svg('<path d="M0 0h9z"/>', '-4 -4 10 8'))).toEqual({
    logo: {
      side: 10,
      boxes: [],
      paths: [{ d: 'M0 0h9z', colour: 'ink', transform: 'translate(4 5)' }],
    },
  }))

it('fits a wide logo, and takes it for one with the name', async () => {
  expect(await read(svg('<path d="M0 0h9z"/>', '0 0 120 40'))).toMatchObject({
    logo: { side: 120, ratio: 3, hasName: true },
  })
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  expect(await readLogo(bytes)).toMatchObject({ logo: { side: 192, ratio: 1.5 } })
})

it('makes a PNG small and square, and takes over its pixels alone', async () => {
  const bytes = await sharp({ create: { width: 400, height: 360, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .png()
    .toBuffer()
  const found = await readLogo(bytes)
  const { picture = '' } = 'logo' in found ? found.logo : {}
  const made = await sharp(Buffer.from(picture.replace(/^[^,]*,/, ''), 'base64')).metadata()
  expect([made.width, made.height, made.exif]).toEqual([128, 128, undefined])
})

it.each([
  ['without shapes', svg(''), 'draws nothing'],
  ['with a script', svg('<script>alert(1)</script><path d="M0 0z"/>'), 'script'],
  ['with a link', svg('<a href="https://x.example"><path d="M0 0z"/></a>'), ': a.'],
  ['with a copy of another part', svg('<use href="#a"/>'), ': use.'],
  ['with a picture', svg('<image href="https://x.example/a.png"/>'), ': image.'],
  ['with text', svg('<text>Omi</text>'), 'text'],
  ['with a gradient', svg('<path fill="url(#a)" d="M0 0z"/>'), 'gradient'],
  ['that is a line', svg('<path d="M0 0z"/>', '0 0 240 32'), 'times as wide'],
  ['with a script in its path', svg('<path d="M0 0z&quot; onload=alert(1)"/>'), 'path'],
  ['with a script in a transformation', svg('<path transform="x(1)" d="M0 0z"/>'), 'transform'],
  ['with groups in groups', svg(`${'<g>'.repeat(5000)}<path d="M0 0z"/>`), 'nested'],
  ['that is none', 'hello', 'no SVG'],
])('refuses a file %s, and says why', async (_, text, why) =>
  expect(await read(text)).toEqual({ refused: expect.stringContaining(why) }),
)
