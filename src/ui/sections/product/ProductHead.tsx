import type { ReactNode } from 'react'
import type { PageContent } from '#src/content/collections/page-schemas.ts'
import { datasheetAddress } from '#src/content/paper-addresses.ts'
import type { Price } from '#src/content/prices/price.ts'
import { whatsAppWords } from '#src/content/settings/whatsapp.ts'
import { writeRequestList } from '#src/contracts/contact/request-list.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { Badges } from '../../base/Badges.tsx'
import { Breadcrumb } from '../../base/Breadcrumb.tsx'
import { ButtonLink } from '../../base/Button.tsx'
import { type Fact, Facts } from '../../base/Facts.tsx'
import { Paragraph } from '../../base/Paragraph.tsx'
import { AddToRequest } from '../AddToRequest.tsx'
import { AvailabilityLabel } from '../AvailabilityLabel.tsx'
import { DefinitionList } from '../DefinitionList.tsx'
import styles from './ProductHead.module.css'

type Neighbour = { id: number; name: string }
type Props = {
  id: number
  slug: string
  name: string
  /** Position among all products, from 1, and their count. */
  number: number
  count: number
  words: PageContent<'product'>
  paragraphs: string[]
  price: Price
  availability: string
  whatsApp: string | null
  protocols: string[]
  facts: Fact[]
  /** Facts that buyers rely on, such as time without mains, contents of the box, approvals and warranty. */
  promises: { title: string; text: string }[]
  hasSpecification: boolean
  before?: Neighbour | undefined
  after?: Neighbour | undefined
  /** The gallery, or a drawing for a product without pictures. */
  children: ReactNode
}

/** First view of a product: gallery at the left, facts at the right (spec.md §2 Product detail). */
export const ProductHead = ({
  id,
  slug,
  name,
  number,
  count,
  words,
  paragraphs: [lead = '', ...more],
  price,
  availability,
  whatsApp,
  protocols,
  facts,
  promises,
  hasSpecification,
  before,
  after,
  children,
}: Props) => {
  const lines = [{ slug, quantity: 1 }]
  return (
    <section className={styles['head']}>
      <div className={styles['crumbs']} data-screen>
        <Breadcrumb above={[words.products]} current={name} />
        <div className={styles['neighbours']}>
          {before && (
            <a href={`/product/${before.id}`} rel="prev">
              <span className="visually-hidden">Previous product: </span>
              {before.name}
            </a>
          )}
          <span className="label" aria-hidden="true">
            {number} / {count}
          </span>
          <span className="visually-hidden">{`Product ${number} of ${count}`}</span>
          {after && (
            <a href={`/product/${after.id}`} rel="next">
              <span className="visually-hidden">Next product: </span>
              {after.name}
            </a>
          )}
        </div>
      </div>
      <div className={styles['gallery']}>{children}</div>
      <div className={styles['facts']}>
        <h1>{name}</h1>
        <Paragraph className="lead">{lead}</Paragraph>
        {more.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        <div className={styles['price']}>
          <div>
            <b className={price.offer ? 'tabular' : styles['request']}>{price.text}</b>
            {price.offer && <small className="muted">{` ${words.beforeVat}`}</small>}
          </div>
          <ButtonLink href={`/contact?list=${writeRequestList(lines)}&product=${id}`}>{words.ask}</ButtonLink>
          <AvailabilityLabel>{availability}</AvailabilityLabel>
          <AddToRequest name={name} lines={lines} words={words.addToRequest} />
          {whatsApp && (
            <ButtonLink look="line" size="small" href={whatsApp}>
              {whatsAppWords().ask}
            </ButtonLink>
          )}
          <ArrowLink href={datasheetAddress(id)}>{words.datasheet.link}</ArrowLink>
        </div>
        {promises.length > 0 && (
          <div className={styles['promises']} data-whole>
            <DefinitionList items={promises} layout="rows" />
          </div>
        )}
        {protocols.length > 0 && <Badges label="Protocols" names={protocols} />}
      </div>
      {(facts.length > 0 || hasSpecification) && (
        <div className={styles['fit']}>
          {facts.length > 0 && <Facts facts={facts} />}
          {hasSpecification && (
            <p className={styles['more']} data-screen>
              <ArrowLink href="#specification">{words.specification.link}</ArrowLink>
            </p>
          )}
        </div>
      )}
    </section>
  )
}
