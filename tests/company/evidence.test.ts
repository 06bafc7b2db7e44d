import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSetting } from '../content/changed-content.ts'

it('nobody and nothing is invented: the files that come with the site are empty', () => {
  expect(readSetting('people')).toMatchObject({ people: [] })
  expect(readSetting('references')).toMatchObject({ references: [] })
  expect(readSetting('certificates')).toMatchObject({ certificates: [] })
  const unsaid = { registration: null, founded: null, insurance: null }
  expect(readSetting('company')).toMatchObject(unsaid)
  expect(readFileSync('content/pages/edge-gateway.yaml', 'utf8')).not.toMatch(/^prototype:/m)
})
