import { currentCopy } from './copy.ts'
import type { buyerPages } from './schemas/list-schemas.ts'

/** What buyers ask first, as far as a page shows it. */
export async function getBuyerQuestions(page: (typeof buyerPages)[number]) {
  const { heading, items } = currentCopy().catalogue.buyerQuestions
  return {
    heading,
    items: items.filter(({ pages }) => pages.includes(page)).map(({ question, answer }) => ({ title: question, text: answer })),
  }
}
