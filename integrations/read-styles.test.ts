import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { readPageStyles } from './read-styles.ts'

const folder = temporaryFolder()

it('finds what a script may add, with what it imports at once and later', () => {
  mkdirSync(path.join(folder, '_astro'))
  const files = {
    'site.css': '.a0{margin:0}.a1{margin:0}.b0 video{margin:0}.c0{margin:0}.d0{margin:0}',
    'form.js': 'import{t}from"./field.js";var s={field:`a0`,both:"a1 x"};import("./toast.js")',
    'field.js': 'import"./form.js";jsx(`video`,{className:s.b0})',
    'toast.js': "var s={toast:'c0'}",
    'other.js': 'var d0=1',
  }
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(folder, '_astro', name), text)
  const { sheets, scripts } = readPageStyles(folder)
  expect(Object.keys(sheets)).toEqual(['/_astro/site.css'])
  expect(scripts['/_astro/form.js']?.toSorted()).toEqual(['.a0', '.a1', '.c0', 'video'])
  expect(scripts['/_astro/field.js']?.toSorted()).toEqual(['.a0', '.a1', '.c0', 'video'])
  expect(scripts['/_astro/other.js']).toEqual([])
})
