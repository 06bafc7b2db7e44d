import type { ReactNode } from 'react'
import { Breadcrumb } from '../base/Breadcrumb.tsx'
import { fluidWidth } from '../base/fluid-width.ts'
import { type Photograph, Picture } from '../base/Picture.tsx'
import { Text } from '../base/Text.tsx'
import styles from './PageHead.module.css'

type Props = {
  heading: string
  /** Where something is labelled by the heading. */
  headingId?: string
  lead: string
  /** `heading`: for the title of a text, which is longer than the name of a page; `line`: above a tool, which has the first view. */
  size?: 'display' | 'heading' | 'line'
  ground?: 'page' | 'night'
  above?: { label: string; href: string }[]
  note?: ReactNode
  actions?: ReactNode
  /** A drawing or picture beside the words, which then stand in one column. */
  aside?: ReactNode
  /** `large`: two thirds of a wide window, for a picture. */
  asideSize?: 'half' | 'large'
  /** A scene that runs out into the ground, which is night. */
  scene?: Photograph | undefined
  /** `above`: as wide as the window, above the words. `beside`: at the right of a wide window, behind words in one column. */
  sceneAt?: 'above' | 'beside'
  /** Below the words, as wide as the container: figures that could be on no other page. */
  children?: ReactNode
  /** Below the words, from edge to edge of the window: the opening of a page that has drawings of what it is about. */
  band?: ReactNode
}

const sceneSizes = {
  above: 'min(100vw, 1920px)',
  beside: '(width < 720px) 128vw, (width < 1100px) 118vw, min(66vw, 1150px)',
}

/** The width of a picture beside the words. */
export const asideSizes = `(width < 1100px) min(90vw, 640px), ${fluidWidth(608)}`
export const largeAsideSizes = `(width < 1100px) min(90vw, 640px), ${fluidWidth(817)}`

/** Head of every page: the name large, the lead beside it. */
export const PageHead = ({
  heading,
  headingId,
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
      {scene && <Picture {...scene} sizes={sceneSizes[sceneAt]} isPriority className={isBeside ? undefined : styles['scene']} />}
      <div className="container">
        {above && <Breadcrumb above={above} />}
        <div
          className={['grid', styles[size], (aside || isBeside) && styles['beside'], asideSize === 'large' && styles['large']]
            .filter(Boolean)
            .join(' ')}
        >
          <h1 id={headingId}>{heading}</h1>
          <div className={styles['words']}>
            <p className="lead">
              <Text>{lead}</Text>
            </p>
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
