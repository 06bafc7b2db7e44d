const firstPicture = /<picture>((?:(?!<\/picture>).)*?<img\b[^>]*\sfetchpriority="high"[^>]*>)/is
const sources = /<source\b[^>]*>/gi
/** Sizes of a picture that fills a phone's window, or is cut off by it: what the page stands on. */
const isGround = (sizes: string) => /^\([^)]*\) 1\d\dvw|^min\(100vw,|(^|\s)100vw$/.test(sizes)
const fontPreload = /<link rel="preload"[^>]*\sas="font"[^>]*>/i
/** Decides which of a picture's files fits. */
const viewport = /<meta name="viewport"[^>]*>/i
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]

/**
 * Names the picture that a visitor sees first in the head, so that it is asked for with the page's first bytes; the page itself names it
 * only behind its styles. One that fills the window goes ahead of the typeface, another one follows it. AVIF alone: other browsers find
 * it where it stands.
 */
export function preloadPicture(html: string): string {
  const [, picture = ''] = firstPicture.exec(html) ?? []
  const avif = [...picture.matchAll(sources)].map(([tag]) => tag).filter((tag) => attribute(tag, 'type') === 'image/avif')
  // A browser takes the first source that fits; the links fit one at a time.
  const earlier: string[] = []
  const links = avif.flatMap((tag) => {
    const [media, srcset, sizes] = ['media', 'srcset', 'sizes'].map((name) => attribute(tag, name))
    const condition = [...(media ? [media] : []), ...earlier.map((other) => `(not (${other}))`)].join(' and ')
    if (media) earlier.push(media)
    if (!srcset) return []
    const on = condition ? ` media="${condition}"` : ''
    return [
      `<link rel="preload" as="image" type="image/avif" fetchpriority="high"${on} imagesrcset="${srcset}" imagesizes="${sizes ?? '100vw'}">`,
    ]
  })
  const sizes = avif.map((tag) => attribute(tag, 'sizes') ?? '')
  const before = (sizes.some(isGround) ? null : fontPreload.exec(html)) ?? viewport.exec(html)
  if (!before || links.length === 0) return html
  const at = before.index + before[0].length
  return html.slice(0, at) + links.join('') + html.slice(at)
}
