import { articleAddress } from '#src/content/addresses/address-of.ts'
import type { Article } from '#src/content/schemas/article-schema.ts'
import type { CardItem } from '../cards/CardList.tsx'
import { ArticleByline } from './ArticleByline.tsx'

export const articleCard = (article: Article): CardItem => ({
  title: article.heading,
  text: article.lead,
  href: articleAddress(article.slug),
  children: <ArticleByline article={article} />,
})
