import type { Article } from '../schemas/article-schema.ts'
import { currentCopy } from '../snapshot/copy.ts'

export const getArticles = async (): Promise<Article[]> =>
  currentCopy()
    .folder('articles')
    .sort((a, b) => b.date.localeCompare(a.date))
