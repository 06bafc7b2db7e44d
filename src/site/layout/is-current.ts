import { isOfProduct } from '#src/content/addresses/address-of.ts'

/**
 * Whether `href` is the page at `path`, or the list that contains it (products belong to
 * /products).
 */
export function isCurrent(path: string, href: string): boolean {
  if (href === '/products') return path === '/products' || isOfProduct(path)
  return path === href
}
