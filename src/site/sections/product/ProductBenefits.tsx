import type { BenefitShape, Ground } from '#src/content/products/product-layout.ts'
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

type Props = {
  product: Product
  heading: HeadingText
  /** The picture of each benefit, if it has one of its own. */
  photographs: (Photograph | undefined)[]
  /** Pictures of the gallery, for benefits that have none. */
  pictures: Photograph[]
  ground: Ground
  shape: BenefitShape
}

const phone = '(width < 720px) 30vw, (width < 1100px)'
/** Widths of the pictures of each shape. */
const sizes: Readonly<Record<BenefitShape, string>> = {
  rows: `${phone} 60vw, ${fluidWidth(713)}`,
  strip: `${phone} 30vw, ${fluidWidth(400)}`,
  mosaic: `${phone} 60vw, ${fluidWidth(713)}`,
  list: `${phone} 30vw, ${fluidWidth(295)}`,
  checks: `${phone} 50vw, 50vw`,
}
/** A close view is cut from a picture half as large again. */
const closeSizes: Readonly<Record<BenefitShape, string>> = {
  rows: `(width < 720px) 45vw, (width < 1100px) 90vw, ${fluidWidth(1070)}`,
  strip: `(width < 720px) 45vw, (width < 1100px) 45vw, ${fluidWidth(600)}`,
  mosaic: `(width < 720px) 45vw, (width < 1100px) 90vw, ${fluidWidth(1070)}`,
  list: `(width < 720px) 45vw, (width < 1100px) 45vw, ${fluidWidth(443)}`,
  checks: '(width < 720px) 45vw, 75vw',
}

/** Benefits with their pictures, in the shape of the product's kind. */
export const ProductBenefits = ({
  product,
  heading,
  photographs,
  pictures,
  ground,
  shape,
}: Props) => {
  const [main, ...others] = pictures
  const views: (View | undefined)[] = main
    ? [...others, closeUp(main, 'bottom'), closeUp(main, 'top'), main]
    : others
  return (
    <section
      aria-labelledby="benefits"
      className={ground === 'page' ? 'section' : `section ${ground}`}
      data-screen
    >
      <div className="container">
        <SectionHead heading={heading} headingId="benefits" lead={product.benefitIntroduction} />
      </div>
      <div className={`${shape === 'checks' ? '' : 'container'} ${styles[shape]}`}>
        {product.benefits.slice(0, most).map((benefit, index) => {
          const { title, text, picture, drawing } = benefit
          const own = photographs[index]
          const view = own ? { ...own, crop: picture?.crop } : views[index]
          return (
            <div key={title} className={styles['benefit']} data-benefit>
              <BenefitPicture view={view} drawing={drawing} shape={shape} />
              <div className={styles['text']}>
                <h3>{title}</h3>
                <Paragraph className="muted">{text}</Paragraph>
              </div>
            </div>
          )
        })}
      </div>
    </section>
  )
}

const closeUp = (photograph: Photograph, crop: Crop): View => ({
  ...photograph,
  alt: say(words().sections.closeUp, { picture: photograph.alt }),
  crop,
})

type PictureProps = {
  view: View | undefined
  drawing: Product['benefits'][number]['drawing']
  shape: BenefitShape
}

const BenefitPicture = ({ view, drawing, shape }: PictureProps) => (
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
        sizes={view.crop ? closeSizes[shape] : sizes[shape]}
      />
    ) : (
      <ProductDrawing />
    )}
  </figure>
)
