/** True where `href` is the page at `path`, or the list that holds it (a product belongs to /products). */
export function isCurrent(path: string, href: string): boolean {
  if (href === '/products') return path === '/products' || path.startsWith('/product/')
  return path === href
}
