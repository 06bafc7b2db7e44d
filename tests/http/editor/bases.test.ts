import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { leavePreviewPath } from '#src/contracts/content/previews.ts'
import { toAuthor } from '#src/core/signed-in.server.ts'
import { describeChoice, previewOfBase } from '#src/editor/opening/choose-base.server.ts'
import { readAside } from '#src/editor/opening/set-aside.server.ts'
import { listLibrary } from '#src/editor/pictures/picture-library.server.ts'
import { openContentStore } from '#src/editor/published/content-store.server.ts'
import { compareWithFiles, writeIntoFiles } from '#src/editor/published/text-sources.server.ts'
import { openEditingSite } from './content-root.ts'

const { site, checkout, ada, bola } = await openEditingSite('sqlite')
const about = 'content/pages/about.yaml'
const company = 'content/company.json'
const asOf = '2999-01-01T00:00'
const options = { root: checkout.root, asOf }
const current = () => site.content.current()
const files = () => current().snapshot.entries.map(({ file }) => file)
const press = (fields: Record<string, string>, by = bola) =>
  site.submit('/admin/opening', fields, { cookie: by.cookie })
const unusedPictures = async () =>
  (await listLibrary(site.context.editor)).filter(({ usedBy }) => usedBy.length === 0)
const contact = () => site.send('POST', '/api/contact', {})

it('sets aside what is the example’s and keeps what is the owner’s, until the example is chosen again', async () => {
  await bola.save(about, { heading: 'About Omi' })
  await bola.save(company, { name: 'Omi', phone: '+234 803 123 4567' })
  expect((await bola.publish()).status).toBe(200)
  expect(await describeChoice(site.context.editor, 'plain')).toEqual({
    aside: [expect.objectContaining({ path: about })],
    back: [],
    unready: [],
  })

  const ofBoth = (await listLibrary(site.context.editor)).length

  expect((await press({ begin: 'plain' })).headers.get('location')).toContain('said=plain')
  expect(current().base).toBe('plain')
  expect((await listLibrary(site.context.editor)).length).toBeLessThan(ofBoth)
  expect(files()).not.toContain(about)
  expect(await unusedPictures()).toEqual([])
  expect(files()).toContain('content/free-pages/about.yaml')
  expect(current().snapshot.settings.company).toMatchObject({
    name: 'Omi',
    phone: '+234 803 123 4567',
  })
  expect(await readAside(site.context.editor)).toEqual([expect.objectContaining({ path: about })])
  const [newest] = (await bola.history()).items
  expect(newest).toMatchObject({ summary: 'Begin with a plain site' })

  // Undone by a press, with what was published meanwhile.
  await bola.save(company, { name: 'Omi Meters' })
  expect((await bola.publish()).status).toBe(200)
  const undone = await bola.restore({ publication: newest?.id, as: 'before', publish: true })
  expect(undone.status).toBe(200)
  expect(current().base).toBe('example')
  expect(current().snapshot.settings.company.name).toBe('Omi Meters')
  expect((await bola.open(about)).value).toMatchObject({ heading: 'About Omi' })
  expect(await readAside(site.context.editor)).toEqual([])
})

it('shows the other beginning to staff first, with the owner’s name and the sample product', async () => {
  const staff = await site.staffOf(bola.cookie)
  const { snapshot } = await previewOfBase(site.context.editor, toAuthor(staff), 'plain')
  expect(snapshot.settings.company.name).toBe('Omi Meters')
  expect(snapshot.entries.map(({ file }) => file)).toContain('content/products/sample-product.yaml')
  expect(current().base).toBe('example')

  // The page that was looked at may be missing in the base that the site has.
  const started = await bola.send('POST', '/api/content/opening/preview', { base: 'plain' })
  const [cookie = ''] = (started.headers.getSetCookie() ?? []).flatMap(
    (one) => /^[^=]*preview=[^;]+/.exec(one) ?? [],
  )
  const left = await site.submit(leavePreviewPath, {}, { cookie: `${bola.cookie}; ${cookie}` })
  expect(left.headers.get('location')).toBe('/admin/opening#beginning')
})

