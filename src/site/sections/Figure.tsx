import type { ReactNode } from 'react'
import { fluidWidth } from '../../ui/base/fluid-width.ts'
import { type Photograph, Picture } from '../../ui/base/Picture.tsx'
import { Text } from '../../ui/base/Text.tsx'
import styles from './Figure.module.css'

type Props = {
  title?: string
  /** Names the figure and its kind: worked example, calculated, planning values. */
  caption?: string | undefined
  /** `above`: under a hairline above the figure; on a tablet beside it. */
  captionAt?: 'above' | 'below'
  /**
   * For children without a tall version, such as a table, which need the whole width on a tablet
   * too.
   */
  isFullWidth?: boolean
  photograph?: Photograph | undefined
  /** Place and day of the photograph. */
  taken?: string | undefined
  /** `narrow`: the sides are cut off on phones. */
  frame?: 'whole' | 'narrow'
  isPriority?: boolean
  sizes?: string
  children?: ReactNode
}

const containerWidth = `(width < 1368px) 90vw, ${fluidWidth(1240)}`
const sizesOf = { whole: containerWidth, narrow: `(width < 720px) 120vw, ${containerWidth}` }

export const Figure = ({
  title,
  caption,
  captionAt = 'above',
  isFullWidth = false,
  photograph,
  taken,
  frame = 'whole',
  isPriority = false,
  sizes = sizesOf[frame],
  children,
}: Props) => {
  const kind = taken && [photograph?.kind, taken].filter(Boolean).join(', ')
  const figcaption = (title || caption || kind) && (
    <figcaption>
      {title && <b>{title}</b>}
      {caption && (
        <span>
          <Text>{caption}</Text>
        </span>
      )}
      {kind && <span className={`label ${styles['kind']}`}>{kind}</span>}
    </figcaption>
  )
  const isBeside = captionAt === 'above' && !isFullWidth
  return (
    <figure
      className={
        figcaption
          ? [styles[captionAt], isBeside && styles['beside']].filter(Boolean).join(' ')
          : undefined
      }
    >
      {captionAt === 'above' && figcaption}
      {photograph && (
        <Picture
          {...photograph}
          sizes={sizes}
          isPriority={isPriority}
          className={[styles['photograph'], styles[frame]].filter(Boolean).join(' ')}
        />
      )}
      {children}
      {captionAt === 'below' && figcaption}
    </figure>
  )
}
