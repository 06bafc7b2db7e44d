import { hasBand, type Placed } from '#src/content/products/product-layout.ts'
import type { Crop } from '#src/content/schemas/product-figure-schema.ts'
import type { Product } from '#src/content/schemas/product-schema.ts'
import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { fluidWidth } from '../../../ui/base/fluid-width.ts'
import type { HeadingText } from '../../../ui/base/Heading.tsx'
import { Paragraph } from '../../../ui/base/Paragraph.tsx'
import { type Photograph, Picture } from '../../../ui/base/Picture.tsx'
import { LineArt } from '../../drawings/line-art/LineArt.tsx'
import { ProductDrawing } from '../../drawings/products/ProductDrawing.tsx'
import { SectionHead } from '../SectionHead.tsx'
import styles from './ProductBenefits.module.css'

/** Maximum number of rows (spec.md §2 Product detail). */
const most = 3

type View = Photograph & { crop?: Crop | undefined }
type Benefit = Product['benefits'][number]

type Props = {
  product: Product
  heading: HeadingText
  /** The picture of each benefit, if it has one of its own. */
  photographs: (Photograph | undefined)[]
  /** Pictures of the gallery, for benefits that have none. */
  pictures: Photograph[]
  ground: Placed['ground']
}

const sizes = {
  row: `(width < 720px) 30vw, (width < 1100px) 60vw, ${fluidWidth(950)}`,
  close: `(width < 720px) 60vw, (width < 1100px) 90vw, ${fluidWidth(1425)}`,
  band: '(width < 720px) 30vw, 80vw',
}

/** Benefits in rows that alternate with pictures; the last one may be a dark band. */
export const ProductBenefits = ({ product, heading, photographs, pictures, ground }: Props) => {
  const [main, ...others] = pictures
  const views: (View | undefined)[] = main
    ? [...others, closeUp(main, 'bottom'), closeUp(main, 'top'), main]
    : others
  const rows = product.benefits.slice(0, most).map((benefit, index) => {
    const own = photographs[index]
    return { benefit, view: own ? { ...own, crop: benefit.picture?.crop } : views[index] }
  })
  const band = hasBand(product) && rows.length === most ? rows.pop() : undefined
  return (
    <section aria-labelledby="benefits" data-screen>
      <div className={ground === 'page' ? 'section' : `section ${ground}`}>
        <div className="container">
          <SectionHead heading={heading} headingId="benefits" lead={product.benefitIntroduction} />
          {rows.map(({ benefit, view }) => (
            <div key={benefit.title} className={`grid ${styles['row']}`} data-benefit>
              <RowPicture view={view} drawing={benefit.drawing} sizes={sizes.row} />
              <Words {...benefit} />
            </div>
          ))}
        </div>
      </div>
      {band && (
        <div className={`night ${styles['band']}`} data-benefit>
          <RowPicture view={band.view} drawing={band.benefit.drawing} sizes={sizes.band} />
          <Words {...band.benefit} />
        </div>
      )}
    </section>
  )
}

const closeUp = (photograph: Photograph, crop: Crop): View => ({
  ...photograph,
  alt: say(words().sections.closeUp, { picture: photograph.alt }),
  crop,
})

type RowPictureProps = { view: View | undefined; drawing: Benefit['drawing']; sizes: string }

const RowPicture = ({ view, drawing, sizes: ordinary }: RowPictureProps) => (
  <figure
    className={drawing && styles['drawn']}
    data-crop={drawing ? undefined : view?.crop}
    data-studio={!drawing || undefined}
  >
    {drawing ? (
      <LineArt name={drawing} />
    ) : view ? (
      <Picture
        picture={view.picture}
        alt={view.alt}
        focus={view.focus}
        sizes={view.crop ? sizes.close : ordinary}
      />
    ) : (
      <ProductDrawing />
    )}
  </figure>
)

const Words = ({ title, text }: Pick<Benefit, 'title' | 'text'>) => (
  <div className={styles['text']}>
    <h3>{title}</h3>
    <Paragraph className="muted">{text}</Paragraph>
  </div>
)
