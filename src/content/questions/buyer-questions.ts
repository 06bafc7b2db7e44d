import { addressOfPage } from '../addresses/address-of.ts'
import type { BuyerPage } from '../schemas/buyer-questions-schema.ts'
import { currentCopy } from '../snapshot/copy.ts'

export function getBuyerQuestions(page: BuyerPage) {
  const { groups, heading, all } = currentCopy().buyerQuestions
  const items = groups.flatMap((group) => group.items.filter(({ pages }) => pages.includes(page)))
  return {
    heading,
    all,
    items: items.map(({ id, question, answer }) => ({
      question,
      answer,
      href: `${addressOfPage('questions')}#${id}`,
    })),
  }
}
