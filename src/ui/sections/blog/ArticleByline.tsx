import { readingMinutes } from '#src/content/reading-minutes.ts'
import type { Article } from '#src/content/schema.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

type Props = {
  article: Article
  /** In a list, all are by the same. */
  hasAuthor?: boolean
}

/** When it was written and by whom, and how long it takes to read. */
export const ArticleByline = ({ article, hasAuthor = false }: Props) => (
  <p className="label">
    <time dateTime={article.date}>{day.format(new Date(article.date))}</time>
    {` · ${hasAuthor ? `${article.author} · ` : ''}${readingMinutes(article)} min`}
  </p>
)
