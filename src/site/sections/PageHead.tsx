import type { ReactNode } from 'react'
import { words } from '#src/content/words/words.ts'
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx'
import { fluidWidth } from '../../ui/base/fluid-width.ts'
import { answerId } from '../../ui/base/form/Answer.tsx'
import { Heading } from '../../ui/base/Heading.tsx'
import { Paragraph } from '../../ui/base/Paragraph.tsx'
import { type Photograph, Picture } from '../../ui/base/Picture.tsx'
import styles from './PageHead.module.css'

type Props = {
  heading: string
  /** Follows the heading in a quieter colour. */
  continuation?: string
  headingId?: string
  /** Whether the heading answers the form that was posted to the page. */
  isAnswer?: boolean
  lead: string
  /**
   * `heading`: for titles of texts, which are longer; `line`: above a tool, which should be visible
   * without scrolling.
   */
  size?: 'display' | 'heading' | 'line'
  ground?: 'page' | 'night'
  above?: { label: string; href: string }[]
  note?: ReactNode
  actions?: ReactNode
  aside?: ReactNode
  /** `large`: two thirds of a wide window, to fit a picture. */
  asideSize?: 'half' | 'large'
  scene?: Photograph | undefined
  /** `above`: as wide as the window. `beside`: at the right of a wide window. */
  sceneAt?: 'above' | 'beside'
  /** Figures below the words, as wide as the container. */
  children?: ReactNode
  /** Drawings below the words, as wide as the window. */
  band?: ReactNode
}

const sceneSizes = {
  above: 'min(100vw, 1920px)',
  beside: '(width < 720px) 128vw, (width < 1100px) 118vw, min(66vw, 1150px)',
}

export const asideSizes = `(width < 1100px) min(90vw, 640px), ${fluidWidth(608)}`
export const largeAsideSizes = `(width < 1100px) min(90vw, 640px), ${fluidWidth(817)}`

export const PageHead = ({
  heading,
  continuation,
  headingId,
  isAnswer = false,
  lead,
  size = 'display',
  ground = 'page',
  above,
  note,
  actions,
  aside,
  asideSize = 'half',
  scene,
  sceneAt = 'above',
  children,
  band,
}: Props) => {
  const isBeside = sceneAt === 'beside'
  const classes = [
    styles['head'],
    ground === 'night' && 'night',
    scene && styles[isBeside ? 'staged' : 'pictured'],
    above && styles['below'],
    size === 'line' && styles['tool'],
    band && styles['banded'],
  ]
  return (
    <header className={classes.filter(Boolean).join(' ')}>
      {scene && (
        <Picture
          {...scene}
          sizes={sceneSizes[sceneAt]}
          isPriority
          className={isBeside ? undefined : styles['scene']}
        />
      )}
      <div className="container">
        {above && <Breadcrumb label={words().site.breadcrumb} above={above} />}
        <div
          className={[
            'grid',
            styles[size],
            (aside || isBeside) && styles['beside'],
            asideSize === 'large' && styles['large'],
          ]
            .filter(Boolean)
            .join(' ')}
        >
          {isAnswer ? (
            <h1 id={answerId} tabIndex={-1} data-answer>
              {heading}
            </h1>
          ) : (
            <Heading
              name={heading}
              continuation={continuation}
              level="h1"
              {...(headingId && { id: headingId })}
            />
          )}
          <div className={styles['words']}>
            <Paragraph className="lead">{lead}</Paragraph>
            {note}
            {actions && <div className={styles['actions']}>{actions}</div>}
          </div>
          {aside && <div className={styles['aside']}>{aside}</div>}
        </div>
        {children && <div className={styles['figures']}>{children}</div>}
      </div>
      {band && <div className={styles['band']}>{band}</div>}
    </header>
  )
}