it('is an owner’s choice', async () => {
  expect((await press({ begin: 'plain' }, ada)).status).toBe(403)
  expect(current().base).toBe('example')
})

it('is closed to visitors, but not to staff, until its owner opens it', async () => {
  await press({ begin: 'plain' })
  expect(current().snapshot.settings.base.isOpen).toBe(false)
  const refused = await contact()
  expect(refused.status).toBe(403)
  // A number does not break over two lines.
  const said = (await refused.text()).replaceAll(/\s/g, ' ')
  expect(said).toContain(current().snapshot.settings.company.phone)
  expect((await ada.get('/api/content')).status).toBe(200)

  // Address and e-mail are still the delivered ones.
  expect((await press({ open: 'yes' })).status).toBe(409)
  expect(current().snapshot.settings.base.isOpen).toBe(false)
  const { value } = await bola.open(company)
  const { address } = Object(value)
  await bola.save(company, {
    address: { ...address, street: '3 Reservoir Road', city: 'Ibadan', region: 'Oyo' },
    email: 'hello@omi-meters.ng',
  })
  await bola.publish()
  expect((await press({ open: 'yes' })).headers.get('location')).toContain('said=open')
  expect((await contact()).status).not.toBe(403)

  // Who tries the example and undoes it has an open site again.
  await press({ begin: 'example' })
  const [newest] = (await bola.history()).items
  const undone = await bola.restore({ publication: newest?.id, as: 'before', publish: true })
  expect(undone.status).toBe(200)
  expect(current().snapshot.settings.base).toEqual({ base: 'plain', isOpen: true })
})

it('shows visitors the sample product once its owner has changed it', async () => {
  const sample = 'content/products/sample-product.yaml'
  const state = async () =>
    (await (await bola.get(`/api/content/entry?path=${sample}`)).json()).state
  expect(files()).not.toContain(sample)
  expect(await state()).toBe('sample')
  // Any change makes it the owner's, also one that leaves its name.
  await bola.save(sample, { amount: '12.00' })
  expect((await bola.publish()).status).toBe(200)
  expect(files()).toContain(sample)
  expect(await state()).toBe('published')
  const made = await bola.create({ kind: 'product', slug: 'red-kettle', title: 'Red kettle' })
  expect((await made.json()).path).toBe('content/products/red-kettle.yaml')
  expect(await bola.contentOf('content/products/red-kettle.yaml')).toMatchObject({ id: 1 })
  await bola.discard('content/products/red-kettle.yaml')
})

/** The names of entries, groups, columns and publications in an answer. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' && ['label', 'place', 'summary'].includes(key) ? one : namesIn(one),
  )
}

it('names entries as visitors read their names, with tokens filled', async () => {
  const home = 'content/free-pages/home.yaml'
  await bola.save(home, { lead: 'Kettles in all colours, from {name}.' })
  const answers = [
    await bola.list(),
    await bola.choices(),
    await bola.open(home),
    await bola.check(),
    await bola.publish(),
    await bola.history(),
  ]
  const names = answers.flatMap(namesIn)
  expect(names).toContain('Welcome to Omi Meters')
  expect(names.filter((name) => /\{\w+\}/.test(name))).toEqual([])
})

it('has each delivered text in its own base, wherever it is compared or written', async () => {
  const delivered = checkout.read('content/company.json')
  const sample = 'content/products/sample-product.yaml'
  expect(await compareWithFiles(site.database, options)).toContainEqual({
    path: sample,
    is: 'not in the file',
    why: '',
  })
  const { written } = await writeIntoFiles(site.database, options)
  expect(written).toEqual(
    expect.arrayContaining(['starter/products/sample-product.yaml', 'content/base.json']),
  )
  expect(existsSync(path.join(checkout.root, sample))).toBe(false)
  expect(checkout.read('content/company.json')).toBe(delivered)
  const compared = await compareWithFiles(site.database, options)
  expect(compared.filter(({ is }) => is !== 'as in the file')).toEqual([])
  const store = await openContentStore({
    ...{ database: site.database, root: checkout.root },
    onError: (error) => {
      throw error
    },
  })
  expect([store.current().base, [...store.current().published.keys()]]).toEqual(['plain', []])
})
