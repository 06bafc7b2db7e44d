// Formats the files of content/ and starter/ as the staff area writes them, so that an edit in the staff area
// changes no other lines of a file.

import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { readValue, writeValue } from '../src/editor/texts/document.server.ts'

for (const file of globSync('{content,starter}/**/*.{yaml,json}')) {
  const text = readFileSync(file, 'utf8')
  const formatted = writeValue(file, text, readValue(text))
  if (formatted === text) continue
  writeFileSync(file, formatted)
  console.log(`Formatted ${file}`)
}
