import type { Source } from '#src/content/schema.ts'
import styles from './Sources.module.css'

type Props = { sources: Source[] }

/** One line below a text: the standards, laws and data sheets that its facts come from. */
export const Sources = ({ sources }: Props) => (
  <p className={`label ${styles['sources']}`}>
    {sources.length > 1 ? 'Sources: ' : 'Source: '}
    <SourceLinks sources={sources} />
  </p>
)

/** Where facts come from, one after the other in a line; linked where the source has an address. */
export const SourceLinks = ({ sources }: Props) =>
  sources.map(({ title, url }, index) => (
    <span key={title}>
      {index > 0 && ' · '}
      {url ? (
        <a href={url} rel="noopener">
          {title}
        </a>
      ) : (
        title
      )}
    </span>
  ))
