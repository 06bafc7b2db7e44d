import { expect, it } from 'vitest'
import { preloadPicture } from './preload-picture.ts'

const page = (body: string) =>
  `<head><meta name="viewport" content="width=device-width"><link rel="preload" as="font" href="/f"></head><body>${body}</body>`
const image = (priority: string) => `<img src="/a.webp" alt="" fetchPriority="${priority}"/>`
const source = (name: string, media = '', type = 'avif') =>
  `<source type="image/${type}"${media && ` media="${media}"`} srcSet="/${name}-1.avif 1w, /${name}-2.avif 2w" sizes="50vw"/>`
const links = (html: string) => [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link)
const link = (name: string, media = '') =>
  `<link rel="preload" as="image" type="image/avif" fetchpriority="high"${media} imagesrcset="/${name}-1.avif 1w, /${name}-2.avif 2w" imagesizes="50vw">`

it('names the first picture of high priority, behind the typeface', () => {
  const html = preloadPicture(
    page(`<picture>${source('menu')}${image('auto')}</picture><picture>${source('head')}${source('old', '', 'webp')}${image('high')}</picture>
<picture>${source('next')}${image('high')}</picture>`),
  )
  expect(html).toContain(`as="font" href="/f">${link('head')}</head>`)
  expect(links(html)).toHaveLength(1)
})

it.each([
  ['fills a phone’s window', '(width &gt;= 1100px) 50vw, 100vw', true],
  ['fills every window up to a width', 'min(100vw, 1920px)', true],
  ['is cut off by it', '(width &lt; 720px) 128vw, 66vw', true],
  ['fills a tablet’s alone', '(width &lt; 720px) 92vw, (width &lt; 1100px) 100vw, 57vw', false],
])('a picture that %s (%s) goes ahead of the typeface: %s', (_, sizes, isAhead) => {
  const html = preloadPicture(page(`<picture>${source('head').replace('50vw', sizes)}${image('high')}</picture>`))
  expect(html.indexOf('as="image"') < html.indexOf('as="font"')).toBe(isAhead)
})

it('names each of its sources for the windows that take it', () => {
  const picture = `<picture>${source('phone', '(width &lt; 720px)')}${source('tablet', '(width &lt; 1100px)')}${source('desk')}${image('high')}</picture>`
  expect(links(preloadPicture(page(picture)))).toEqual([
    link('phone', ' media="(width &lt; 720px)"'),
    link('tablet', ' media="(width &lt; 1100px) and (not ((width &lt; 720px)))"'),
    link('desk', ' media="(not ((width &lt; 720px))) and (not ((width &lt; 1100px)))"'),
  ])
})

it.each([
  ['a page without such a picture', page(`<picture>${source('a')}${image('auto')}</picture>`)],
  ['a picture without AVIF', page(`<picture>${source('a', '', 'webp')}${image('high')}</picture>`)],
])('leaves %s as it is', (_, html) => expect(preloadPicture(html)).toBe(html))
