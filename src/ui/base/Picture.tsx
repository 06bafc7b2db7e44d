import { withoutRanges } from './media-ranges.ts'
import styles from './Picture.module.css'

/** One picture in the formats and widths made at build time; sizes are in CSS pixels. */
export type PictureData = {
  width: number
  height: number
  src: string
  sources: { type: string; srcSet: string; media?: string }[]
}

/** The side of a picture that is not cut off where its frame has another shape. */
export type Focus = 'left' | 'right' | 'top' | 'bottom'
/** A picture with what it shows, and what it is, such as a rendering, in words. */
export type Photograph = { picture: PictureData; alt: string; kind?: string | undefined; focus?: Focus | undefined }

type Props = {
  picture: PictureData
  /** What the picture shows; empty for decoration. */
  alt: string
  /** The width it takes up, as in the `sizes` attribute. */
  sizes: string
  /** The picture a visitor sees first: fetched at once and before others, all of which wait for it. */
  isPriority?: boolean
  /** A small picture of the first view, such as a thumbnail: fetched at once, though after the first. */
  isSmall?: boolean
  focus?: Focus | undefined
  className?: string | undefined
}

export const Picture = ({ picture, alt, sizes, isPriority = false, isSmall = false, focus, className }: Props) => (
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
      className={[!isPriority && styles['ground'], focus && styles[focus], className].filter(Boolean).join(' ') || undefined}
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
