import type { ReactNode } from 'react'
import { fluidWidth } from '../base/fluid-width.ts'
import { type Photograph, Picture } from '../base/Picture.tsx'
import { Text } from '../base/Text.tsx'
import styles from './Figure.module.css'

type Props = {
  title?: string
  /** What is to be seen in it, or how it is to be taken: a worked example, calculated, planning values. */
  caption?: string | undefined
  /** `above`: under one ink hairline, from which the figure hangs; beside the figure on a tablet. */
  captionAt?: 'above' | 'below'
  /** Children that have no tall version, such as a table, need the whole width on a tablet too. */
  isFullWidth?: boolean
  photograph?: Photograph | undefined
  /** Of a photograph of the owner's: where and when. */
  taken?: string | undefined
  /** `whole`: as it is. `narrow`: its sides are cut off on phones. */
  frame?: 'whole' | 'narrow'
  isPriority?: boolean
  /** The width that the photograph takes up, as in the `sizes` attribute. */
  sizes?: string
  children?: ReactNode
}

const containerWidth = `(width < 1368px) 90vw, ${fluidWidth(1240)}`
/** With its sides cut off the photograph is wider than its frame. */
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
    <figure className={figcaption ? [styles[captionAt], isBeside && styles['beside']].filter(Boolean).join(' ') : undefined}>
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
