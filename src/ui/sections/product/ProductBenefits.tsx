import { Picture, type PictureData } from '../../base/Picture.tsx'
import { Text } from '../../base/Text.tsx'
import { ProductDrawing } from '../../diagrams/ProductDrawing.tsx'
import styles from './ProductBenefits.module.css'

/** Rows shown at most (spec.md §2 Product detail). */
const most = 3

type View = { picture: PictureData; alt: string; closeTo?: 'lower' | 'upper' }

type Props = {
  introduction: string
  benefits: [title: string, text: string][]
  /** One a row, in this order. */
  views: View[]
  /** Seen from close by in the rows that the views leave over; a drawing stands in where the product has no picture. */
  photograph?: View | undefined
}

/** Benefits: title and text in rows that alternate with pictures. */
export const ProductBenefits = ({ introduction, benefits, views, photograph }: Props) => {
  const shown: View[] = photograph
    ? [...views, { ...photograph, closeTo: 'lower' }, { ...photograph, closeTo: 'upper' }, photograph]
    : views
  return (
    <section className="section" aria-labelledby="benefits">
      <div className="container">
        <div className={`grid ${styles['head']}`}>
          <h2 id="benefits">Benefits</h2>
          <p className="lead">
            <Text>{introduction}</Text>
          </p>
        </div>
        {benefits.slice(0, most).map(([title, text], index) => {
          const view = shown[index]
          return (
            <div key={title} className={`grid ${styles['row']}`} data-benefit>
              <figure data-close={view?.closeTo}>
                {view ? (
                  <Picture
                    picture={view.picture}
                    alt={view.closeTo ? `${view.alt}, seen from close by` : view.alt}
                    sizes={view.closeTo ? '(width < 1100px) 170vw, 1210px' : '(width < 1100px) 100vw, 712px'}
                  />
                ) : (
                  <ProductDrawing />
                )}
              </figure>
              <div className={styles['text']}>
                <h3>{title}</h3>
                <p>
                  <Text>{text}</Text>
                </p>
              </div>
            </div>
          )
        })}
      </div>
    </section>
  )
}
