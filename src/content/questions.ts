import { getCollection } from 'astro:content'
import { type FaqGroup, faqGroups } from './list-schemas.ts'

/** The groups of the FAQ in their order. */
export async function getQuestions(): Promise<FaqGroup[]> {
  const groups = (await getCollection('faq')).map((entry) => entry.data)
  return groups.sort((a, b) => faqGroups.indexOf(a.id) - faqGroups.indexOf(b.id))
}
