import { ArrowDown, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Placeholder } from '#src/content/pictures/placeholder.ts'
import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { BulletList } from '../../../ui/base/BulletList.tsx'
import { Icon } from '../../../ui/base/Icon.tsx'
import { Paragraph } from '../../../ui/base/Paragraph.tsx'
import { type Photograph, Picture } from '../../../ui/base/Picture.tsx'
import { ReadMore } from '../../../ui/base/ReadMore.tsx'
import columnStyles from './CardColumns.module.css'
import styles from './CardList.module.css'
import routeStyles from './CardRoute.module.css'
import rowStyles from './CardRows.module.css'

const Ground = ({ id, colours }: Placeholder) => (
  <svg className={styles['ground']} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
    <linearGradient id={id} x2="0" y2="1">
      {colours.map((colour, at) => {
        const offset = at / (colours.length - 1)
        return <stop key={offset} offset={offset} stopColor={colour} />
      })}
    </linearGradient>
    <rect width="1" height="1" fill={`url(#${id})`} />
  </svg>
)

type CardPhotograph = Photograph & {
  placeholder?: Placeholder | undefined
}

export type CardItem = {
  title: string
  text?: string | undefined
  /** Unit, protocol or count, set in the style of a label. */
  fact?: string | undefined
  href?: string | undefined
  visual?: ReactNode
  photograph?: CardPhotograph | undefined
  points?: string[]
  /** Id of a dialog with more text; the card then gets a Read More button. */
  dialog?: string | undefined
  /** Stands between text and fact: a table, a byline or a button. */
  children?: ReactNode
}

type Props = {
  items: CardItem[]
  /**
   * `rows`: stacked, with name, text and fact side by side. `tiles`: columns without lines.
   * `ruled`: columns with a hairline above each row. `divided`: ruled, with hairlines between the
   * columns too. `lead`: a large first card, the others beside it.
   */
  layout: 'rows' | 'tiles' | 'ruled' | 'divided' | 'lead'
  /**
   * Columns in a wide window. On a tablet 4 become 2, 6 become 3 and 5 become 1; on a phone all
   * become 1, except that 6 become 2 unless they are compact.
   */
  columns?: 1 | 2 | 3 | 4 | 5 | 6
  /**
   * In columns `above`: above the name; `beside`: beside name and text, except on phones; `marks`:
   * the same for small marks; `joined`: above and without gaps, so that the drawings of a row
   * connect. In rows the visual takes a third of the width, with `beside` half.
   */
  visuals?: 'above' | 'beside' | 'marks' | 'joined'
  /** Whether the cards of a phone have a small picture beside their words. */
  isCompact?: boolean
  hasFrames?: boolean
  level?: 'h2' | 'h3'
  size?: 'subtitle' | 'title' | 'large' | 'subheading'
  isNumbered?: boolean
  /** Whether a line instead of hairlines connects the cards. */
  isRoute?: boolean
  sizes?: string
  /** Whether links show an arrow, which points down for a target on the same page. */
  hasArrows?: boolean
}

/**
 * Every list of title, text, fact and drawing on the site. The names, texts and facts of a row
 * align.
 */
export const CardList = ({
  items,
  layout,
  columns = 2,
  visuals = 'above',
  isCompact = false,
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
  const isPictured = items.some(({ visual, photograph }) => visual || photograph)
  const hasTexts = items.some(({ text }) => text)
  const sheets = [styles, isRows ? rowStyles : columnStyles, ...(isRoute ? [routeStyles] : [])]
  /** Returns the classes with these names from every style sheet that has them. */
  const look = (...names: (string | false)[]) => {
    const classes = names.flatMap((name) => (name ? sheets.map((sheet) => sheet[name]) : []))
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
        isPictured && 'pictured',
        hasFrames && 'framed',
        isCompact && 'compact',
        !hasTexts && 'textless',
        isRoute && 'route',
      )}
      data-ruled={isRuled || undefined}
    >
      {items.map(
        ({ title, text, fact, href, visual, photograph, points, dialog, children }, index) => (
          <li key={title} className={isRows ? 'grid' : undefined} data-card>
            {(visual || photograph) && (
              <div className={look('visual')}>
                {visual}
                {photograph?.placeholder && <Ground {...photograph.placeholder} />}
                {photograph && (
                  <Picture
                    picture={photograph.picture}
                    alt={photograph.alt}
                    focus={photograph.focus}
                    sizes={sizes}
                  />
                )}
              </div>
            )}
            <Name className={look('name')}>
              {isNumbered && <span className={look('number')}>{`${index + 1} `}</span>}
              {href ? (
                <a href={href} className="covers">
                  {title}
                </a>
              ) : (
                title
              )}
              {hasArrows && href && (
                <Icon icon={href.startsWith('#') ? ArrowDown : ArrowRight} size="small" />
              )}
            </Name>
            {text && <Paragraph className="muted">{text}</Paragraph>}
            {(fact || points || dialog || children) && (
              <div className={look('foot')}>
                {points && <BulletList items={points} isRuled />}
                {dialog && (
                  <ReadMore
                    dialog={dialog}
                    words={words().site.readMore}
                    about={say(words().site.readMoreAbout, { title })}
                  />
                )}
                {children}
                {fact && <p className="label">{fact}</p>}
              </div>
            )}
          </li>
        ),
      )}
    </List>
  )
}
