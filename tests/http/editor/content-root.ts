import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { company as companyFacts } from '#src/content/schemas/company-schema.ts'
import { writtenFor } from '#src/content/schemas/written-for-schema.ts'
import { contentEntryDetail, contentList, entrySaved } from '#src/contracts/content/content.ts'
import type { Role } from '#src/contracts/permissions.ts'
import { openTestSite, type TestEngine, type TestSite } from '../test-site.ts'

type EditingOptions = { env?: Record<string, string> } & Parameters<typeof openTestSite>[3]

/** Makes a checkout to change. @param pictures `copied` (70 MB) for a test that writes pictures */
export function makeCheckout({ pictures = 'linked' }: { pictures?: 'linked' | 'copied' } = {}) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'site-checkout-'))
  const masters = 'src/assets/pictures'
  cpSync('content', path.join(root, 'content'), { recursive: true })
  // The check would warn of each text that was written for another country.
  const read = (name: string): unknown => JSON.parse(readFileSync(`content/${name}.json`, 'utf8'))
  const company = companyFacts.parse(read('company'))
  const { country, currency } = writtenFor.parse(read('written-for'))
  const placed = { ...company, currency, address: { ...company.address, countryCode: country } }
  if (company.currency !== currency) writeFileSync(path.join(root, 'content/company.json'), JSON.stringify(placed, null, 2))
  // An owner may have changed the price that the tests change.
  const lock = path.join(root, 'content/products/smart-lock.yaml')
  writeFileSync(lock, readFileSync(lock, 'utf8').replace(/^amount: .*$/m, 'amount: "120"'))
  mkdirSync(path.join(root, 'src/assets'), { recursive: true })
  if (pictures === 'copied') cpSync(masters, path.join(root, masters), { recursive: true })
  for (const folder of [
    'public',
    'node_modules',
    'package.json',
    ...['content', 'contracts', 'editing', 'layouts', 'pages', 'ui'].map((one) => `src/${one}`),
    ...(pictures === 'linked' ? [masters] : []),
  ])
    symlinkSync(path.resolve(folder), path.join(root, folder))
  return {
    root,
    read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(path.join(root, file), text),
    remove: (file: string) => rmSync(path.join(root, file)),
    delete: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** A site to change, with an editor, Ada, and an owner, Bola, signed in. @param checkout is deleted when the site is closed */
export async function openEditingSite(
  engine: TestEngine,
  checkout: ReturnType<typeof makeCheckout>,
  { env, ...options }: EditingOptions = {},
) {
  const site = await openTestSite(engine, env, checkout.root, options)
  const signIn = (name: string, role: Role) => site.signIn(name, 'a long pass phrase', role)
  const [ada, bola] = [await signIn('Ada', 'editor'), await signIn('Bola', 'owner')]
  const close = async () => {
    await site.close()
    checkout.delete()
  }
  return { site: { ...site, close }, editing: editAs(site), ada, bola }
}

/** Calls of the API that an editor's browser makes, each with a cookie. */
export function editAs(site: TestSite) {
  const get = (target: string, cookie: string) => site.request(target, { headers: { cookie } })
  const send = (method: string, target: string, body: object, cookie: string) => site.send(method, target, body, { cookie })
  const list = async (cookie: string) => contentList.parse(await (await get('/api/content', cookie)).json())
  const open = async (file: string, cookie: string) =>
    contentEntryDetail.parse(await (await get(`/api/content/entry?path=${file}`, cookie)).json())
  return {
    get,
    send,
    list,
    open,
    find: async (file: string, cookie: string) =>
      (await list(cookie)).groups.flatMap(({ entries }) => entries).find((entry) => entry.path === file),
    async save(file: string, change: object, cookie: string) {
      const { value, version } = await open(file, cookie)
      const response = await send('PUT', '/api/content/entry', { path: file, value: { ...(value as object), ...change }, version }, cookie)
      expect(response.status).toBe(200)
      return entrySaved.parse(await response.json())
    },
    discard: async (file: string, cookie: string) =>
      send('DELETE', '/api/content/entry', { path: file, version: (await open(file, cookie)).version }, cookie),
  }
}

export type Editing = ReturnType<typeof editAs>

/** A free page. @param publishOn first day on which visitors see it */
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
