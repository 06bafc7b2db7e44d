import { Picture, type PictureData } from '../../base/Picture.tsx'
import { Text } from '../../base/Text.tsx'
import { ProductDrawing } from '../../diagrams/ProductDrawing.tsx'
import styles from './ProductBenefits.module.css'

/** Rows shown at most (spec.md §2 Product detail). */
const most = 3

type Props = {
  introduction: string
  benefits: [title: string, text: string][]
  /** One picture a row; a drawing stands in where the product has none. */
  pictures: { picture: PictureData; alt: string }[]
}

/** Benefits: title and text in rows that alternate with pictures. */
export const ProductBenefits = ({ introduction, benefits, pictures }: Props) => (
  <section className="section" aria-labelledby="benefits">
    <div className="container">
      <div className={`grid ${styles['head']}`}>
        <h2 id="benefits">Benefits</h2>
        <p className="lead">
          <Text>{introduction}</Text>
        </p>
      </div>
      {benefits.slice(0, most).map(([title, text], index) => {
        const shown = pictures[index % Math.max(1, pictures.length)]
        return (
          <div key={title} className={`grid ${styles['row']}`} data-benefit>
            <figure>
              {shown ? <Picture picture={shown.picture} alt={shown.alt} sizes="(width < 1100px) 100vw, 712px" /> : <ProductDrawing />}
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
