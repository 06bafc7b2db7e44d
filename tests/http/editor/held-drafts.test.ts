import { expect, it } from 'vitest'
import { contentCheck } from '#src/contracts/content/content.ts'
import { engines } from '../test-site.ts'
import { makeCheckout, openEditingSite } from './content-root.ts'

const lock = 'content/products/smart-lock.yaml'
const about = 'content/pages/about.yaml'

it.each(engines)('holds a draft back on %s for one person, until it is published, discarded or changed by another', async (engine) => {
  const { site, editing, ada, bola } = await openEditingSite(engine, makeCheckout())
  const save = (amount: string, cookie = ada) => editing.save(lock, { amount }, cookie)
  const publish = (path: string) => editing.send('POST', '/api/content/publish', { paths: [path], summary: '' }, ada)
  const hold = async (isHeld: boolean, cookie = ada) =>
    (await editing.send('PUT', '/api/content/hold', { path: lock, isHeld }, cookie)).status
  const held = async (cookie = ada) => {
    const { drafts } = contentCheck.parse(await (await editing.get('/api/content/check', cookie)).json())
    return Object.keys(drafts).filter((path) => drafts[path]?.isHeld)
  }
  expect(await hold(true)).toBe(404)
  await save('180')
  expect([await hold(true), await hold(true)]).toEqual([200, 200])
  await editing.save(about, { heading: 'Published beside it' }, ada)
  expect((await publish(about)).status).toBe(200)
  expect([await held(), await held(bola)]).toEqual([[lock], []])
  await save('181')
  expect([await hold(false, bola), await held()]).toEqual([200, [lock]])
  await save('182', bola)
  expect(await held()).toEqual([])
  await hold(true)
  await hold(false)
  expect(await held()).toEqual([])
  for (const end of [() => editing.discard(lock, ada), () => publish(lock)]) {
    await save('183')
    await hold(true)
    await end()
    await save('184')
    expect(await held()).toEqual([])
  }
  await site.close()
})
