import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { currentCopy } from '#src/content/copy.ts'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { marked } from '#src/content/prices/prices.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import { withSnapshot } from '#src/content/snapshot.ts'
import { signConfirmation } from '#src/editing/shown-sources.ts'

const date = '2026-11-22'
const binding = { toDecide: [], confirmed: { on: date, by: 'Bola, director' } }
/** What buyers read of some questions, with documents confirmed. */
function answersOf(ids: readonly string[], confirmed: readonly string[]) {
  const overlay = new Map(
    confirmed.map((id): [string, string] => {
      const path = `content/free-pages/${id}.yaml`
      const text = stringify({ ...parse(readFileSync(path, 'utf8')), binding })
      const workspace = { root: '.', published: new Map([[path, text]]), drafts: new Map() }
      return [path, signConfirmation(workspace, path, text, date)]
    }),
  )
  const made = makeSnapshot({ root: '.', overlay, date, number: 1 })
  if ('problems' in made) throw new Error(made.problems.map(describeProblem).join('\n'))
  const items = withSnapshot(made.snapshot, () => currentCopy().buyerQuestions.groups.flatMap((group) => group.items))
  return ids.map((id) => JSON.stringify(items.find((item) => item.id === id)))
}

it.each([
  ['warranty', 'from delivery', ['warranty']],
  ['service-levels', 'our night service', ['support-hours', 'failure-at-night', 'alarm-calls']],
])('what the draft of %s leaves undecided has the sign of a planning value until an owner confirms it', (document, term, questions) => {
  for (const answer of answersOf(questions, [])) expect(answer).toContain(marked(term))
  for (const answer of answersOf(questions, [document])) expect(answer).not.toContain(marked(term))
})
