import { type FaqGroup, faqGroups } from '../schemas/list-schemas.ts'
import { currentCopy } from '../snapshot/copy.ts'

export const getQuestions = async (): Promise<FaqGroup[]> =>
  currentCopy()
    .folder('faq')
    .sort((a, b) => faqGroups.indexOf(a.id) - faqGroups.indexOf(b.id))
