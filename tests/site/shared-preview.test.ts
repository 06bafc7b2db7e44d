import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { PreviewLinkMade } from '#src/contracts/content/previews.ts'
import { ask, openEditorSession } from '../../scripts/site/ask-site.ts'
import { startOwnSite } from './own-site.ts'

const file = 'content/pages/about.yaml'
const heading = 'About us, for a friend'

const site = await startOwnSite()
const session = await openEditorSession(site.origin, site.database)
const picture = await sharp({
  create: { width: 1600, height: 1200, channels: 3, background: 'teal' },
})
  .jpeg()
  .toBuffer()
const sent = await fetch(`${site.origin}/api/content/pictures?name=scenes/teal`, {
  method: 'POST',
  body: new Uint8Array(picture),
  headers: {
    cookie: session,
    'content-type': 'application/octet-stream',
    'sec-fetch-site': 'same-origin',
  },
})
expect(sent.status).toBe(201)
const { value, version } = JSON.parse(
  (await ask(site.origin, `/api/content/entry?path=${file}`, { cookie: session })).body,
)
const drafted = {
  ...value,
  heading,
  picture: { name: 'scenes/teal', alt: 'A wall in the colour of teal' },
}
const body = { path: file, version, value: drafted }
expect(
  (await ask(site.origin, '/api/content/entry', { method: 'PUT', cookie: session, body })).status,
).toBe(200)
const made = await ask(site.origin, '/api/content/preview-links', {
  method: 'POST',
  cookie: session,
  body: { path: file },
})
const { address: link }: PreviewLinkMade = JSON.parse(made.body)

const get = (target: string, headers: Record<string, string> = {}) =>
  ask(site.origin, target, { headers })

it('shows a draft with its new pictures to whoever has a link, stored and indexed by nobody, and sets nothing', async () => {
  const { status, headers, cookies, body } = await get(link)
  expect(status).toBe(200)
  expect(body).toContain(heading)
  expect(cookies).toEqual([])
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  const [picture = ''] = /\/[\w/.-]*scenes\.teal[\w.-]+/.exec(body) ?? []
  expect(picture).toMatch(new RegExp(`^${link}/`))
  const shown = await get(picture)
  expect(shown.status).toBe(200)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'private, no-store',
  })
  expect((await get(`/_astro/${picture.slice(link.length + 1)}`)).status).toBe(404)
})

it('shows nothing for any other token, and changes nothing', async () => {
  const missing = [
    '/preview/',
    '/preview/x',
    link.slice(0, -1),
    `${link}/a/b`,
    `${link}/..%2f..%2fpackage.json`,
    `${link}/unknown.avif`,
  ]
  for (const address of missing) {
    const { status, body } = await get(address)
    expect([address, status]).toEqual([address, 404])
    expect(body).not.toContain(heading)
  }
  expect((await ask(site.origin, link, { method: 'POST', body: {} })).status).toBe(404)
  expect((await get('/about')).body).not.toContain(heading)
})

it('shows drafts in the frames of an editor, and to nobody else who says that it is one', async () => {
  const frame = { 'sec-fetch-dest': 'iframe' }
  const framed = await ask(site.origin, '/about', { cookie: session, headers: frame })
  expect(framed.body).toContain(heading)
  expect(framed.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-frame-options': 'SAMEORIGIN',
  })
  const unknown = { cookie: `session=${'A'.repeat(43)}`, headers: frame }
  expect((await ask(site.origin, '/about', unknown)).body).not.toContain(heading)
  expect((await get('/about', frame)).body).not.toContain(heading)
  expect((await ask(site.origin, '/about', { cookie: session })).body).not.toContain(heading)
})

it('lets no cache keep any answer of a preview: a redirect, a picture, a page that is missing, a page of the pipeline', async () => {
  const redirects = 'content/redirects.json'
  const { value, version } = JSON.parse(
    (await ask(site.origin, `/api/content/entry?path=${redirects}`, { cookie: session })).body,
  )
  const body = {
    path: redirects,
    version,
    value: { ...value, redirects: [{ from: '/formerly', href: '/about' }] },
  }
  expect(
    (await ask(site.origin, '/api/content/entry', { method: 'PUT', cookie: session, body })).status,
  ).toBe(200)
  const asked = await ask(site.origin, '/api/content/preview', {
    method: 'POST',
    cookie: session,
    body: {},
  })
  const cookie = [session, ...asked.cookies].join('; ')
  const preview = (target: string) => ask(site.origin, target, { cookie })

  const [picture = ''] = /\/_astro\/scenes\.teal[\w.-]+/.exec((await preview('/about')).body) ?? []
  const answers = {
    '/formerly': 301,
    [picture]: 200,
    '/nowhere': 404,
    '/about': 200,
    '/about/': 301,
    '/search?q=power': 200,
  }
  for (const [target, expected] of Object.entries(answers)) {
    const { status, headers } = await preview(target)
    expect([target, status, headers['cache-control']]).toEqual([
      target,
      expected,
      'private, no-store',
    ])
  }
  expect((await get('/formerly')).status).toBe(404)
})
