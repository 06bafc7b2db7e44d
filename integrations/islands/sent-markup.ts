import { readMarkup } from '../../src/contracts/text/markup.ts'

/**
 * Measures an island's HTML as the server writes it.
 * @param slots the HTML of its slots
 * @returns the number of elements, and the length of all texts in UTF-16 code units
 */
export function measureHtml(html: string, slots: readonly string[]): string {
  const own = slots
    .reduce((rest, slot) => rest.replace(slot, () => ''), html)
    .split(/<\/(?:noscript|textarea)>/)
    .map((part) => part.replace(/(<(?:noscript|textarea)\b[^<>]*>).*/s, '$1'))
    .join('')
  const text = readMarkup(own.replace(/<[^<>]*>/g, '')).replace(/\r\n/g, '\n')
  return `${own.match(/<[a-z]/g)?.length ?? 0} ${text.length}`
}

/**
 * Measures an island in the page, as `measureHtml` does. The two differ if another program has
 * wrapped or replaced texts, or has added or removed elements.
 */
export function measureElement(island: Element): string {
  const elements = [...island.querySelectorAll('*')].filter(
    (element) => !element.parentElement?.closest('astro-slot'),
  )
  let letters = island.textContent?.length ?? 0
  // React compares neither the content of slots nor what is in these elements.
  for (const element of elements)
    if (element.matches('astro-slot, noscript, textarea'))
      letters -= element.textContent?.length ?? 0
  return `${elements.length} ${letters}`
}
