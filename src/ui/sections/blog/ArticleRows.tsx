import { readingMinutes } from '#src/content/reading-minutes.ts'
import type { Article } from '#src/content/schema.ts'
import type { HeadingText } from '../../base/Heading.tsx'
import { CardList } from '../CardList.tsx'
import { Section } from '../Section.tsx'

type Props = { heading: HeadingText; articles: Article[] }

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** All articles as plain rows, without their drawings. */
export const ArticleRows = ({ heading, articles }: Props) => (
  <Section heading={heading} ground="white">
    <CardList
      layout="rows"
      size="large"
      items={articles.map((article) => ({
        title: article.heading,
        text: article.lead,
        fact: `${month.format(new Date(article.date))} · ${readingMinutes(article)} min`,
        href: `/blog/${article.slug}`,
      }))}
    />
  </Section>
)
