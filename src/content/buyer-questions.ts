import { currentCopy } from './copy.ts'
import type { buyerPages } from './schemas/list-schemas.ts'

/** How many a page shows; the one that `all` leads to shows all of its own. */
const shown = 3

/** What buyers ask first, as far as a page shows it. */
export async function getBuyerQuestions(page: (typeof buyerPages)[number]) {
  const { heading, all, items } = currentCopy().catalogue.buyerQuestions
  const own = items.filter(({ pages }) => pages.includes(page)).map(({ question, answer }) => ({ title: question, text: answer }))
  const isWhole = all.href.startsWith(`/${page}#`)
  return isWhole ? { heading, items: own } : { heading, items: own.slice(0, shown), all }
}
