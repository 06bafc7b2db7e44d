import type { ReactNode } from 'react'
import type { ShownPart } from '#src/content/page-parts.ts'
import type { TextDrawingName } from '#src/content/schemas/drawings.ts'
import { Facts } from '../../ui/base/Facts.tsx'
import { fluidWidth } from '../../ui/base/fluid-width.ts'
import { Picture } from '../../ui/base/Picture.tsx'
import { HeroCarousel } from '../islands/carousel/HeroCarousel.tsx'
import { StripCarousel } from '../islands/carousel/StripCarousel.tsx'
import { CallToAction } from './CallToAction.tsx'
import { CardList } from './cards/CardList.tsx'
import { Figure } from './Figure.tsx'
import { LatestArticles } from './home/LatestArticles.tsx'
import { LogoStrip } from './home/LogoStrip.tsx'
import styles from './PagePart.module.css'
import { RelatedProducts } from './product/RelatedProducts.tsx'
import { Quotation } from './reading/Quotation.tsx'
import { ReadingText } from './reading/ReadingText.tsx'
import { Section } from './Section.tsx'
import { Statement } from './Statement.tsx'
import { Steps } from './Steps.tsx'
import { TextBeside } from './TextBeside.tsx'

type Props = {
  part: ShownPart
  /** Id of its heading, one of its kind on the page. */
  id: string
  /** Link below the products, to all of them. */
  allProducts: { label: string; href: string }
  /** Whether the page is a document, whose sections have numbers. */
  isDocument: boolean
  drawDiagram: (name: TextDrawingName) => ReactNode
}

/** Logos that stand side by side in a wide window (LogoStrip.module.css). */
const logosInView = 5
const besideSizes = `(width < 1100px) 90vw, ${fluidWidth(608)}`

/** A part of an own page: the section that the pages of the program have. */
export function PagePart({ part, id, allProducts, isDocument, drawDiagram }: Props) {
  const { ground, isContinued } = part
  const named = { headingId: id, ground }
  switch (part.kind) {
    case 'hero':
      return <HeroCarousel slides={part.slides} />
    case 'statement':
      return (
        <Section isContinued={isContinued}>
          <Statement {...part} />
        </Section>
      )
    case 'beside': {
      const { heading, text, facts, link, photograph, caption, side } = part
      return (
        <TextBeside
          {...named}
          {...{ heading, text, facts, link }}
          mediaAt={side === 'right' ? 'end' : 'start'}
          media={
            photograph && (
              <Figure
                photograph={photograph}
                sizes={besideSizes}
                caption={caption}
                captionAt="below"
              />
            )
          }
        />
      )
    }
    case 'cards': {
      const { heading, lead, items } = part
      return (
        <Section {...named} heading={heading} lead={lead}>
          <CardList
            layout={items.some(({ photograph }) => photograph) ? 'tiles' : 'ruled'}
            columns={items.length % 3 === 0 ? 3 : 2}
            items={items}
            hasArrows
          />
        </Section>
      )
    }
    case 'steps':
      return <Steps {...named} heading={part.heading} lead={part.lead} items={part.items} />
    case 'figures':
      return (
        <Section {...named} headingId={part.heading && id} heading={part.heading}>
          <div className={styles['figures']}>
            <Facts layout="columns" facts={part.items} />
          </div>
        </Section>
      )
    case 'photograph':
      return (
        <Section isContinued={isContinued}>
          <Figure photograph={part.photograph} caption={part.caption} captionAt="below" />
        </Section>
      )
    case 'products':
      return (
        <RelatedProducts
          id={id}
          heading={part.heading}
          link={allProducts}
          products={part.products}
        />
      )
    case 'articles':
      return (
        <LatestArticles
          {...named}
          heading={part.heading}
          link={part.link}
          articles={part.articles}
        />
      )
    case 'logos': {
      const strip = (
        <LogoStrip
          label={part.heading}
          logos={part.logos.map(({ name, photograph }) => ({
            name,
            visual: photograph && (
              <span className={styles['logo']}>
                <Picture picture={photograph.picture} alt="" sizes="160px" />
              </span>
            ),
          }))}
        />
      )
      const { heading, note, logos } = part
      return logos.length > logosInView ? (
        <div className={ground === 'white' ? 'white' : undefined}>
          <div className="container">
            <StripCarousel
              subject="partners"
              id={id}
              heading={{ name: heading }}
              note={note}
              count={logos.length}
            >
              {strip}
            </StripCarousel>
          </div>
        </div>
      ) : (
        <Section {...named} heading={{ name: heading }} note={note}>
          {strip}
        </Section>
      )
    }
    case 'quotation': {
      const { text, name, role } = part
      return (
        <Section ground={ground}>
          <div className={styles['quotation']}>
            <Quotation {...{ text, name, role }} />
          </div>
        </Section>
      )
    }
    case 'questions':
      return (
        <Section {...named} layout="split" heading={part.heading}>
          <CardList
            layout="ruled"
            columns={1}
            items={part.items.map(({ question, answer }) => ({ title: question, text: answer }))}
          />
        </Section>
      )
    case 'text':
      return (
        <ReadingText
          sections={part.sections}
          isNumbered={isDocument}
          drawDiagram={drawDiagram}
          photographs={part.photographs}
        />
      )
    case 'contact':
      return <CallToAction {...part} />
  }
}
