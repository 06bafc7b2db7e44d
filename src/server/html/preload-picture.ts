const sources = /<source\b[^>]*>/gi
/**
 * Returns whether `sizes` belong to a background picture, which fills a phone's window or is wider.
 */
const isGround = (sizes: string) => /^\([^)]*\) 1\d\dvw|^min\(100vw,|(^|\s)100vw$/.test(sizes)
const isFirst = /\sfetchpriority="high"/i
const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]

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
  const avif = [...picture.matchAll(sources)]
    .map(([tag]) => tag)
    .filter((tag) => attribute(tag, 'type') === 'image/avif')
  // A browser takes the first source that matches, so each link excludes the media of earlier ones.
  const earlier: string[] = []
  const links = avif.flatMap((tag) => {
    const [media, srcset, sizes] = ['media', 'srcset', 'sizes'].map((name) => attribute(tag, name))
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
