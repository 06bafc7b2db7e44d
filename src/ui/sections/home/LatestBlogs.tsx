import { readingMinutes } from '#src/content/reading-minutes.ts'
import type { Article, DiagramName } from '#src/content/schema.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { BatteryDischarge } from '../../diagrams/BatteryDischarge.tsx'
import { ColdRoomData } from '../../diagrams/ColdRoomData.tsx'
import { ZigbeeZWave } from '../../diagrams/ZigbeeZWave.tsx'
import styles from './LatestBlogs.module.css'

type Props = {
  heading: string
  link: { label: string; href: string }
  /** Newest first; the first leads. */
  articles: Article[]
}

/** Articles shown on the home page (spec.md §9). */
const shown = 3

const drawings: Partial<Record<DiagramName, () => React.JSX.Element>> = {
  'battery-discharge': BatteryDischarge,
  'cold-room-data': ColdRoomData,
  'zigbee-zwave': ZigbeeZWave,
}

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

const Teaser = ({ article }: { article: Article }) => {
  const { slug, heading, lead, author, date, teaser } = article
  const Drawing = drawings[teaser]
  return (
    <article className={styles['article']}>
      <p className="label">
        <time dateTime={date}>
          {new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })}
        </time>{' '}
        · {author} · {readingMinutes(article)} min
      </p>
      <h3>
        <a href={`/blog/${slug}`}>{heading}</a>
      </h3>
      {!speaking.includes(teaser) && <p className={styles['lead']}>{lead}</p>}
      {Drawing && (
        <figure>
          <Drawing />
        </figure>
      )}
    </article>
  )
}
