import { expect, it } from 'vitest'
import { isCurrent } from './is-current.ts'

it.each([
  ['/', '/', true],
  ['/services', '/', false],
  ['/products', '/products', true],
  ['/product/2', '/products', true],
  ['/services', '/services', true],
  ['/services-old', '/services', false],
])('§2 header · on %s the link to %s is active: %s', (path, href, active) =>
  expect(isCurrent(path, href)).toBe(active),
)
