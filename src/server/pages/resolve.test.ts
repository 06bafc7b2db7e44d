import { describe, expect, it } from 'vitest'
import { createResolver, type KnownAddress } from './resolve.ts'

const resolve = createResolver({
  addresses: {
    pages: new Map<string, KnownAddress>([
      ['/', {}],
      ['/about', {}],
      ['/product/1', {}],
      ['/rss.xml', {}],
      [
        '/contact',
        {
          takesForms: true,
          maxAge: 1000,
          version: (query) => (query.get('product') === '1' ? 'product=1' : ''),
        },
      ],
      [
        '/products',
        {
          version: (query) =>
            Number(query.get('page')) > 2
              ? null
              : query.has('page')
                ? `page=${query.get('page')}`
                : '',
        },
      ],
    ]),
    redirects: new Map([
      ['/old', '/product/1'],
      ['/older', '/products?page=1'],
      ['/left', 'https://elsewhere.example/here'],
      ['/rules.json', '/old'],
      // The content check refuses these redirects, but files can be written without it.
      ...['/%61dmin', '/healthz', '//api/contact', '/_image', '/%61bout', '/%E0'].map(
        (from): [string, string] => [from, '/product/1'],
      ),
      ['/two-lines', '/about\r\nset-cookie: a=b'],
      ['/elsewhere', '//elsewhere.example'],
      ['/caf%C3%A9', '/blog/ìsopọ̀'],
      ['/sl/čebele', '/about'],
      ['/ar/%D9%86%D8%AD%D9%84/', '/about'],
      ['/hi/पानी', '/about'],
      ["/wiki/Bee_(insect),_a'b@c;d=e", '/about'],
      ['/e%CC%81te%CC%81', '/about'],
    ]),
    hidden: new Map([
      ['/product/5', null],
      ['/product/6', '/products'],
    ]),
  },
  isFile: (path) => path === '/rules.json',
  isOwnPage: (path) => path === '/search',
})
const found = (target: string, isForm = false) => {
  const resolution = resolve(target, isForm)
  if (resolution.kind === 'page') return resolution.page.target
  if (resolution.kind === 'moved') return `${resolution.status} ${resolution.location}`
  return resolution.kind === 'missing'
    ? `${resolution.status} ${resolution.page.target}`
    : resolution.kind
}

describe('pages', () => {
  it.each([
    ['/', '/'],
    ['/about?utm=x', '/about'],
    ['/rss.xml', '/rss.xml'],
    ['/contact?product=1&utm=x', '/contact?product=1'],
    ['/contact?product=9', '/contact'],
    ['/contact?list=<script>', '/contact'],
    ['/products?page=2', '/products?page=2'],
    ['/products?utm=x', '/products'],
  ])('%s is cached as %s', (target, cached) => expect(found(target)).toBe(cached))

  it('gives the maximum age of a page, and whether forms are posted to it', () => {
    expect(resolve('/contact')).toEqual({
      kind: 'page',
      page: { target: '/contact', maxAge: 1000 },
      takesForms: true,
    })
    expect(resolve('/about')).toEqual({
      kind: 'page',
      page: { target: '/about' },
      takesForms: false,
    })
  })

  it.each([
    ['/products?page=3', '404 /404'],
    ['/nope', '404 /404'],
    ['/nope/', '404 /404'],
    ['/404', '404 /404'],
    ['/product', '404 /404/product'],
    ['/product/99', '404 /404/product'],
    ['/image/none', '404 /404/image'],
    ['/product/5', '410 /404/gone'],
    ['/product/5/', '410 /404/gone'],
  ])('nothing is at %s: %s', (target, missing) => expect(found(target)).toBe(missing))
})

describe('an address that has moved', () => {
  it.each([
    ['/old', '301 /product/1'],
    ['/old/', '301 /product/1'],
    ['/old?utm=x', '301 /product/1?utm=x'],
    ['/older?utm=x', '301 /products?page=1'],
    ['/left', '301 https://elsewhere.example/here'],
    ['/product/6', '302 /products'],
    ['/%6Fld', '301 /product/1'],
    ['//old', '301 /product/1'],
    ['/caf%c3%a9', '301 /blog/%C3%ACsop%E1%BB%8D%CC%80'],
    ['/sl/%C4%8Debele', '301 /about'],
    ['/sl/c%CC%8Cebele?a=b', '301 /about?a=b'],
    ['/sl/čebele/', '301 /about'],
    ['/sl/%C4%8CEBELE', '301 /sl/%C4%8Debele'],
    ['/ar/%d9%86%d8%ad%d9%84', '301 /about'],
    ['/hi/%E0%A4%AA%E0%A4%BE%E0%A4%A8%E0%A5%80', '301 /about'],
    ['/hi/%E0%A4%AA%E0%A4%BE%E0%A4%A8%E0%A5%80).', '301 /hi/%E0%A4%AA%E0%A4%BE%E0%A4%A8%E0%A5%80'],
    ['/wiki/Bee_(insect),_a%27b%40c%3Bd%3De', '301 /about'],
    ['/%C3%A9t%C3%A9', '301 /about'],
  ])('%s leads elsewhere: %s', (target, location) => expect(found(target)).toBe(location))
  it.each(['/old/er', '/left/x'])('%s is another one', (target) =>
    expect(found(target)).toBe('404 /404'),
  )
  it.each(['/two-lines', '/elsewhere', '/_image/x', '/healthz', '/%61dmin'])(
    '%s leads nowhere',
    (target) => expect(found(target)).toMatch(/^(404|pipeline)/),
  )
  it('gives way to a file', () => expect(found('/rules.json')).toBe('file'))
})

