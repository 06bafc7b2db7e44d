import type { PictureData } from '#src/ui/base/Picture.tsx'

/*
 * Pictures that pages rendered on demand show: of the pages that were not found, of the contact page, and of the menu on all of
 * them. Their files have addresses that are known beforehand, and src/pages/pictures makes them when the site is built. Such a page
 * cannot use pictures.ts, which reads the masters: the built site has none.
 */
type FixedPicture = { name: string; master: string; width: number; height: number; widths: readonly number[] }

const disconnectedCable: FixedPicture = {
  name: 'disconnected-cable',
  master: 'scenes/disconnected-cable',
  width: 1600,
  height: 900,
  widths: [640, 1040, 1600],
}
const contact: FixedPicture = {
  name: 'contact',
  master: 'scenes/contact',
  width: 1920,
  height: 1080,
  widths: [720, 960, 1440, 1920],
}

const solutionsPanel: FixedPicture = {
  name: 'solutions-panel',
  master: 'products/gateway/hero',
  width: 800,
  height: 600,
  widths: [400, 600, 800],
}

const formats = ['avif', 'webp'] as const
const fileOf = ({ name }: FixedPicture, pixels: number, format: string) => `${name}-${pixels}.${format}`

/** For <Picture>. */
function toPictureData(picture: FixedPicture): PictureData {
  const { width, height, widths } = picture
  return {
    width,
    height,
    src: `/pictures/${fileOf(picture, widths[1] ?? width, 'webp')}`,
    sources: formats.map((format) => ({
      type: `image/${format}`,
      srcSet: widths.map((pixels) => `/pictures/${fileOf(picture, pixels, format)} ${pixels}w`).join(', '),
    })),
  }
}
export const notFoundPicture = toPictureData(disconnectedCable)
export const contactPicture = toPictureData(contact)
export const solutionsPicture = toPictureData(solutionsPanel)

/** The files to be made. */
export const fixedFiles = [disconnectedCable, contact, solutionsPanel].flatMap((picture) =>
  formats.flatMap((format) =>
    picture.widths.map((pixels) => ({
      name: fileOf(picture, pixels, format),
      master: picture.master,
      format,
      width: pixels,
      height: Math.round((pixels * picture.height) / picture.width),
    })),
  ),
)
export type FixedFile = (typeof fixedFiles)[number]
