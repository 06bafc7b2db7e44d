/** `products/smart-lock/front` → `Smart lock, front`; `scenes/hero-city` → `Hero city`. */
export function readableName(name: string): string {
  const [, ...own] = name.split('/')
  const words = (own.length > 0 ? own : [name]).join(', ').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The name of a file of a picture as staff read it; null for other files. */
export function labelOfPicture(path: string): string | null {
  const [, name] = /^src\/assets\/pictures\/(.+)\.\w+$/.exec(path) ?? []
  return name === undefined ? null : `Picture: ${readableName(name)}`
}
