import type { Article } from './article-schema.ts'
import { currentCopy } from './copy.ts'

/** All articles, newest first. */
export const getArticles = async (): Promise<Article[]> =>
  currentCopy()
    .folder('articles')
    .sort((a, b) => b.date.localeCompare(a.date))
