import { getEntry } from 'astro:content'
import type { buyerPages } from './list-schemas.ts'

/** What buyers ask first, as far as a page shows it. */
export async function getBuyerQuestions(page: (typeof buyerPages)[number]) {
  const entry = await getEntry('catalogue', 'catalogue')
  if (!entry) throw new Error('No content/catalogue.yaml')
  const { heading, items } = entry.data.buyerQuestions
  return {
    heading,
    items: items.filter(({ pages }) => pages.includes(page)).map(({ question, answer }) => ({ title: question, text: answer })),
  }
}
