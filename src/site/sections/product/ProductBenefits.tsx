import type { Product } from '#src/content/schemas/product-schema.ts'
import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { fluidWidth } from '../../../ui/base/fluid-width.ts'
import type { HeadingText } from '../../../ui/base/Heading.tsx'
import { Paragraph } from '../../../ui/base/Paragraph.tsx'
import { Picture, type PictureData } from '../../../ui/base/Picture.tsx'
import { ProductDrawing } from '../../drawings/products/ProductDrawing.tsx'
import { SectionHead } from '../SectionHead.tsx'
import styles from './ProductBenefits.module.css'

/** Maximum number of rows (spec.md §2 Product detail). */
const most = 3

type View = { picture: PictureData; alt: string; closeTo?: 'lower' | 'upper' }

type Props = {
  product: Product
  heading: HeadingText
  views: View[]
  /** Photograph for rows that have no view. A product without a picture shows a drawing. */
  photograph?: View | undefined
}

const sizes = {
  row: `(width < 720px) 90vw, (width < 1100px) 45vw, ${fluidWidth(712)}`,
  close: `(width < 720px) 153vw, (width < 1100px) 76vw, ${fluidWidth(1210)}`,
  band: '(width < 720px) 100vw, 60vw',
}

/** Benefits in rows that alternate with pictures; the last one is a dark band. */
export const ProductBenefits = ({
  product: { benefits, benefitIntroduction },
  heading,
  views,
  photograph,
}: Props) => {
  const shown: View[] = photograph
    ? [
        ...views,
        { ...photograph, closeTo: 'lower' },
        { ...photograph, closeTo: 'upper' },
        photograph,
      ]
    : views
  const rows = benefits.slice(0, most).map((benefit, index) => ({ ...benefit, view: shown[index] }))
  const band = rows.length === most ? rows.pop() : undefined
  return (
    <section aria-labelledby="benefits" data-screen>
      <div className="section">
        <div className="container">
          <SectionHead heading={heading} headingId="benefits" lead={benefitIntroduction} />
          {rows.map((row) => (
            <div key={row.title} className={`grid ${styles['row']}`} data-benefit>
              <RowPicture view={row.view} sizes={sizes.row} />
              <Words {...row} />
            </div>
          ))}
        </div>
      </div>
      {band && (
        <div className={`night ${styles['band']}`} data-benefit>
          <RowPicture view={band.view} sizes={sizes.band} />
          <Words {...band} />
        </div>
      )}
    </section>
  )
}

const RowPicture = ({ view, sizes: ordinary }: { view: View | undefined; sizes: string }) => (
  <figure data-close={view?.closeTo} data-studio>
    {view ? (
      <Picture
        picture={view.picture}
        alt={view.closeTo ? say(words().sections.closeUp, { picture: view.alt }) : view.alt}
        sizes={view.closeTo ? sizes.close : ordinary}
      />
    ) : (
      <ProductDrawing />
    )}
  </figure>
)

const Words = ({ title, text }: { title: string; text: string }) => (
  <div className={styles['text']}>
    <h3>{title}</h3>
    <Paragraph className="muted">{text}</Paragraph>
  </div>
)
