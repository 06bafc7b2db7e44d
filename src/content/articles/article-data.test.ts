import { expect, it } from 'vitest'
import { site } from '../settings/site.ts'
import { articleData } from '../structured-data.ts'
import { listArticles } from './articles.ts'

it('an author who is none of our people is a person, unless it is the company', () => {
  const [article] = listArticles()
  if (!article) throw new Error('There is no article')
  const authorOf = (author: string) => Reflect.get(articleData({ ...article, author }), 'author')
  expect(authorOf('Ada Obi')).toEqual({
    '@type': 'Person',
    name: 'Ada Obi',
    jobTitle: article.role,
  })
  expect(authorOf(`${site().name} engineering`)).toMatchObject({ '@type': 'Organization' })
})
