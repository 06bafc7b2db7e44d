import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { pagePolicy } from './page-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('names each inline script and style of the page, and no other', () => {
  const policy = "default-src 'none';img-src 'self'; script-src 'self' 'sha256-b2xk' 'sha256-b2xkZXI='; style-src 'self' 'sha256-b2xk';"
  const html = `<style>p{color:red}</style><script>run()</script><script type="module">import 'a'</script>
<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script><script type="speculationrules">{}</script><style media="print">p{}</style>`
  expect(pagePolicy(policy, html)).toBe(
    `default-src 'none';img-src 'self'; script-src 'self' ${hash('run()')} ${hash("import 'a'")} ${hash('{}')}; style-src 'self' ${hash('p{color:red}')} ${hash('p{}')};`,
  )
})

it('leaves directives for elements and attributes alone', () => {
  const policy = "style-src-attr 'none'; script-src 'self'"
  expect(pagePolicy(policy, '<p>')).toBe(policy)
})
