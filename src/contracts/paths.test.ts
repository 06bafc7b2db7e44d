import { expect, it } from 'vitest'
import {
  completeAddress,
  decodePath,
  isOfPipeline,
  isOfProgram,
  pathOfTarget,
  readLocation,
  withoutPrefix,
  withPrefix,
} from './paths.ts'

it.each([
  ['/contact?a=//b', '/contact'],
  ['//admin/dashboard', '/admin/dashboard'],
  ['/admin///dashboard/', '/admin/dashboard/'],
  ['/%61dmin/dashboard', '/admin/dashboard'],
  ['/%2561dmin/dashboard', '/admin/dashboard'],
  ['/%25252561dmin/dashboard', '/admin/dashboard'],
  ['/admin%2Fdashboard', '/admin%2Fdashboard'],
  ['/x/../admin/dashboard', '/admin/dashboard'],
  ['/100%25', '/100%'],
  ['/100%25//%61', '/100%/a'],
  ['/%E0%A4%A', null],
  [`/%${'25'.repeat(20)}61dmin`, null],
  [`/${'a'.repeat(999)}`, `/${'a'.repeat(999)}`],
  [`/${'a'.repeat(1000)}`, null],
])('reads %s as %s', (path, meant) => expect(decodePath(`https://site.example${path}`)).toBe(meant))

it.each([
  ['/healthz', true, true],
  ['/livez/', true, true],
  ['/readyz', true, true],
  ['/admin', true, true],
  ['/api/contact', true, true],
  ['/_image?href=x', true, true],
  ['/_astro/a.css', false, true],
  ['/administration', false, false],
  ['/%61dmin', true, true],
  ['//api', true, true],
  ['/x/%2e%2e/admin/dashboard', true, true],
])(
  '%s is answered by the pipeline: %s; belongs to the program: %s',
  (target, ofPipeline, ofProgram) => {
    const path = pathOfTarget(target) ?? ''
    expect([isOfPipeline(path), isOfProgram(path)]).toEqual([ofPipeline, ofProgram])
  },
)

it.each(['', 'admin', '*', 'https://site.example/admin'])('reads no path in “%s”', (target) =>
  expect(pathOfTarget(target)).toBeNull(),
)

it.each([
  ['/product/1', '/product/1'],
  ['/products?page=1#top', '/products?page=1#top'],
  ['/blog/ìsopọ̀', '/blog/%C3%ACsop%E1%BB%8D%CC%80'],
  ['https://elsewhere.example/here?a=b', 'https://elsewhere.example/here?a=b'],
  ['https://elsewhere.example/ọ', 'https://elsewhere.example/%E1%BB%8D'],
  ['/about\r\nset-cookie: a=b', null],
  ['/about\n', null],
  ['\t/about', null],
  ['/about us', null],
  ['//elsewhere.example', null],
  ['/\\elsewhere.example', null],
  ['/.//elsewhere.example', null],
  ['https:\\\\elsewhere.example', null],
  ['https://elsewhere.example\u2028/x', null],
  ['https://somebody:secret@elsewhere.example', null],
  ['http://elsewhere.example', null],
  ['javascript:alert(1)', null],
  ['mailto:a@b.example', null],
  ['#place', null],
  ['about', null],
  ['', null],
])('%j leads to %j', (href, location) => expect(readLocation(href)).toBe(location))

it.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/shop?q=1 ', 'https://www.example.com/shop?q=1'],
  ['shop.example.com#top', 'https://shop.example.com#top'],
  ['/contact', '/contact'],
  ['#top', '#top'],
  ['http://example.com', 'http://example.com'],
  ['mailto:info@example.com', 'mailto:info@example.com'],
  ['info@example.com', 'info@example.com'],
  ['example', 'example'],
  ['1.5', '1.5'],
  ['two words.com', 'two words.com'],
  ['', ''],
])('the address %j is completed as %j', (typed, address) =>
  expect(completeAddress(typed)).toBe(address),
)

it.each(['/', '/about', '/about?a=/b#c', '/rss.xml', '/share/home.jpg'])(
  '%s has an address in each language',
  (path) => {
    const inFrench = withPrefix('/fr', path)
    expect(inFrench).toBe(path === '/' ? '/fr' : `/fr${path}`)
    expect(withoutPrefix('/fr', inFrench)).toBe(path)
    expect(withPrefix('', path)).toBe(path)
  },
)

it.each([
  '/api/contact',
  '/admin',
  '/_astro/a.js',
  '/sw.js',
  '/robots.txt',
  '/preview/leave',
  '#a',
  '',
])('%s has the same address in every language', (path) =>
  expect(withPrefix('/fr', path)).toBe(path),
)

it('a path that only begins with the letters of a language has no prefix', () =>
  expect(withoutPrefix('/fr', '/friends')).toBe('/friends'))
