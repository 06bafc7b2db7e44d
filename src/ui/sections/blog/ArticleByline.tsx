import { readingMinutes } from '#src/content/articles/reading-minutes.ts'
import type { Article } from '#src/content/schemas/article-schema.ts'
import { Day } from '../Day.tsx'

type Props = {
  article: Article
  /** In a list, all are by the same. */
  hasAuthor?: boolean
}

export const ArticleByline = ({ article, hasAuthor = false }: Props) => (
  <p className="label">
    <Day date={article.date} />
    {` · ${hasAuthor ? `${article.author} · ` : ''}${readingMinutes(article)} min`}
  </p>
)
