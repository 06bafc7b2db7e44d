import { datasheetAddress } from '#src/content/paper-addresses.ts'
import type { ProductSummary } from '#src/content/product-summary.ts'
import type { SearchKind } from '#src/content/search/passages.ts'
import type { Found, Marked } from '#src/content/search/search.ts'
import { Picture } from '../../base/Picture.tsx'
import { Section } from '../Section.tsx'
import styles from './SearchResults.module.css'

export type ShownResult = Found & { summary?: ProductSummary | undefined }
type Props = {
  /** Label of the link to a product's PDF. */
  datasheet: string
  groups: { kind: SearchKind; name: string; found: ShownResult[] }[]
}

/** Text with the found words marked. */
const Words = ({ parts }: { parts: Marked }) =>
  parts.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    isMatch ? <mark key={index}>{text}</mark> : text,
  )

/** Results of a search by kind; products with picture and price. */
export const SearchResults = ({ datasheet, groups }: Props) =>
  groups.map(({ kind, name, found }, index) => (
    <Section key={kind} layout="split" heading={{ name }} ground={index % 2 === 0 ? 'white' : 'page'}>
      <ul className={styles['results']} data-ruled>
        {found.map((result) => (
          <li key={result.href + result.text.map(({ text }) => text).join('')} data-result={result.href}>
            {result.summary?.picture && <Picture picture={result.summary.picture} alt="" sizes="96px" className={styles['picture']} />}
            <div>
              <h3>
                {result.summary ? (
                  <a href={`/product/${result.summary.id}`}>{result.name}</a>
                ) : (
                  <a href={result.href}>
                    <Words parts={result.heading} />
                  </a>
                )}
              </h3>
              {result.summary && (
                <p className={styles['place']}>
                  {result.summary.price.text} ·{' '}
                  <a href={datasheetAddress(result.summary.id)}>
                    {datasheet}
                    <span className="visually-hidden"> {result.name}</span>
                  </a>
                </p>
              )}
              <p className="muted">
                <Words parts={result.text} />
              </p>
              {result.summary && result.href.includes('#') && (
                <p className={styles['place']}>
                  <a href={result.href}>
                    <Words parts={result.heading} />
                  </a>
                </p>
              )}
              {!result.summary && result.name !== result.heading.map(({ text }) => text).join('') && (
                <p className={`label ${styles['place']}`}>{result.name}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  ))
