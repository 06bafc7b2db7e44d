import { readingMinutes } from '#src/content/articles/reading-minutes.ts'
import type { Article } from '#src/content/schemas/article-schema.ts'
import { Day } from '../Day.tsx'

type Props = { article: Article; author?: string | undefined }

/** Author and date (spec.md §3 Blog teaser). */
export const ArticleByline = ({ article, author = article.author }: Props) => (
  <p className="label">
    {`By ${author} · `}
    <Day date={article.date} />
    {` · ${readingMinutes(article)} min`}
  </p>
)
