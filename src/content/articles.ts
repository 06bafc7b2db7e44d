import { getCollection } from 'astro:content'
import type { Article } from './article-schema.ts'

/** All articles, newest first. */
export async function getArticles(): Promise<Article[]> {
  return (await getCollection('articles')).map((entry) => entry.data).sort((a, b) => b.date.localeCompare(a.date))
}
