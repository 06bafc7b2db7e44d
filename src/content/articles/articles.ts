import { currentCopy } from '../copy.ts'
import type { Article } from '../schemas/article-schema.ts'

/** All articles, newest first. */
export const getArticles = async (): Promise<Article[]> =>
  currentCopy()
    .folder('articles')
    .sort((a, b) => b.date.localeCompare(a.date))
