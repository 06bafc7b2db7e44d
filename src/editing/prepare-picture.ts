import sharp, { type Metadata } from 'sharp'
import { contentLimits } from '#src/contracts/content/content-limits.ts'

const formats: readonly string[] = ['jpeg', 'png', 'webp', 'heif']
const { pixels, masterSide } = contentLimits

/** Quality of a master: every picture that visitors get is made of it once more. */
const masterQuality = 90

/** Why a picture is not taken: it is of a type that is not known, or it cannot be used. */
export type RefusedPicture = { refused: string; isWrongType: boolean }
export type Prepared = { bytes: Uint8Array; width: number; height: number }

/** A decoder that stops at a bomb, and takes no picture that is cut short. */
const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: pixels.most, failOn: 'error', animated: false })

const megapixels = (count: number) => Math.round(count / 1_000_000)

/** Why a picture cannot be used, by its head alone; undefined where it can. */
function refusalOf({ format, width, height, pages = 1, compression }: Metadata): RefusedPicture | undefined {
  const refuse = (refused: string, isWrongType = false) => ({ refused, isWrongType })
  const isKnown = formats.includes(format ?? '') && (format !== 'heif' || compression === 'av1')
  if (!isKnown) return refuse('This is no JPEG, PNG, WebP or AVIF picture. Save it as one of these and try again.', true)
  if (pages > 1) return refuse('This picture moves. Choose one that stands still.')
  if (width * height > pixels.most)
    return refuse(
      `This picture has ${megapixels(width * height)} million pixels; at most ${megapixels(pixels.most)} million are taken. Make it smaller and try again.`,
    )
  if (width < pixels.leastWidth || height < pixels.leastHeight)
    return refuse(`This picture has ${width} by ${height} pixels; it needs at least ${pixels.leastWidth} by ${pixels.leastHeight}.`)
  return undefined
}

/** A master of a picture: upright, without metadata of place and owner, in the colours of the web, no larger than any cut needs. */
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
      return {
        refused: `This picture has more than ${megapixels(pixels.most)} million pixels. Make it smaller and try again.`,
        isWrongType: false,
      }
    if (/unsupported image format/i.test(message))
      return { refused: 'This is no JPEG, PNG, WebP or AVIF picture. Save it as one of these and try again.', isWrongType: true }
    return { refused: 'This file is damaged. Open it on your computer, save it anew as JPEG or PNG, and try again.', isWrongType: false }
  }
}
