import { expect, it } from 'vitest'
import { readAside } from '#src/editor/opening/set-aside.server.ts'
import { openEditingSite } from './content-root.ts'

const { site, bola } = await openEditingSite('sqlite')
const about = 'content/free-pages/about.yaml'
const terms = 'content/free-pages/terms-of-sale.yaml'
const home = 'content/free-pages/home.yaml'
const company = 'content/company.json'
const press = (fields: Record<string, string>) =>
  site.submit('/admin/opening', fields, { cookie: bola.cookie })
const aside = () => readAside(site.context.editor)
const lead = async (path: string) => (await bola.contentOf(path))['lead']

it('keeps what no longer fits a base set aside, and says why', async () => {
  await press({ begin: 'plain' })
  await bola.save(company, { whatsApp: '+234 803 123 4567' })
  await bola.save(about, { lead: 'Write to {whatsApp}, by day and by night.' })
  await bola.save(home, { lead: 'We mend meters by night.' })
  expect((await bola.publish()).status).toBe(200)

  await press({ begin: 'example' })
  await bola.save(company, { whatsApp: null })
  expect((await bola.publish()).status).toBe(200)
  const answer = await press({ begin: 'plain' })
  expect(answer.headers.get('location')).toContain('said=plain')
  expect(await lead(home)).toBe('We mend meters by night.')
  expect(await lead(about)).not.toContain('{whatsApp}')
  expect(await aside()).toEqual([
    expect.objectContaining({
      path: about,
      base: 'plain',
      why: expect.stringContaining('whatsApp'),
    }),
  ])
  const [newest] = (await bola.history()).items
  expect(newest?.summary).toBe('Begin with a plain site')
})

it('brings it back once it fits, and no sooner', async () => {
  expect((await press({ back: about, of: 'plain' })).status).toBe(409)
  expect(await aside()).toHaveLength(1)
  await bola.save(company, { whatsApp: '+234 803 123 4567' })
  expect((await bola.publish()).status).toBe(200)
  expect((await press({ back: about, of: 'plain' })).headers.get('location')).toContain('said=back')
  expect(await lead(about)).toContain('{whatsApp}')
  expect(await aside()).toEqual([])
})

it('lends an entry to the other base, and its own base has it still', async () => {
  await bola.save(terms, { heading: 'Terms of Omi' })
  expect((await bola.publish()).status).toBe(200)
  await press({ begin: 'example' })
  expect((await aside()).map(({ path }) => path)).toContain(terms)
  const brought = await press({ back: terms, of: 'plain' })
  expect(brought.headers.get('location')).toContain('said=back')
  expect((await bola.contentOf(terms))['heading']).toBe('Terms of Omi')
  expect((await aside()).map(({ path }) => path)).not.toContain(terms)
  await press({ begin: 'plain' })
  expect((await bola.contentOf(terms))['heading']).toBe('Terms of Omi')
})
