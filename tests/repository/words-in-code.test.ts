import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { wordsInCode } from '../../scripts/language/words-in-code.ts'

/** Folders of what visitors get. What an island shows in each state is there, and in no page. */
const folders = ['src/site', 'src/layouts', 'src/power-cut', 'src/paper', 'src/ui']

/** Texts that stay in the code, by reason. */
const kept = {
  'names and units': ['Linux', 'Ethernet', 'Zigbee', 'Bluetooth', 'Modbus', 'MB'],
  'typefaces and selectors': ['DejaVu Sans', 'Manrope', 'main form'],
  'what staff see': [
    ...[
      'Edit this page',
      'Hidden from visitors: edit this page',
      'Staff',
      'You are seeing drafts. Nobody else does.',
      'Leave the preview',
    ],
    ...['One field needs another look', '{count} fields need another look'],
    ...['{count} character left', '{count} characters left'],
    ...['{count} character too many', '{count} characters too many'],
    'The PDF takes too long to set, or too much memory',
  ],
}

it('the code of what visitors get has no words', () => {
  const found = new Set(wordsInCode(folders).map(({ text }) => text))
  expect([...found].sort()).toEqual(Object.values(kept).flat().sort())
})

it('a list in what visitors read is joined by the words of their language', () => {
  const files = [...folders, 'src/content'].flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
  const found: string[] = []
  let count = 0
  for (const file of files.filter((one) => !/\.test\.|issue-words/.test(one))) {
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'formatList') {
        count += 1
        if (node.arguments.length < 3) found.push(`${file}: ${node.getText()}`)
      }
      node.forEachChild(visit)
    }
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  }
  expect(count).toBeGreaterThan(10)
  expect(found).toEqual([])
})
