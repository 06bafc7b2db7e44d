import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { deliveredAt } from '#src/content/pictures/picture-files.ts'
import type { kindOf } from '#src/content/pictures/picture-kind.ts'
import { findPicture, type PictureCut } from '#src/content/pictures/pictures.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { themeOf } from '#src/content/settings/theme.ts'
import { addressInLine } from '#src/contracts/place/postal-address.ts'
import { isInLatin, isRightToLeft } from '#src/contracts/text/direction.ts'
import { LogoFile, logoInks } from '#src/ui/brand/LogoFile.tsx'
import type { PaperBlock, Prose } from './blocks.ts'

/** A printed document, from which src/assets/paper/paper.typ makes a PDF. */
export type Paper = {
  title: string
  fileName: string
  description: string
  running: string
  /** Number of a page, such as `Page {page} of {last}`; absent for `2 / 3`. */
  pageNumber?: string
  cover?: {
    picture: string | null
    heading: string
    subtitle: string
    facts: { label: string; value: string }[]
  }
  heading?: string
  lead?: Prose
  note?: string | undefined
  /** A word printed across each page. */
  stamp?: string | undefined
  /** Heading of the table of contents after the first section; absent for none. */
  contents?: string
  sections: { heading: string; blocks: PaperBlock[] }[]
  isPaged?: boolean
  /** Whether it is not printed if no typeface has one of its letters. */
  needsEveryLetter?: boolean
  /** Text sizes in points. The first size at which the paper fits onto `pages` is used. */
  sizes: number[]
  pages?: number
  /**
   * Files by their names in `sections` and `cover`. A string is the name of a picture file
   * (picture-files.ts).
   */
  files: Record<string, Uint8Array | string>
}

export function letterhead() {
  const { brand } = settings()
  const { legalName, registration, name, address, phone, email, url, locale } = site()
  const { ink, muted, line, sunk, signal, 'signal-ink': link, page } = themeOf(brand).light
  const { language, region = '' } = new Intl.Locale(locale)
  return {
    company: name,
    /** Whether the name is set beside the logo. */
    isNameSet: brand.symbol.hasName !== true,
    author: legalName,
    foot: [
      [legalName, registration?.number, addressInLine(address)].filter(Boolean).join(', '),
      `${phone} · ${email} · ${new URL(url).host}`,
    ],
    language,
    region,
    isRightToLeft: isRightToLeft(locale),
    isInLatin: isInLatin(locale),
    colours: {
      ink,
      muted,
      line,
      sunk,
      signal,
      link,
      night: themeOf(brand).dark.page,
      onNight: themeOf(brand).dark.ink,
      page,
    },
  }
}

export const symbolFiles = (): Record<string, Uint8Array> =>
  Object.fromEntries(
    (['on-light', 'on-dark'] as const).map((on) => [
      `symbol-${on}.svg`,
      Buffer.from(
        renderToStaticMarkup(createElement(LogoFile, { company: site().name, ...logoInks()[on] })),
      ),
    ]),
  )

/**
 * The smallest file at least this many pixels wide is printed: 216 dots per inch over 80 mm. A
 * larger file takes longer to decode.
 */
const leastWidth = 680

/** Finds the file of a content picture for print; undefined if its master is missing. */
export async function printedPicture(
  named: Parameters<typeof kindOf>[0],
  cut: PictureCut,
): Promise<string | undefined> {
  const source = (await findPicture(named.name, cut))?.sources.at(-1)
  const sizes = source?.srcSet.split(', ').map((one) => one.split(' ')) ?? []
  const [address] =
    sizes.find(([, size = '']) => Number.parseInt(size, 10) >= leastWidth) ?? sizes.at(-1) ?? []
  return address?.slice(deliveredAt.length)
}
