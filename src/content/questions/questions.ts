import { currentCopy } from '../copy.ts'
import { type FaqGroup, faqGroups } from '../schemas/list-schemas.ts'

export const getQuestions = async (): Promise<FaqGroup[]> =>
  currentCopy()
    .folder('faq')
    .sort((a, b) => faqGroups.indexOf(a.id) - faqGroups.indexOf(b.id))
