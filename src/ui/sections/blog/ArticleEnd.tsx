import type { Article } from '#src/content/schema.ts'
import styles from './ArticleEnd.module.css'

type Props = { article: Article; others: Article[] }

/** Where the figures come from, and what else there is to read. */
export const ArticleEnd = ({ article, others }: Props) => (
  <section className="section">
    <div className={`container grid ${styles['columns']}`}>
      <div className={styles['sources']}>
        <h2>Sources</h2>
        <ol>
          {article.sources.map(({ title, url }) => (
            <li key={title}>
              {url ? (
                <a href={url} rel="noopener">
                  {title}
                </a>
              ) : (
                title
              )}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles['others']}>
        <h2>Read next</h2>
        <ul>
          {others.map(({ slug, heading, lead }) => (
            <li key={slug}>
              <a href={`/blog/${slug}`}>
                <strong>{heading}</strong>
                <span className="muted">{lead}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
)
