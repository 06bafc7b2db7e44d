export type RequestLine = { product: string; count: number }
/** The contact form with some products on its request list. */
export const requestListHref = (lines: readonly RequestLine[]) =>
  `/contact?list=${lines.map(({ product, count }) => `${product}*${count}`).join(',')}`
