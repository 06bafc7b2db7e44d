import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { pagePolicy } from './page-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('names the scripts and styles of the page that the program knows', () => {
  const policy = `default-src 'none';img-src 'self'; script-src 'self' ${hash('run()')} ${hash('elsewhere()')}; style-src 'self' ${hash('p{}')};`
  const html =
    '<style>p{}</style><style>p{color:red}</style><script>run()</script><script src="/a.js"></script>'
  expect(pagePolicy(policy, html, ['p{color:red}'])).toBe(
    `default-src 'none';img-src 'self'; script-src 'self' ${hash('run()')}; style-src 'self' ${hash('p{}')} ${hash('p{color:red}')};`,
  )
})

it('does not allow a script or a style because the page contains it', () => {
  const html =
    '<script type="application/ld+json">{"a":"</script><script>steal()</script>"}</script><style>p{display:none}</style>'
  expect(pagePolicy("script-src 'self'; style-src 'self'", html, [])).toBe(
    "script-src 'self'; style-src 'self'",
  )
})

it('reads no tag in the text of an attribute', () => {
  const html = '<meta content="a <script> or <style>"><style>p{}</style><script>run()</script>'
  const policy = `script-src 'self' ${hash('run()')}; style-src 'self' ${hash('p{}')}`
  expect(pagePolicy(policy, html, [])).toBe(policy)
})

it('leaves directives for elements and attributes alone', () => {
  const policy = "style-src-attr 'none'; script-src 'self'"
  expect(pagePolicy(policy, '<p>', [])).toBe(policy)
})
