/**
 * Whether `href` is the page at `path`, or the list that contains it (products belong to
 * /products).
 */
export function isCurrent(path: string, href: string): boolean {
  if (href === '/products') return path === '/products' || path.startsWith('/product/')
  return path === href
}
