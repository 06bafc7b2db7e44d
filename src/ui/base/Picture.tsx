import { withoutRanges } from './media-ranges.ts'
import styles from './Picture.module.css'

/** A picture with its files by format and width, in pixels. */
export type PictureData = {
  width: number
  height: number
  src: string
  sources: { type: string; srcSet: string; media?: string }[]
}

type Focus = 'left' | 'right' | 'top' | 'bottom'
/** A picture with its alternative text and its kind in words, such as a rendering. */
export type Photograph = {
  picture: PictureData
  alt: string
  kind?: string | undefined
  focus?: Focus | undefined
}

type Props = {
  picture: PictureData
  alt: string
  sizes: string
  /** Whether this is the first picture in view, which loads at once and before others. */
  isPriority?: boolean
  /** Whether this is a small picture in the first view, which loads at once but after the first. */
  isSmall?: boolean
  focus?: Focus | undefined
  className?: string | undefined
}

export const Picture = ({
  picture,
  alt,
  sizes,
  isPriority = false,
  isSmall = false,
  focus,
  className,
}: Props) => (
  <picture>
    {picture.sources.map((source) => (
      <source
        key={`${source.type} ${source.media}`}
        {...source}
        media={source.media && withoutRanges(source.media)}
        sizes={withoutRanges(sizes)}
      />
    ))}
    <img
      className={
        [!isPriority && styles['ground'], focus && styles[focus], className]
          .filter(Boolean)
          .join(' ') || undefined
      }
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={isPriority || isSmall ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'low'}
      decoding="async"
    />
  </picture>
)
