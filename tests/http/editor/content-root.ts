import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { z } from 'astro/zod'
import { expect } from 'vitest'
import { company as companyFacts } from '#src/content/schemas/company-schema.ts'
import { writtenFor } from '#src/content/schemas/written-for-schema.ts'
import type {
  ContentCheck,
  ContentEntryDetail,
  ContentHistory,
  EntrySaved,
  publishRequest,
} from '#src/contracts/content/content.ts'
import type { Role } from '#src/contracts/permissions.ts'
import type { ContentChoices, ContentList } from '#src/editor/texts/content-list.ts'
import { otherProduct, someProduct } from '../../content/some-products.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { openTestSite, type TestEngine, type TestSite } from '../test-site.ts'

type EditingOptions = { env?: Record<string, string> } & Parameters<typeof openTestSite>[3]

/** The article, or else the page, in which `linkTo` sets a link. */
export const [linking = 'content/pages/about.yaml'] = globSync('content/articles/*.yaml').sort()

/** Begins the lead of an article or page with another sentence. */
export const withSentence = (text: string, sentence: string) =>
  text.replace(/^lead: (?:>-\n +)?/m, () => `lead: >-\n  ${sentence}\n  `)

/**
 * Makes a checkout that a test may change.
 * @param pictures `copied` (70 MB) only for tests that write pictures
 */
export function makeCheckout({ pictures = 'linked' }: { pictures?: 'linked' | 'copied' } = {}) {
  const root = temporaryFolder()
  const masters = 'src/assets/pictures'
  for (const folder of ['content', 'starter'])
    cpSync(folder, path.join(root, folder), { recursive: true })
  // The company gets the country of the texts, because the content check warns about texts that
  // were written for another country.
  const read = (name: string): unknown => JSON.parse(readFileSync(`content/${name}.json`, 'utf8'))
  const company = companyFacts.parse(read('company'))
  const { country, currency } = writtenFor.parse(read('written-for'))
  const placed = { ...company, currency, address: { ...company.address, countryCode: country } }
  if (company.currency !== currency)
    writeFileSync(path.join(root, 'content/company.json'), JSON.stringify(placed, null, 2))
  // Sets a price and related products that the tests rely on, whatever the owner has set, and
  // leaves out lists of one entry, because the check warns of some.
  const left = someProduct.text
    .replace(/^(amount|related):.*\n(?: .*\n)*/gm, '')
    .replace(/^\w+:\n {2}- .*\n(?: {4}.*\n)*(?=\w)/gm, '')
  writeFileSync(
    path.join(root, someProduct.file),
    `${left}amount: "120"\nrelated: [ gateway, ${otherProduct.slug} ]\n`,
  )
  mkdirSync(path.join(root, 'src/assets'), { recursive: true })
  if (pictures === 'copied') cpSync(masters, path.join(root, masters), { recursive: true })
  for (const folder of [
    'public',
    'node_modules',
    'package.json',
    ...['content', 'contracts', 'editor', 'layouts', 'pages', 'site', 'ui'].map(
      (one) => `src/${one}`,
    ),
    ...(pictures === 'linked' ? [masters] : []),
  ])
    symlinkSync(path.resolve(folder), path.join(root, folder))
  const text = readFileSync(path.join(root, linking), 'utf8')
  return {
    root,
    /** Makes `linking` link to an address, or removes that link. */
    linkTo: (address: string | null) =>
      writeFileSync(
        path.join(root, linking),
        address ? withSentence(text, `See [it](${address}).`) : text,
      ),
    read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(path.join(root, file), text),
    remove: (file: string) => rmSync(path.join(root, file)),
  }
}

/** Opens a site, and signs in the editor Ada and the owner Bola. */
export async function openEditingSite(
  engine: TestEngine,
  checkout = makeCheckout(),
  { env, ...options }: EditingOptions = {},
) {
  const site = await openTestSite(engine, env, checkout.root, options)
  const signIn = async (name: string, role: Role) =>
    editAs(site, await site.signIn(name, 'a long pass phrase', role))
  const [ada, bola] = [await signIn('Ada', 'editor'), await signIn('Bola', 'owner')]
  return { engine, site, checkout, ada, bola, signIn }
}

export const openEditingSites = (
  on: readonly TestEngine[],
  make: () => ReturnType<typeof makeCheckout> = makeCheckout,
  options?: EditingOptions,
) => Promise.all(on.map((engine) => openEditingSite(engine, make(), options)))

export function editAs(site: TestSite, cookie: string) {
  const get = (target: string) => site.get(target, cookie)
  const read = async (target: string) => (await get(target)).json()
  const send = (method: string, target: string, body?: object) =>
    site.send(method, target, body, { cookie })
  const check = (): Promise<ContentCheck> => read('/api/content/check')
  const list = (query = ''): Promise<ContentList> => read(`/api/content${query}`)
  const choices = (): Promise<ContentChoices> => read('/api/content/choices')
  const open = (path: string): Promise<ContentEntryDetail> =>
    read(`/api/content/entry?path=${path}`)
  const put = async (path: string, change: object, more: { rejected?: object } = {}) => {
    const { value, version } = await open(path)
    return send('PUT', '/api/content/entry', {
      path,
      value: { ...Object(value), ...change },
      version,
      ...more,
    })
  }
  return {
    cookie,
    get,
    read,
    send,
    list,
    choices,
    open,
    put,
    find: async (file: string) =>
      (await list()).groups.flatMap(({ entries }) => entries).find(({ path }) => path === file),
    contentOf: async (path: string): Promise<Record<string, unknown>> =>
      Object((await open(path)).value),
    async save(path: string, change: object): Promise<EntrySaved> {
      const response = await put(path, change)
      expect(response.status).toBe(200)
      return response.json()
    },
    discard: async (path: string) =>
      send('DELETE', '/api/content/entry', { path, version: (await open(path)).version }),
    remove: async (path: string) =>
      send('POST', '/api/content/removal', { path, version: (await open(path)).version }),
    create: (creation: object) => send('POST', '/api/content/entries', creation),
    /** Publishes the drafts as they are now. */
    publish: async (request: z.input<typeof publishRequest> = {}) => {
      const { versions } = await check()
      return send('POST', '/api/content/publish', { versions, ...request })
    },
    check,
    history: (path = ''): Promise<ContentHistory> =>
      read(`/api/content/history${path && `?path=${path}`}`),
    restore: (request: object) => send('POST', '/api/content/restore', request),
  }
}

export type Editing = ReturnType<typeof editAs>

/** Fields that the form of a free page requires besides its heading. */
export const offer = {
  description:
    'Hire our gateway by the month, with the sensors you need, and send it back when the project is over.',
  lead: 'Hire it by the month and send it back.',
  parts: [{ products: { heading: { name: 'For hire' }, items: ['gateway'] } }],
}

/**
 * Leaves out warnings, which the content of another company may cause, for instance about another
 * country's law.
 */
export const faultsOf = <One extends { isWarning?: boolean | undefined }>(
  problems: readonly One[],
) => problems.filter(({ isWarning }) => !isWarning)

/** Writes a free page. @param publishOn first day on which visitors see it */
export const hirePage = (publishOn?: string): string => `title: Hire a gateway by the month
description: Hire our gateway by the month, with the sensors you need, and send it back when the project is over.
heading: Hire a gateway by the month
lead: Hire it by the month and send it back.
${publishOn ? `publishOn: '${publishOn}'\n` : ''}parts:
  - products:
      heading:
        name: For hire
      items:
        - gateway
`
