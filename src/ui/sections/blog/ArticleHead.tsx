import type { Article } from '#src/content/schema.ts'
import { Breadcrumb } from '../../base/Breadcrumb.tsx'
import { fluidWidth } from '../../base/fluid-width.ts'
import { Picture, type PictureData } from '../../base/Picture.tsx'
import { Text } from '../../base/Text.tsx'
import { ArticleByline } from './ArticleByline.tsx'
import styles from './ArticleHead.module.css'

type Props = { article: Article; picture?: PictureData | undefined }

/** Title, byline and lead of an article. */
export const ArticleHead = ({ article, picture }: Props) => (
  <header className={`container ${styles['head']}`}>
    <Breadcrumb above={[{ label: 'Articles', href: '/blog' }]} />
    <div className="grid">
      <h1>{article.heading}</h1>
      <div className={styles['lead']}>
        <p className="lead">
          <Text>{article.lead}</Text>
        </p>
        <ArticleByline article={article} />
      </div>
    </div>
    {picture && (
      <Picture
        picture={picture}
        alt={article.picture?.alt ?? ''}
        sizes={`(width < 1368px) 90vw, ${fluidWidth(1240)}`}
        isPriority
        className={styles['picture']}
      />
    )}
  </header>
)
