import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { deliveredAt, pictureFilesIn, readyFolder } from '#src/content/pictures/picture-files.ts'
import { misplacedWords } from './misplaced-words.ts'
import { answersOfSite, attributes, fileOfSite, origin } from './pages-of-site.ts'

const read = await answersOfSite()
const pages = new Map([...read].map(([address, { html }]) => [address, html]))
const indexed = [...pages].filter(([, html]) => !html.includes('content="noindex"'))

const textOf = (html: string, pattern: RegExp) =>
  (pattern.exec(html)?.[1] ?? '')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&#38;', '&')

it('titles are unique and 15 to 60 characters long', () => {
  const titles = indexed.map(
    ([address, html]) => [address, textOf(html, /<title>([^<]*)<\/title>/)] as const,
  )
  expect(titles.filter(([, title]) => title.length < 15 || title.length > 60)).toEqual([])
  expect(
    titles.filter(([, title], index) => titles.findIndex(([, other]) => other === title) !== index),
  ).toEqual([])
})

it('descriptions are unique and 70 to 160 characters long', () => {
  const descriptions = indexed.map(
    ([address, html]) =>
      [address, textOf(html, /<meta name="description" content="([^"]*)"/)] as const,
  )
  expect(descriptions.filter(([, text]) => text.length < 70 || text.length > 160)).toEqual([])
  expect(
    descriptions.filter(
      ([, text], index) => descriptions.findIndex(([, other]) => other === text) !== index,
    ),
  ).toEqual([])
})

