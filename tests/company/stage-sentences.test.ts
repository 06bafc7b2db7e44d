import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { type Model, stageSentences } from '#src/content/products/availability.ts'
import { valuesIn } from '#src/content/reading/links.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import type { Stage } from '#src/content/schemas/availability-schema.ts'
import { settings } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'
import { type Progress, progresses } from '#src/contracts/progress.ts'
import { foreignSentences, sentencesIn } from '../stage-words.ts'

const today = '2026-11-22'
const stageOf: Record<Progress, (index: number) => Stage> = {
  designed: () => 'designed',
  reserved: () => 'reserved',
  some: (index) => (index === 0 ? 'deliverable' : 'reserved'),
  all: () => 'deliverable',
}

it('the sentence of delivery names the month that all models have', () => {
  const name = 'Lock'
  const march: Model = { name, stage: 'reserved', radioApprovals: [], deliveryMonth: '2027-03' }
  expect(stageSentences([march, march], settings()).stageDelivery).toContain('March 2027')
})

describe.each(progresses)('while the models are %s', (progress) => {
  const overlay = new Map(
    currentCopy().products.map(({ slug }, index): [string, string] => {
      const path = `content/products/${slug}.yaml`
      const stage = stageOf[progress](index)
      const approval =
        stage === 'deliverable' ? { approval: { state: 'granted', number: slug } } : {}
      return [path, stringify({ ...parse(readFileSync(path, 'utf8')), stage, ...approval })]
    }),
  )
  const made = makeSnapshot({ root: '.', overlay, date: today, number: 1 })

  it('the content has no fault, lengths included', () =>
    expect('problems' in made ? made.problems.map(describeProblem) : []).toEqual([]))

  it('no text says what belongs to another time', () => {
    const foreign = foreignSentences(progress)
    expect(foreign.length).toBeGreaterThan(Object.keys(settings().availability.sentences).length)
    const entries = 'snapshot' in made ? made.snapshot.entries : []
    const found = entries.flatMap(({ file, data }) =>
      valuesIn(data).flatMap(({ path, value }) =>
        typeof value === 'string'
          ? sentencesIn(value, foreign).map((one) => `${file} ${path.join('.')}: ${one}`)
          : [],
      ),
    )
    expect(found).toEqual([])
  })
})
