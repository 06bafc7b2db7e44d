import { expect, it } from 'vitest'
import { pictureLinks } from './preload-picture.ts'

const image = (priority: string) => `<img src="/a.webp" alt="" fetchPriority="${priority}"/>`
const source = (name: string, media = '', type = 'avif') =>
  `<source type="image/${type}"${media && ` media="${media}"`} srcSet="/${name}-1.avif 1w, /${name}-2.avif 2w" sizes="50vw"/>`
const link = (name: string, media = '') =>
  `<link rel="preload" as="image" type="image/avif" fetchpriority="high"${media} imagesrcset="/${name}-1.avif 1w, /${name}-2.avif 2w" imagesizes="50vw">`

it('names the first picture of high priority, whatever texts surround it', () => {
  const { links } =
    pictureLinks(`<p title="<picture><source "></p><picture>${source('menu')}${image('auto')}</picture>
<picture>${source('head')}${source('old', '', 'webp')}${image('high')}</picture><picture>${source('next')}${image('high')}</picture>`)
  expect(links).toBe(link('head'))
})

it.each([
  ['fills a phone’s window', '(width &gt;= 1100px) 50vw, 100vw', true],
  ['fills every window up to a width', 'min(100vw, 1920px)', true],
  ['is cut off by it', '(width &lt; 720px) 128vw, 66vw', true],
  ['fills a tablet’s alone', '(width &lt; 720px) 92vw, (width &lt; 1100px) 100vw, 57vw', false],
])('a picture that %s (%s) is the background of the page: %s', (_, sizes, isGround) =>
  expect(
    pictureLinks(`<picture>${source('head').replace('50vw', sizes)}${image('high')}</picture>`)
      .isGround,
  ).toBe(isGround),
)

it('names each of its sources for the windows that take it', () => {
  const picture = `<picture>${source('phone', '(width &lt; 720px)')}${source('tablet', '(width &lt; 1100px)')}${source('desk')}${image('high')}</picture>`
  expect(pictureLinks(picture).links).toBe(
    link('phone', ' media="(width &lt; 720px)"') +
      link('tablet', ' media="(width &lt; 1100px) and (not ((width &lt; 720px)))"') +
      link('desk', ' media="(not ((width &lt; 720px))) and (not ((width &lt; 1100px)))"'),
  )
})

it.each([
  ['a page without such a picture', `<picture>${source('a')}${image('auto')}</picture>`],
  ['a picture without AVIF', `<picture>${source('a', '', 'webp')}${image('high')}</picture>`],
])('names nothing of %s', (_, html) => expect(pictureLinks(html).links).toBe(''))
