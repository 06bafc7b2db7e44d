import { readingMinutes } from '#src/content/articles/reading-minutes.ts'
import type { Article } from '#src/content/schemas/article-schema.ts'
import { lang, words } from '#src/content/words/words.ts'
import { say, sayCount } from '#src/contracts/text/say.ts'
import { Day } from '../Day.tsx'

type Props = { article: Article; author?: string | undefined }

/** Author and date (spec.md §3 Blog teaser). */
export const ArticleByline = ({ article, author = article.author }: Props) => (
  <p className="label">
    {`${say(words().sections.article.by, { author })} · `}
    <Day date={article.date} />
    {` · ${sayCount(words().sections.article.minutes, readingMinutes(article), {}, lang())}`}
  </p>
)
