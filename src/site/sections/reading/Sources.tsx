import { Fragment } from 'react'
import type { CitedSource } from '#src/content/schemas/schema.ts'
import { words } from '#src/content/words/words.ts'
import { Day } from '../Day.tsx'
import styles from './Sources.module.css'

type Props = {
  sources: CitedSource[]
  /** Day on which the facts were last checked against their sources, as YYYY-MM-DD. */
  checkedOn?: string
}

export const Sources = ({ sources, checkedOn }: Props) => (
  <p className={`label ${styles['sources']}`}>
    {`${sources.length > 1 ? words().sections.sources.several : words().sections.sources.one} `}
    {sources.map(({ title, url }, index) => (
      <Fragment key={title}>
        {index > 0 && ' · '}
        {url ? (
          <a href={url} rel="noopener">
            {title}
          </a>
        ) : (
          title
        )}
      </Fragment>
    ))}
    {checkedOn && (
      <>
        {` · ${words().sections.sources.checked} `}
        <Day date={checkedOn} />
      </>
    )}
  </p>
)
