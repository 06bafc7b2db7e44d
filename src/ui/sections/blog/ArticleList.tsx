import type { Article } from '#src/content/schema.ts'
import { drawDiagram } from '../../diagrams/draw-diagram.tsx'
import { ArticleByline } from './ArticleByline.tsx'
import styles from './ArticleList.module.css'

/** All articles, each with the drawing it is about. */
export const ArticleList = ({ articles }: { articles: Article[] }) => (
  <ol className={`container ${styles['list']}`}>
    {articles.map((article) => (
      <li key={article.id} className="grid">
        <figure className={styles['drawing']}>{drawDiagram(article.teaser)}</figure>
        <div className={styles['text']}>
          <ArticleByline article={article} />
          <h2>
            <a href={`/blog/${article.slug}`} className="covers">
              {article.heading}
            </a>
          </h2>
          <p className="lead">{article.lead}</p>
        </div>
      </li>
    ))}
  </ol>
)
