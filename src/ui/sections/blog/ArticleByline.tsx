import { readingMinutes } from '#src/content/reading-minutes.ts'
import type { Article } from '#src/content/schema.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** Date, author and how long it takes to read. */
export const ArticleByline = ({ article }: { article: Article }) => (
  <p className="label">
    <time dateTime={article.date}>{day.format(new Date(article.date))}</time> · {article.author} · {readingMinutes(article)} min
  </p>
)
