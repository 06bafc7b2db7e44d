import { referencesAddress, type ShownReference } from '#src/content/evidence.ts'
import { hasPage } from '#src/content/page.ts'
import type { ReferencesContent as Words } from '#src/content/schemas/evidence-schemas.ts'
import { ArrowLink } from '../../ui/base/ArrowLink.tsx'
import { DefinitionList } from './DefinitionList.tsx'
import { Figure } from './Figure.tsx'
import styles from './References.module.css'
import { Quotation } from './reading/Quotation.tsx'
import { Section } from './Section.tsx'

type Props = {
  /** References whose customers have agreed to be named. */
  references: ShownReference[]
  words: Pick<Words, 'heading' | 'problem' | 'installed' | 'more'>
  /**
   * Shows picture, problem and installation too; otherwise result and quote, with a link to the
   * full reference.
   */
  isWhole?: boolean
}

export const References = ({ references, words, isWhole = false }: Props) =>
  references.length > 0 && (
    <Section layout="split" heading={words.heading} id="references">
      {references.map(({ customer, problem, installed, result, quote, photograph }) => (
        <article key={customer} className={styles['reference']} data-reference>
          {isWhole && photograph && (
            <Figure photograph={photograph} sizes="(width < 1100px) 90vw, 820px" />
          )}
          <h3>{customer}</h3>
          <p className={styles['result']}>
            <b className="tabular">{result.figure}</b>
            <span className="muted">{result.text}</span>
          </p>
          {isWhole && (
            <DefinitionList
              layout="rows"
              items={[
                { title: words.problem, text: problem },
                { title: words.installed, text: installed },
              ]}
            />
          )}
          {quote && <Quotation {...quote} />}
        </article>
      ))}
      {!isWhole && hasPage('iot-use-cases') && (
        <ArrowLink href={referencesAddress}>{words.more}</ArrowLink>
      )}
    </Section>
  )
