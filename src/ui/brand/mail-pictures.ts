import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { sharp } from '#src/content/pictures/lazy-sharp.ts'
import { readMailPicture } from '#src/content/pictures/picture-files.ts'
import { brand } from '#src/content/settings/brand.ts'
import { mailLogo, mailLogoHeight } from '#src/contracts/content/mail-logo.ts'
import { LogoSymbol } from './LogoSymbol.tsx'

const density = 3

/** Paints the logo on the ground that a mail has by day, on which it is readable at night too. */
function paintLogo(): Promise<Uint8Array> {
  const { light } = brand()
  const size = mailLogoHeight * density
  const drawn = renderToStaticMarkup(
    createElement(LogoSymbol, { size: size * 0.75, ink: light.ink, signal: light.signal }),
  ).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  const margin = Math.round(size / 8)
  return sharp(Buffer.from(drawn))
    .flatten({ background: light.surface })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: light.surface })
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** Reads a picture that comes with a mail: of an article, or the logo. */
export const readPictureOfMail = (name: string): Promise<Uint8Array | null> =>
  name === mailLogo ? paintLogo() : readMailPicture(name, brand().light.surface)
