import { expect, it } from 'vitest'
import { getBuyerQuestions } from '#src/content/questions/buyer-questions.ts'
import { buyerPages } from '#src/content/schemas/buyer-questions-schema.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'

it('buyers have 25 questions or more', () =>
  expect(
    currentCopy().buyerQuestions.groups.flatMap(({ items }) => items).length,
  ).toBeGreaterThanOrEqual(25))

it.each(buyerPages)('%s asks at least one question of buyers', (page) =>
  expect(getBuyerQuestions(page).items.length).toBeGreaterThan(0),
)
