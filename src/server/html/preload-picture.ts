/**
 * Returns whether `sizes` belong to a background picture, which fills a phone's window or is wider.
 */
const isGround = (sizes: string) => /^\([^)]*\) 1\d\dvw|^min\(100vw,|(^|\s)100vw$/.test(sizes)
const isFirst = /\sfetchpriority="high"/i
const attributes = {
  type: /\stype="([^"]*)"/i,
  media: /\smedia="([^"]*)"/i,
  srcset: /\ssrcset="([^"]*)"/i,
  sizes: /\ssizes="([^"]*)"/i,
}
const attribute = (tag: string, name: keyof typeof attributes) => attributes[name].exec(tag)?.[1]

/**
 * Makes links that preload the AVIF of the picture that a visitor sees first, because it comes late
 * in the page, after the styles.
 * @returns the links, and whether the picture fills the window, in which case the links precede the
 * link of the typeface
 */
export function pictureLinks(html: string): { isGround: boolean; links: string } {
  const pictures = html.split('<picture>').slice(1)
  const picture =
    pictures
      .map((text) => text.slice(0, text.indexOf('</picture>')))
      .find((text) => isFirst.test(text)) ?? ''
  const avif = picture
    .split(/<source\b/i)
    .slice(1)
    .map((text) => text.slice(0, text.indexOf('>')))
    .filter((tag) => attribute(tag, 'type') === 'image/avif')
  // A browser takes the first source that matches, so each link excludes the media of earlier ones.
  const earlier: string[] = []
  const links = avif.flatMap((tag) => {
    const [media, srcset, sizes] = (['media', 'srcset', 'sizes'] as const).map((name) =>
      attribute(tag, name),
    )
    const condition = [
      ...(media ? [media] : []),
      ...earlier.map((other) => `(not (${other}))`),
    ].join(' and ')
    if (media) earlier.push(media)
    if (!srcset) return []
    const on = condition ? ` media="${condition}"` : ''
    return [
      `<link rel="preload" as="image" type="image/avif" fetchpriority="high"${on} imagesrcset="${srcset}" imagesizes="${sizes ?? '100vw'}">`,
    ]
  })
  return {
    isGround: avif.some((tag) => isGround(attribute(tag, 'sizes') ?? '')),
    links: links.join(''),
  }
}
