import { expect, it } from 'vitest'
import { getBuyerQuestions } from '#src/content/questions/buyer-questions.ts'
import { buyerPages } from '#src/content/schemas/buyer-questions-schema.ts'

it.each(buyerPages)('%s asks at least one question of buyers', (page) =>
  expect(getBuyerQuestions(page).items.length).toBeGreaterThan(0),
)
