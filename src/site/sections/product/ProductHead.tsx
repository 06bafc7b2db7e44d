import type { ReactNode } from 'react'
import { productAddress } from '#src/content/addresses/address-of.ts'
import type { PageContent } from '#src/content/collections/page-schemas.ts'
import { certificateLinks } from '#src/content/evidence.ts'
import { datasheetAddress } from '#src/content/paper-addresses.ts'
import { priceOf } from '#src/content/prices/price.ts'
import type { ProductSummary } from '#src/content/product-summary.ts'
import { approvalOf, isSold, labelOf, warrantyOf } from '#src/content/products/availability.ts'
import type { ProductLayout } from '#src/content/products/product-layout.ts'
import { protocolName } from '#src/content/products/protocols.ts'
import type { Product } from '#src/content/schemas/product-schema.ts'
import { addressOnSite, site } from '#src/content/settings/site.ts'
import { whatsAppAddress, whatsAppWords } from '#src/content/settings/whatsapp.ts'
import { words as wordsOfSite } from '#src/content/words/words.ts'
import { writeRequestList } from '#src/contracts/contact/request-list.ts'
import { Badges } from '../../../ui/base/Badges.tsx'
import { Breadcrumb } from '../../../ui/base/Breadcrumb.tsx'
import { ButtonLink } from '../../../ui/base/Button.tsx'
import { type Fact, Facts } from '../../../ui/base/Facts.tsx'
import { fluidWidth } from '../../../ui/base/fluid-width.ts'
import { Paragraph } from '../../../ui/base/Paragraph.tsx'
import { Said } from '../../../ui/base/Said.tsx'
import { AddToRequest } from '../AddToRequest.tsx'
import { AvailabilityLabel } from '../AvailabilityLabel.tsx'
import { DefinitionList } from '../DefinitionList.tsx'
import { SampleLabel } from '../SampleLabel.tsx'
import { ProductFigure } from './ProductFigure.tsx'
import styles from './ProductHead.module.css'
import { RelatedProducts } from './RelatedProducts.tsx'

/** Width of the gallery's large picture in a wide window, for `sizes`. */
export const galleryWidths: Readonly<Record<ProductLayout['opening'], string>> = {
  plain: fluidWidth(713),
  protects: fluidWidth(505),
  opens: fluidWidth(505),
  measures: fluidWidth(400),
  switches: fluidWidth(413),
  connects: fluidWidth(713),
  watches: fluidWidth(505),
}

type Props = {
  product: Product
  layout: ProductLayout
  /** Position among the products that are sold, from 1, or 0; and their count. */
  number: number
  count: number
  words: PageContent<'product'>
  /** What replaces a discontinued product. */
  successor: Product | undefined
  before: Product | undefined
  after: Product | undefined
  /** What decides between two products that measure, in large figures. */
  decisive: Fact[]
  /** The gallery, or a drawing for a product without pictures. */
  children: ReactNode
  /** What hangs on a product that connects others. */
  connected: ProductSummary[]
}

/**
 * First view of a product: name, price, gallery (spec.md §2 Product detail) and what its buyer must
 * see, laid out by the kind of product. Their order is that of the keyboard.
 */
