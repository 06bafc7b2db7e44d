import { expect, it } from 'vitest'
import { otherProduct, someProduct } from '../../content/some-products.ts'
import { openEditingSite } from './content-root.ts'

it('gives a moved page a redirect in the publication that moves it, whoever else drafts redirects', async () => {
  const { ada, bola } = await openEditingSite('sqlite')
  const [redirects, before] = ['content/redirects.json', someProduct.address]
  const known = Object((await bola.contentOf(redirects))['redirects'])
  const [drafted, made] = [
    { from: '/left-alone', href: '/contact' },
    { from: before, href: `/product/${someProduct.slug}` },
  ]
  await bola.save(redirects, { redirects: [...known, drafted] })
  await ada.save(someProduct.file, { id: 4711 })
  expect((await ada.check()).brokenLinks).toMatchObject([
    { address: before, why: 'moved', movedTo: '/product/4711' },
  ])
  const addRedirects = [before, otherProduct.address]
  const request = { paths: [someProduct.file], addRedirects }
  expect((await ada.publish(request)).status).toBe(200)
  const { published, value } = await bola.open(redirects)
  expect(published).toEqual({ redirects: [...known, made] })
  expect(Object(value).redirects).toContainEqual(drafted)
})
