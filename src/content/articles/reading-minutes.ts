import { valuesIn } from '../reading/links.ts'
import type { Article } from '../schemas/article-schema.ts'
import { countWords } from '../schemas/schema.ts'

const pace = 200

/** Minutes for reading an article, rounded up; the captions of drawings and links count too. */
export const readingMinutes = ({ lead, sections }: Pick<Article, 'lead' | 'sections'>): number =>
  Math.ceil(
    valuesIn([lead, sections]).reduce(
      (sum, { value }) => sum + (typeof value === 'string' ? countWords(value) : 0),
      0,
    ) / pace,
  )
