import type { ComponentProps } from 'react'
import type { Article } from '#src/content/schemas/article-schema.ts'
import { ArrowLink } from '../../../ui/base/ArrowLink.tsx'
import type { HeadingText } from '../../../ui/base/Heading.tsx'
import { drawTeaser } from '../../drawings/ArticleDrawing.tsx'
import { articleCard } from '../blog/article-card.tsx'
import { CardList } from '../cards/CardList.tsx'
import { Section } from '../Section.tsx'
import styles from './LatestArticles.module.css'

type Props = {
  heading: HeadingText
  link?: { label: string; href: string } | undefined
  articles: readonly Article[]
} & Pick<ComponentProps<typeof Section>, 'headingId' | 'ground'>

/** The second drawing fills the column beside the first, which is larger. */
const drawn = 2

export const LatestArticles = ({ heading, link, articles, ...section }: Props) =>
  articles.length > 0 && (
    <Section
      {...section}
      heading={heading}
      action={link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
    >
      <div className={styles['articles']}>
        <CardList
          layout="lead"
          items={articles.map((article, index) => ({
            ...articleCard(article),
            visual: index < drawn && drawTeaser(article.teaser),
          }))}
          hasFrames
        />
      </div>
    </Section>
  )
