import { marks } from '#src/contracts/content/marks.ts'
import { addressOfPage } from '../addresses/address-of.ts'
import type { BuyerPage } from '../schemas/buyer-questions-schema.ts'
import { currentCopy } from '../snapshot/copy.ts'

const linkMarks = new RegExp(marks.link, 'g')

/** Gives a text without links to the page on which it stands: their words stay. */
const withoutLinksTo = (address: string, text: string): string =>
  text.replace(linkMarks, (link, label: string, href: string) =>
    href.split(/[?#]/, 1)[0] === address ? label : link,
  )

/** Says whether the company sells and comes abroad; null on a site without the question. */
export function questionOfAbroad(): { question: string; href: string } | null {
  const found = currentCopy()
    .buyerQuestions.groups.flatMap(({ items }) => items)
    .find(({ id }) => id === 'export')
  return found ? { question: found.question, href: `${addressOfPage('questions')}#export` } : null
}

/** Questions of a page, which may be answered on it, with what owns the answer. */
export function getBuyerQuestions(page: BuyerPage) {
  const own = page === 'prices' || page === 'contact' ? addressOfPage(page) : undefined
  const { groups, heading, all } = currentCopy().buyerQuestions
  const items = groups.flatMap((group) => group.items.filter(({ pages }) => pages.includes(page)))
  return {
    heading,
    all,
    items: items.map(({ id, question, answer }) => ({
      question,
      answer: own ? withoutLinksTo(own, answer) : answer,
      href: `${addressOfPage('questions')}#${id}`,
    })),
  }
}
