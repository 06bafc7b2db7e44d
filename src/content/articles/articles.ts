import type { Article } from '../schemas/article-schema.ts'
import { currentCopy } from '../snapshot/copy.ts'

/** Articles that visitors can read, the newest first. */
export const listArticles = (): Article[] =>
  currentCopy()
    .folder('articles')
    .sort((a, b) => b.date.localeCompare(a.date))

export const findArticle = (slug: string): Article | undefined =>
  listArticles().find((article) => article.slug === slug)
