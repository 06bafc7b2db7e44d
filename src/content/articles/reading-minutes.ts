import type { Article } from '../schemas/article-schema.ts'
import { countWords } from '../schemas/schema.ts'

const pace = 200

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

/** Minutes for reading an article, rounded up; the captions of drawings and links count too. */
export const readingMinutes = ({ lead, sections }: Pick<Article, 'lead' | 'sections'>): number =>
  Math.ceil(strings([lead, sections]).reduce((sum, text) => sum + countWords(text), 0) / pace)
