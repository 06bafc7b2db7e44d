import { expect, it } from 'vitest'
import { someProduct } from '../../content/some-products.ts'
import { anyEngine } from '../test-site.ts'
import { openEditingSite } from './content-root.ts'

const { file: lock } = someProduct
const about = 'content/pages/about.yaml'

it.each(anyEngine)(
  'holds a draft back on %s for one person, until it is published, discarded or changed by another',
  async (engine) => {
    const { ada, bola } = await openEditingSite(engine)
    const save = (amount: string, person = ada) => person.save(lock, { amount })
    const publish = (path: string) => ada.publish({ paths: [path] })
    const hold = async (isHeld: boolean, person = ada) =>
      (await person.send('PUT', '/api/content/hold', { path: lock, isHeld })).status
    const held = async (person = ada) => {
      const { drafts } = await person.check()
      return Object.keys(drafts).filter((path) => drafts[path]?.isHeld)
    }
    expect(await hold(true)).toBe(404)
    await save('180')
    expect([await hold(true), await hold(true)]).toEqual([200, 200])
    await ada.save(about, { heading: 'Published beside it' })
    expect((await publish(about)).status).toBe(200)
    expect([await held(), await held(bola)]).toEqual([[lock], []])
    await save('181')
    expect([await hold(false, bola), await held()]).toEqual([200, [lock]])
    await save('182', bola)
    expect(await held()).toEqual([])
    await hold(true)
    await hold(false)
    expect(await held()).toEqual([])
    for (const end of [() => ada.discard(lock), () => publish(lock)]) {
      await save('183')
      await hold(true)
      await end()
      await save('184')
      expect(await held()).toEqual([])
    }
  },
)
