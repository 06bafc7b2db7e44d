import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tryLanguage } from '../../../scripts/site/try-language.ts'

it('renders the pages of a language that visitors do not see yet, on a copy', async () => {
  const file = 'content/languages/de/pages/about.po'
  const found = await tryLanguage('.', 'de', (copy) => {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(copy, file), '')
    return true
  })
  expect(found).toEqual({ failed: [] })
  expect(existsSync(file)).toBe(false)
})
