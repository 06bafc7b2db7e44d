import sharp, { type Metadata } from 'sharp'
import { contentLimits, pictureTypeWords } from '#src/contracts/content/content-limits.ts'

const formats: readonly string[] = ['jpeg', 'png', 'webp', 'heif']
const { pixels, masterSide } = contentLimits

const masterQuality = 90

export type RefusedPicture = { refused: string; isWrongType: boolean }
export type Prepared = { bytes: Uint8Array; width: number; height: number }

const refuse = (refused: string, isWrongType = false): RefusedPicture => ({ refused, isWrongType })
const wrongType = refuse(
  `This is no ${pictureTypeWords} picture. Save it as one of these and try again.`,
  true,
)

/** Opens a picture, and refuses decompression bombs and truncated files. */
const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: pixels.most, failOn: 'error', animated: false })

const megapixels = (count: number) => Math.round(count / 1_000_000)

function refusalOf({
  format,
  width,
  height,
  pages = 1,
  compression,
}: Metadata): RefusedPicture | undefined {
  const isKnown = formats.includes(format ?? '') && (format !== 'heif' || compression === 'av1')
  if (!isKnown) return wrongType
  if (pages > 1) return refuse('This picture moves. Choose one that stands still.')
  if (width * height > pixels.most)
    return refuse(
      `This picture has ${megapixels(width * height)} million pixels; at most ${megapixels(pixels.most)} million are taken. Make it smaller and try again.`,
    )
  if (width < pixels.leastWidth || height < pixels.leastHeight)
    return refuse(
      `This picture has ${width} by ${height} pixels; it needs at least ${pixels.leastWidth} by ${pixels.leastHeight}.`,
    )
  return undefined
}

/**
 * Makes a master: upright, in sRGB, without metadata such as place and owner, and no larger than
 * the largest crop needs.
 */
export async function preparePicture(bytes: Uint8Array): Promise<Prepared | RefusedPicture> {
  try {
    const refused = refusalOf(await open(bytes).metadata())
    if (refused) return refused
    const { data, info } = await open(bytes)
      .autoOrient()
      .resize({ width: masterSide, height: masterSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: masterQuality, effort: 4, smartSubsample: true })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    if (/pixel limit/i.test(message))
      return refuse(
        `This picture has more than ${megapixels(pixels.most)} million pixels. Make it smaller and try again.`,
      )
    if (/unsupported image format/i.test(message)) return wrongType
    return refuse(
      'This file is damaged. Open it on your computer, save it again as JPEG or PNG, and try again.',
    )
  }
}
