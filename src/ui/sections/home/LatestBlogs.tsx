import type { DiagramName } from '#src/content/drawings.ts'
import type { Article } from '#src/content/schema.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { drawDiagram } from '../../diagrams/draw-diagram.tsx'
import { ArticleByline } from '../blog/ArticleByline.tsx'
import styles from './LatestBlogs.module.css'

type Props = {
  heading: string
  link: { label: string; href: string }
  /** Newest first; the first leads. */
  articles: Article[]
}

/** Articles shown on the home page (spec.md §9). */
const shown = 3

/** Drawings that say what their lead says. */
const speaking: readonly DiagramName[] = ['cold-room-data']

/** Latest Blogs: one leading article with its drawing, two beside it. */
export const LatestBlogs = ({ heading, link, articles }: Props) => (
  <section className="section white" aria-labelledby="latest-blogs">
    <div className="container">
      <div className={styles['head']}>
        <h2 id="latest-blogs">{heading}</h2>
        <ArrowLink href={link.href}>{link.label}</ArrowLink>
      </div>
      <div className={`grid ${styles['articles']}`}>
        {articles.slice(0, shown).map((article) => (
          <Teaser key={article.id} article={article} />
        ))}
      </div>
    </div>
  </section>
)

const Teaser = ({ article }: { article: Article }) => (
  <article className={styles['article']}>
    <ArticleByline article={article} />
    <h3>
      <a href={`/blog/${article.slug}`} className="covers">
        {article.heading}
      </a>
    </h3>
    {!speaking.includes(article.teaser) && <p className={styles['lead']}>{article.lead}</p>}
    <figure>{drawDiagram(article.teaser)}</figure>
  </article>
)
