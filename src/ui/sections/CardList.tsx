import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../base/Icon.tsx'
import { Picture, type PictureData } from '../base/Picture.tsx'
import { Text } from '../base/Text.tsx'
import { CardLink } from './CardLink.tsx'
import styles from './CardList.module.css'
import routeStyles from './CardRoute.module.css'
import rowStyles from './CardRows.module.css'

export type CardItem = {
  title: string
  text?: string | undefined
  /** What an engineer would read off a label: a unit, protocol, count. */
  fact?: string | undefined
  /** The card leads there, as a whole. */
  href?: string | undefined
  /** A drawing. */
  visual?: ReactNode
  photograph?: { picture: PictureData; alt: string } | undefined
  /** What else belongs to the card, below its text: a table of facts, a byline, a button. */
  children?: ReactNode
}

type Props = {
  items: CardItem[]
  /**
   * `rows`: one under the other, name, text and fact side by side. `tiles`: columns that stand free. `ruled`: columns with a hairline
   * above each row. `divided`: ruled, with hairlines between the columns too. `mosaic`: wide and narrow pictures by turns. `lead`: the first large,
   * the others beside it.
   */
  layout: 'rows' | 'tiles' | 'ruled' | 'divided' | 'mosaic' | 'lead'
  /** Columns in a wide window; on a tablet half of four or six and one of five, on a phone one. */
  columns?: 1 | 2 | 3 | 4 | 5 | 6
  /** Where the visual stands: above the name, or beside name and text. In rows it takes a third of the width, or half: `beside`. */
  visuals?: 'above' | 'beside'
  /** Drawings stand in a frame; in `lead` only the first does. */
  hasFrames?: boolean
  /** `h2` where the cards are the sections of their page. */
  level?: 'h2' | 'h3'
  /** Size of the names; beside the largest, texts are larger too. */
  size?: 'subtitle' | 'title' | 'large' | 'subheading'
  /** The order matters and is shown. */
  isNumbered?: boolean
  /** The cards are the stops of one way: a line in place of the hairlines leads from each to the next. */
  isRoute?: boolean
  /** The width that a photograph takes up, as in the `sizes` attribute. */
  sizes?: string
  /** A link shows an arrow after its name. */
  hasArrows?: boolean
}

/** Cards of one kind: every list of title, text, fact and drawing on the site. Names, texts and facts of a row stand on common lines. */
export const CardList = ({
  items,
  layout,
  columns = 2,
  visuals = 'above',
  hasFrames = false,
  level: Name = 'h3',
  size = 'title',
  isNumbered = false,
  isRoute = false,
  sizes = '100vw',
  hasArrows = false,
}: Props) => {
  const List = isNumbered ? 'ol' : 'ul'
  const isRows = layout === 'rows'
  const isRuled = !isRoute && (isRows || layout === 'ruled' || layout === 'divided')
  const hasVisuals = items.some(({ visual, photograph }) => visual || photograph)
  const hasTexts = items.some(({ text }) => text)
  /** What all lists have in common, and what rows and routes add to it. */
  const look = (...names: (string | false)[]) => {
    const classes = names.flatMap((name) => (name ? [styles[name], isRows && rowStyles[name], isRoute && routeStyles[name]] : []))
    return [...new Set(classes)].filter(Boolean).join(' ')
  }
  return (
    <List
      className={look(
        'list',
        layout,
        `of${columns}`,
        visuals,
        size,
        hasVisuals && 'pictured',
        hasFrames && 'framed',
        !hasTexts && 'textless',
        isRoute && 'route',
      )}
      data-ruled={isRuled || undefined}
    >
      {items.map(({ title, text, fact, href, visual, photograph, children }, index) => (
        <li key={title} className={isRows ? 'grid' : undefined} data-card>
          {(visual || photograph) && (
            <div className={look('visual')}>{visual ?? (photograph && <Picture {...photograph} sizes={sizes} />)}</div>
          )}
          <Name className={look('name')}>
            {isNumbered && <span className={look('number')}>{`${index + 1} `}</span>}
            <CardLink title={title} href={href} />
            {hasArrows && href && (
              <>
                {' '}
                <Icon icon={ArrowRight} size="small" />
              </>
            )}
          </Name>
          {text && (
            <p className="muted">
              <Text>{text}</Text>
            </p>
          )}
          {(fact || children) && (
            <div className={look('foot')}>
              {fact && <p className="label">{fact}</p>}
              {children}
            </div>
          )}
        </li>
      ))}
    </List>
  )
}
