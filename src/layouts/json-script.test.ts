import { expect, it } from 'vitest'
import { jsonScript } from './json-script.ts'

it('writes no character that could end its element, and keeps the value', () => {
  const value = { '</script>': '</script><script>run()</script><!-- "quoted" \u2028' }
  expect(jsonScript(value)).not.toContain('<')
  expect(JSON.parse(jsonScript(value))).toEqual(value)
})
