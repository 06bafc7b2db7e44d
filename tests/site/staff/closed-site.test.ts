import { expect, it } from 'vitest'
import { startChangedSite } from '../own-site.ts'

const site = await startChangedSite(
  new Map([['content/base.json', '{ "base": "plain", "isOpen": false }']]),
)
const read = async (address: string, init?: RequestInit) => {
  const answer = await fetch(site.origin + address, { redirect: 'manual', ...init })
  return { status: answer.status, text: await answer.text() }
}
const closed = await read('/')

it.each([
  '/?token=x',
  '/products?token=x',
  '/contact?token=x&site=shop',
  '/search?q=lo&token=x',
  '/nothing-here?token=x',
])('shows no page to who writes a token into an address: %s', async (address) => {
  expect(closed.status).toBe(200)
  expect(await read(address)).toEqual(closed)
})

it.each([
  ['GET', '/search.json?q=lo'],
  ['GET', '/search.json?q=lo&token=x'],
  ['POST', '/contact?token=x'],
  ['POST', '/newsletter?token=x'],
  ['POST', '/book?token=x'],
])('answers %s %s with the telephone only', async (method, address) => {
  expect((await read(address, { method })).status).toBe(403)
})

it('lets who has a link of a mail leave the newsletter', async () => {
  const { status, text } = await read('/newsletter/unsubscribe?token=x')
  expect(status).not.toBe(403)
  expect(text).not.toBe(closed.text)
})
