import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { deliveredAt } from '#src/content/pictures/picture-files.ts'
import type { kindOf } from '#src/content/pictures/picture-kind.ts'
import { findPicture, type PictureCut } from '#src/content/pictures/pictures.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { themeOf } from '#src/content/settings/theme.ts'
import { LogoFile, logoInks } from '#src/ui/brand/LogoFile.tsx'
import type { PaperBlock, Prose } from './blocks.ts'

export type Paper = {
  title: string
  fileName: string
  description: string
  running: string
  cover?: { picture: string | null; heading: string; subtitle: string; facts: { label: string; value: string }[] }
  heading?: string
  lead?: Prose
  note?: string | undefined
  /** Heading of the list of sections, which stands behind the first one; without it there is none. */
  contents?: string
  sections: { heading: string; blocks: PaperBlock[] }[]
  /** Whether a section begins on its own page. */
  isPaged?: boolean
  /** Sizes of its text in points, of which the first is taken that fits onto `pages`. */
  sizes: number[]
  pages?: number
  /** By the names that `sections` and `cover` give; a picture as the name of its delivered file. */
  files: Record<string, Uint8Array | string>
}

/** Company, language and colours, which every paper has. */
export function letterhead() {
  const { brand } = settings()
  const { legalName, name, address, phone, email, url, locale } = site()
  const { ink, muted, line, sunk, signal, 'signal-ink': link, page } = themeOf(brand).light
  const { language, region = '' } = new Intl.Locale(locale)
  return {
    company: name,
    author: legalName,
    foot: [`${legalName}, ${address.street}, ${address.city}, ${address.country}`, `${phone} · ${email} · ${new URL(url).host}`],
    language,
    region,
    colours: { ink, muted, line, sunk, signal, link, night: themeOf(brand).dark.page, onNight: themeOf(brand).dark.ink, page },
  }
}

/** The symbol without the name, on light and on dark ground. */
export const symbolFiles = (): Record<string, Uint8Array> =>
  Object.fromEntries(
    (['on-light', 'on-dark'] as const).map((on) => [
      `symbol-${on}.svg`,
      Buffer.from(renderToStaticMarkup(createElement(LogoFile, { company: site().name, ...logoInks()[on] }))),
    ]),
  )

/** Pixels over 80 mm: 216 dots an inch. A larger file would take longer to decode than the paper to set. */
const leastWidth = 680

/** The file of a picture of the content for print; undefined where there is no such master. */
export async function printedPicture(named: Parameters<typeof kindOf>[0], cut: PictureCut): Promise<string | undefined> {
  const sizes =
    (await findPicture(named.name, cut))?.sources
      .at(-1)
      ?.srcSet.split(', ')
      .map((one) => one.split(' ')) ?? []
  const [address] = sizes.find(([, size = '']) => Number.parseInt(size, 10) >= leastWidth) ?? sizes.at(-1) ?? []
  return address?.slice(deliveredAt.length)
}