// Mails and open forms still name a language that an owner took off the site.
describe('an address in a language that the site does not have', () => {
  it.each([
    ['/fr/about?token=b', '307 /about?token=b'],
    ['/PT-br/contact?a=b&token=1', '307 /contact?a=b&token=1'],
  ])('with a token, %s leads to the first language: %s', (target, location) =>
    expect(found(target)).toBe(location),
  )
  it.each([
    ['/fr', '307 /'],
    ['/PT-br/contact?product=1', '307 /contact?product=1'],
    ['/fr/old', '307 /product/1'],
  ])('takes a form of %s at %s', (target, location) => expect(found(target, true)).toBe(location))
  it.each(['/fr', '/fr/about?a=b', '/fr/contact'])('%s is unknown', (target) =>
    expect(found(target)).toMatch(/^404 /),
  )
  it.each([
    '/car',
    '/zz/about',
    '/fr/nope',
    '/fr/fr/about',
    '/fr/admin/signin',
    '/fr//evil.example/',
    '/fr/%2e%2e//evil.example/',
    '/fr/\\evil.example/',
  ])('%s leads nowhere', (target) => {
    expect(found(`${target}?token=a`)).toMatch(/^404 /)
    expect(found(target, true)).toMatch(/^404 /)
  })
})

describe('other spellings', () => {
  it.each([
    ['/about/', '301 /about'],
    ['/about.html?a=b', '301 /about?a=b'],
    ['/product/1/', '301 /product/1'],
    ['//', '301 /'],
    ['/index', '301 /'],
    ['/index.html', '301 /'],
    ['//about', '301 /about'],
    ['/%61bout', '301 /about'],
    ['/x/../about', '301 /about'],
    ['/About', '301 /about'],
    ['/ABOUT/?a=b', '301 /about?a=b'],
    ['/Product/1', '301 /product/1'],
    ['/About.html', '301 /about'],
    ['/about.', '301 /about'],
    ['/about),', '301 /about'],
    ['/about…', '301 /about'],
    ['/about%E2%80%9D', '301 /about'],
    ['/about%20', '301 /about'],
    ['/about%E2%80%8B', '301 /about'],
    ['/%E2%80%8Babout', '301 /about'],
    ['/about%EF%BB%BF/', '301 /about'],
    ['/about*', '301 /about'],
    ['/about%F0%9F%91%87', '301 /about'],
    ['/about&utm_source=mail', '301 /about?utm_source=mail'],
    ['/about%26utm_source=mail?a=b', '301 /about?utm_source=mail&a=b'],
    ['/contact%3Flist=smart-lock*4', '301 /contact?list=smart-lock*4'],
    ['/contact%3fproduct=1&utm_source=x', '301 /contact?product=1&utm_source=x'],
    ['/Search%3Fq=a%20b', '301 /search?q=a+b'],
    ['/about/%23top', '301 /about'],
    ['/%3F//evil.example/about', '301 /?%2Fevil.example%2Fabout='],
    ['/product/01', '301 /product/1'],
    ['/product/0001.', '301 /product/1'],
    ['/&a=b', '301 /?a=b'],
    ['/%E2%80%8B', '301 /'],
    ['/nope&utm_source=mail', '404 /404'],
    ['/product/00', '404 /404/product'],
    ['/Search.', '301 /search'],
    ['/OLD', '301 /old'],
    ['/Product/6', '301 /product/6'],
    ['/Nope.', '404 /404'],
    ['/.', '301 /'],
  ])('%s leads to the address of the page: %s', (target, location) =>
    expect(found(target)).toBe(location),
  )

  // Every spelling of these addresses is asked in src/contracts/paths.test.ts.
  it.each(['/admin/x', '/%2561dmin', '/%E0', '*', 'http://other.example/'])(
    '%s is for the pipeline',
    (target) => expect(found(target)).toBe('pipeline'),
  )

  // Browsers read an address that begins with two slashes, or a slash and a backslash, as another
  // host.
  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '//evil.example/about',
    '/.//evil.example//',
    '/%E2%80%8B/evil.example',
    '/%E2%80%8B/%E2%80%8B/evil.example',
  ])('%s leads to no other site', (target) => expect(found(target)).toMatch(/^404 /))
})
