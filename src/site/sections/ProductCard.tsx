import { productAddress } from '#src/content/addresses/address-of.ts'
import type { ProductSummary } from '#src/content/product-summary.ts'
import { Picture } from '../../ui/base/Picture.tsx'
import { ProductDrawing } from '../drawings/products/ProductDrawing.tsx'
import { AddToRequest, type AddWords } from './AddToRequest.tsx'
import styles from './ProductCard.module.css'
import { SampleLabel } from './SampleLabel.tsx'

type Props = {
  product: ProductSummary
  sizes: string
  isPriority?: boolean
  level?: 'h2' | 'h3'
  hasSummary?: boolean
  add?: AddWords | undefined
}

/**
 * A product in a grid or strip (spec.md §2 Products). Its name is a link that covers the card, so
 * link lists read "Smart Lock".
 */
export const ProductCard = ({
  product: { id, slug, name, price, priceNote, summary, picture, alt, availability, isSample },
  sizes,
  isPriority = false,
  level: Name = 'h2',
  hasSummary = true,
  add,
}: Props) => (
  <div className={styles['card']}>
    <div className={styles['photograph']} data-studio>
      {picture ? (
        <Picture picture={picture} alt={alt} sizes={sizes} isPriority={isPriority} />
      ) : (
        <ProductDrawing />
      )}
    </div>
    <div className={styles['words']}>
      <div className={styles['text']}>
        {isSample && <SampleLabel />}
        <Name translate="no">
          <a href={productAddress(id)} className="covers">
            {name}
          </a>
        </Name>
        <p className={price.offer ? styles['price'] : styles['request']}>
          <span>{price.text}</span>
          {price.offer && priceNote && (
            <small className={`muted ${styles['note']}`}>{` ${priceNote}`}</small>
          )}
        </p>
        {availability && <p className={`muted ${styles['summary']}`}>{availability}</p>}
        {hasSummary && <p className={`muted ${styles['summary']} ${styles['use']}`}>{summary}</p>}
        {add && (
          <AddToRequest name={name} lines={[{ slug, quantity: 1 }]} words={add} isAboveCover />
        )}
      </div>
    </div>
  </div>
)
