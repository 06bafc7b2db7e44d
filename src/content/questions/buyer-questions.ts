import { currentCopy } from '../copy.ts'
import type { BuyerPage, BuyerQuestion, BuyerQuestions } from '../schemas/buyer-questions-schema.ts'

/** Where all of them stand. */
export const questionsAddress = '/questions'

/** Where the matter of a question is told in full. @param words `more` names the link where no other page owns it */
export const ownerOf = ({ id, owner }: BuyerQuestion, { more }: Pick<BuyerQuestions, 'more'>) =>
  owner ?? { label: more, href: `${questionsAddress}#${id}` }

/** What buyers ask on a page, with its answers and where they are told in full. */
export function getBuyerQuestions(page: BuyerPage) {
  const { groups, ...words } = currentCopy().buyerQuestions
  const items = groups.flatMap((group) => group.items.filter(({ pages }) => pages.includes(page)))
  return { ...words, items: items.map((item) => ({ ...item, owner: ownerOf(item, words) })) }
}

/** All of them in their groups. */
export const allBuyerQuestions = (): BuyerQuestions => currentCopy().buyerQuestions
