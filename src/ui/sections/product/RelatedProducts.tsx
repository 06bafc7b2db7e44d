import type { ProductSummary } from '#src/content/product-summary.ts'
import { ArrowLink } from '../../base/ArrowLink.tsx'
import { Heading } from '../../base/Heading.tsx'
import { Picture } from '../../base/Picture.tsx'
import { ProductDrawing } from '../../diagrams/ProductDrawing.tsx'
import styles from './RelatedProducts.module.css'

type Props = { products: ProductSummary[]; count: number }

/** What is used with a product: two with their photographs, the rest as a list. */
export const RelatedProducts = ({ products, count }: Props) => (
  <section className="section white" aria-labelledby="related">
    <div className="container">
      <div className={styles['head']}>
        <Heading name="Related products" continuation="that answer to it." id="related" />
        <ArrowLink href="/products">{`All ${count} products`}</ArrowLink>
      </div>
      <div className={`grid ${styles['products']}`}>
        {products.slice(0, 2).map(({ id, name, price, summary, picture, alt }) => (
          <div key={id} className={styles['card']}>
            {picture ? <Picture picture={picture} alt={alt} sizes="(width < 1100px) 100vw, 400px" /> : <ProductDrawing />}
            <span className={styles['row']}>
              <a href={`/product/${id}`}>{name}</a> <span className="tabular">{price.text}</span>
            </span>
            <span className={styles['summary']}>{summary}</span>
          </div>
        ))}
        <ul className={styles['rest']}>
          {products.slice(2).map(({ id, name, price, summary }) => (
            <li key={id}>
              <a href={`/product/${id}`}>
                <b>{name}</b> <span className="tabular">{price.text}</span>
                <span className={styles['summary']}>
                  {summary}
                  {price.note && `; ${price.note}`}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
)
