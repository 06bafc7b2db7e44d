import { expect, it } from 'vitest'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { problemsFound } from './problems.server.ts'

const workspace = { root: '.', published: new Map(), drafts: new Map() }

it('tells owners faults without names of files', () => {
  const faulty = `title: "{none} [x](/none)"\ncards: 1\n`
  const overlay = new Map([
    ['content/pages/about.yaml', faulty],
    ['content/services.yaml', null],
    ['content/products/smart-lock.yaml', null],
  ])
  const made = makeSnapshot({ root: '.', date: '2100-01-01', number: 1, overlay })
  const found = 'problems' in made ? made.problems : []
  const file = 'content/products/none.yaml'
  const told = problemsFound(workspace, [
    ...found,
    { file: 'content/prices.json', path: [], line: 1, message: `No product ${file}:12` },
  ]).map(({ message }) => message)
  expect(told).toContain('No product “None”')
  expect(told).toContain('No value for {none} on this site')
  expect(found.some(({ message }) => message.includes('docs/'))).toBe(true)
  expect(told.filter((message) => /\.(yaml|json|md|astro)|src\/|docs\//.test(message))).toEqual([])
})
