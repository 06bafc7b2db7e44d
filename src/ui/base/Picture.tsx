/** One picture in the formats and widths made at build time; sizes are in CSS pixels. */
export type PictureData = {
  width: number
  height: number
  /** The fallback file. */
  src: string
  sources: { type: string; srcSet: string; media?: string }[]
}

type Props = {
  picture: PictureData
  /** What the picture shows; empty for decoration. */
  alt: string
  /** The width it takes up, as in the `sizes` attribute. */
  sizes: string
  /** The picture a visitor sees first: fetched at once and before others. */
  isPriority?: boolean
  className?: string | undefined
}

export const Picture = ({ picture, alt, sizes, isPriority = false, className }: Props) => (
  <picture>
    {picture.sources.map((source) => (
      <source key={`${source.type} ${source.media}`} {...source} sizes={sizes} />
    ))}
    <img
      className={className}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding="async"
    />
  </picture>
)