it('the sitemap lists the pages for search engines, and no other', async () => {
  const listed = [...(await fileOfSite('/sitemap.xml')).toString().matchAll(/<loc>([^<]*)/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  expect(listed.toSorted()).toEqual(indexed.map(([address]) => address).toSorted())
  expect((await fileOfSite('/robots.txt')).toString()).toMatch(
    /^Sitemap: https:\/\/\S+\/sitemap\.xml$/m,
  )
})

it('no head of a page speaks of a stage or of examples, no number has a sign, and no picture a label', () => {
  const found = [...pages].map(
    ([address, html]) => [address, Object.values(misplacedWords(address, html)).flat()] as const,
  )
  expect(found.filter(([, words]) => words.length > 0)).toEqual([])
  expect(
    misplacedWords(
      '/',
      '<main><h1>Reserve</h1><p class="lead">Planned◦</p><p>Rendering</p></main>',
    ),
  ).toEqual({
    'in its head': ['Reserve', 'Planned'],
    'signs behind numbers': ['◦'],
    'labels of pictures': ['>Rendering'],
  })
})

it('every link and picture inside the site leads somewhere', async () => {
  const broken: string[] = []
  const others = new Map<string, string>()
  for (const [address, html] of pages) {
    const targets = [
      ...attributes(html, 'a', 'href'),
      ...attributes(html, 'link', 'href'),
      ...attributes(html, 'img', 'src'),
      ...attributes(html, 'source', 'src'),
      ...attributes(html, 'video', 'poster'),
    ]
    for (const target of targets) {
      if (!/^[/#?]/.test(target)) continue
      const [path = '', fragment] = target.split('#')
      const page = path.split('?')[0] || address
      if (!pages.has(page)) others.set(page, address)
      const html2 = pages.get(page)
      if (fragment && html2 && !new RegExp(`\\sid="${fragment}"`).test(html2))
        broken.push(`${address}: ${target} (no such place)`)
    }
  }
  for (const [target, address] of others) {
    const { status } = await fetch(origin + target, { method: 'HEAD', redirect: 'manual' })
    // Pages of staff and of the newsletter are left out, because they may redirect, or need a link
    // from a mail.
    if (status !== 200 && !/^\/(admin|newsletter)\//.test(target))
      broken.push(`${address}: ${target} answers ${status}`)
  }
  expect([...new Set(broken)]).toEqual([])
})

it('every picture has an alternative text, and a size that holds its place', () => {
  const faults = [...pages].flatMap(([address, html]) =>
    [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([tag]) =>
      /\salt(=|\s|>)/.test(tag) && /\swidth="\d+"/.test(tag) && /\sheight="\d+"/.test(tag)
        ? []
        : [`${address}: ${tag.slice(0, 120)}`],
    ),
  )
  expect(faults).toEqual([])
})

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('no element has a style of its own, and every page a policy that names its scripts and styles and no other', () => {
  expect(
    [...pages].filter(([, html]) => /<[a-z][^>]*\sstyle="/.test(html)).map(([address]) => address),
  ).toEqual([])
  for (const [address, { html, policy }] of read) {
    for (const element of ['script', 'style']) {
      const texts = [
        ...html.matchAll(
          new RegExp(
            `<${element}(?: type="(?:speculationrules|module)"| media="[^"]*")?>(.*?)</${element}>`,
            'gs',
          ),
        ),
      ].map(([, text = '']) => text)
      const named = new RegExp(`${element}-src 'self'([^;]*)`)
        .exec(policy)?.[1]
        ?.trim()
        .split(' ')
        .filter(Boolean)
      expect(named?.toSorted(), `${address}: ${element}`).toEqual(
        [...new Set(texts.map(sha256))].toSorted(),
      )
    }
    expect(policy, address).not.toMatch(/unsafe-(inline|eval)/)
    // These directives prevent an element injected by a text from sending data elsewhere or
    // changing the base address.
    expect(policy.split(/; ?/), address).toEqual(
      expect.arrayContaining(["base-uri 'none'", "form-action 'self'", "default-src 'none'"]),
    )
  }
})

it('no script of a page waits for another, because each waits a round trip', async () => {
  const scripts = new Set([...pages.values()].flatMap((html) => attributes(html, 'script', 'src')))
  expect(scripts.size).toBeGreaterThan(0)
  for (const script of scripts)
    expect((await fileOfSite(script)).toString(), script).not.toMatch(/\bimport\b\s*["'{*\w]/)
})

it('the pictures of pages stand ready in the repository, all but those of a few new masters', () => {
  // A new product needs about forty picture files, which `npm run build && npm run pictures` makes.
  const most = 100
  const shown = new Set([...pages.values()].flatMap(pictureFilesIn))
  expect(shown.size).toBeGreaterThan(500)
  expect([...shown].filter((file) => !existsSync(`${readyFolder}/${file}`)).length).toBeLessThan(
    most,
  )
})

describe('weights', () => {
  it('no master of a picture is delivered, and no file that is as heavy', async () => {
    const digest = (file: Buffer) => createHash('sha256').update(file).digest('hex')
    const masters = new Set(
      globSync('src/assets/pictures/**/*.webp').map((file) => digest(readFileSync(file))),
    )
    expect(masters.size).toBeGreaterThan(90)
    const shown = [...new Set([...pages.values()].flatMap(pictureFilesIn))]
    const faults: string[] = []
    for (const file of shown) {
      const bytes = await fileOfSite(deliveredAt + file)
      if (masters.has(digest(bytes)) || bytes.length > 400_000) faults.push(file)
    }
    expect(faults).toEqual([])
    expect(globSync('dist/client/_astro/*.{png,jpg,avif,webp}')).toEqual([])
  })

  it('every page has its styles in itself, at most 15 KB of them in brotli', () => {
    // About the ten segments of 1,460 bytes that a server sends at first. Home is over them by 630
    // bytes since an opening can be an owner's, with one picture or none, and the instrument fills
    // the width of its section.
    const most = 15 * 1024
    // Sizes are stored, because pages of the same kind have the same styles, and compressing takes
    // long.
    const packed = new Map<string, number>()
    const sizeOf = (css: string) => {
      const size = packed.get(css) ?? brotliCompressSync(css).length
      packed.set(css, size)
      return size
    }
    const heavy = [...pages].flatMap(([address, html]) => {
      const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
        .map(([, text]) => text)
        .join('')
      const bytes = sizeOf(css)
      return html.includes('<link rel="stylesheet"') || bytes > most
        ? [`${address}: ${bytes} bytes`]
        : []
    })
    expect(heavy).toEqual([])
  })
})