export const ProductHead = ({
  product,
  layout: { opening, sections },
  number,
  count,
  words,
  successor,
  before,
  after,
  decisive,
  children,
  connected,
}: Props) => {
  const { id, slug, name, protocols, features, specification, figure } = product
  const [lead = product.summary, ...more] = product.paragraphs
  const said = wordsOfSite()
  const price = priceOf(product.amount, site(), said.phrases)
  const lines = [{ slug, quantity: 1 }]
  const whatsApp = whatsAppAddress(site(), whatsAppWords().aboutProduct, {
    product: name,
    address: addressOnSite(productAddress(id)),
  })
  const promises = [
    { title: words.promise.withoutMains, text: product.withoutMains },
    { title: words.promise.box, text: product.box },
    { title: said.products.orderCode, text: product.code },
    { title: words.promise.warranty, text: warrantyOf(product, site(), said.products.warranty) },
    {
      title: words.promise.approvals,
      text: [approvalOf(product, site(), said.products.approval), certificateLinks(slug)]
        .filter(Boolean)
        .join('. '),
    },
  ].flatMap(({ title, text }) => (text?.length ? [{ title, text }] : []))
  const hasFigure = opening !== 'plain' && !sections.some(({ part }) => part === 'figure')
  const gallery = <div className={styles['gallery']}>{children}</div>
  return (
    <section
      className={`${styles['head']} ${styles[opening]} ${opening === 'protects' ? 'night' : ''}`}
    >
      <div className={styles['crumbs']} data-screen>
        <Breadcrumb label={said.site.breadcrumb} above={[words.products]} current={name} />
        <div className={styles['neighbours']}>
          {before && (
            <a href={productAddress(before.id)} rel="prev">
              <span className="visually-hidden">{`${said.products.before} `}</span>
              {before.name}
            </a>
          )}
          {number > 0 && count > 1 && (
            <span className="label">
              {number} / {count}
            </span>
          )}
          {after && (
            <a href={productAddress(after.id)} rel="next">
              <span className="visually-hidden">{`${said.products.after} `}</span>
              {after.name}
            </a>
          )}
        </div>
      </div>
      {opening === 'switches' && gallery}
      <div className={styles['name']}>
        {product.isSample && <SampleLabel />}
        <h1 translate="no">{name}</h1>
        <Paragraph className="lead">{lead}</Paragraph>
        {features.length === 0 &&
          more.map((paragraph) => <Paragraph key={paragraph}>{paragraph}</Paragraph>)}
      </div>
      <div className={styles['buy']}>
        <div>
          <b className={price.offer ? 'tabular' : styles['request']}>{price.text}</b>
          {price.offer && <small className="muted">{` ${words.beforeVat}`}</small>}
          {price.offer && words.inQuote && (
            <small className={`muted ${styles['note']}`}>{words.inQuote.text}</small>
          )}
        </div>

        <AvailabilityLabel>
          {labelOf(product, site(), said.products.availability)}
        </AvailabilityLabel>
        {successor && (
          <p>
            <Said
              slots={{
                successor: <a href={productAddress(successor.id)}>{successor.name}</a>,
              }}
            >
              {said.products.successor}
            </Said>
          </p>
        )}
        <div className={styles['buttons']}>
          <ButtonLink href={`/contact?list=${writeRequestList(lines)}&product=${id}`}>
            {words.ask}
          </ButtonLink>
          {isSold(product) && (
            <AddToRequest
              name={name}
              lines={lines}
              words={{ ...words.addToRequest, said: said.products.added }}
              isButton
            />
          )}
        </div>
        <ul className={styles['links']}>
          {figure && !hasFigure && (
            <li className={styles['point']} data-screen>
              <a href="#figure">{figure.heading.name}</a>
            </li>
          )}
          {specification.length > 0 && (
            <li data-screen>
              <a href="#specification">{words.specification.link}</a>
            </li>
          )}
          <li>
            <a href={datasheetAddress(id)}>{words.datasheet.link}</a>
          </li>
          {whatsApp && (
            <li data-screen>
              <a href={whatsApp} rel="noopener">
                {whatsAppWords().ask}
              </a>
            </li>
          )}
        </ul>
      </div>
      {opening !== 'switches' && gallery}
      {figure && hasFigure && (
        <div
          className={`${styles['figure']} ${opening === 'measures' || opening === 'watches' ? 'night' : ''}`}
        >
          <ProductFigure figure={figure} isUpright={opening !== 'measures'} isPart />
        </div>
      )}
      {opening === 'measures' && decisive.length > 0 && <Facts layout="columns" facts={decisive} />}
      {connected.length > 0 && (
        <div className={styles['connected']}>
          <RelatedProducts heading={words.related} link={words.all} products={connected} isPart />
        </div>
      )}
      {(promises.length > 0 || protocols.length > 0) && (
        <div className={styles['promises']} data-whole>
          {promises.length > 0 && <DefinitionList items={promises} layout="rows" />}
          {protocols.length > 0 && (
            <Badges label={said.products.protocols} names={protocols.map(protocolName)} />
          )}
        </div>
      )}
    </section>
  )
}
