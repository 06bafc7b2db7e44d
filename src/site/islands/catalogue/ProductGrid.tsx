import { useEffect, useRef, useState } from 'react'
import type { ProductSummary } from '#src/content/product-summary.ts'
import {
  isOnPage,
  lastPage,
  mostCards,
  pageAfterResize,
  pageOfQuery,
  pageSizes,
  sentIndexes,
  type WindowSize,
  windowWidths,
} from '#src/content/products/paging.ts'
import type { Words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { inPageLanguage } from '#src/ui/page-prefix.ts'
import { ArrowLink } from '../../../ui/base/ArrowLink.tsx'
import { fluidWidth } from '../../../ui/base/fluid-width.ts'
import { Pager } from '../../../ui/base/Pager.tsx'
import type { AddWords } from '../../sections/AddToRequest.tsx'
import { ProductCard } from '../../sections/ProductCard.tsx'
import styles from './ProductGrid.module.css'

type Props = {
  /** Those at `sentIndexes` of the list. */
  products: ProductSummary[]
  /** Number of all products of the list. */
  count: number
  /** 0-based page that the address asks for. */
  page: number
  /** The filters of the list, as the query of its address. */
  query: string
  add: AddWords
  words: Pick<Words['products'], 'list' | 'pagesOf'> & { pager: Words['site']['pager'] }
  /** Text about devices that are not in the catalogue; it fills the space after the last row. */
  others: { heading: string; text: string; link: { label: string; href: string } }
}

const sizes = ['large', 'medium', 'small'] as const
/** Columns of the grid by window size, as in the style sheet. */
const columns = { large: 5, medium: 3, small: 2 } as const

const sizeAt = (width: number): WindowSize =>
  sizes.find((size) => size !== 'small' && width >= windowWidths[size]) ?? 'small'
const bySize = (pageAt: (size: WindowSize) => number) => ({
  large: pageAt('large'),
  medium: pageAt('medium'),
  small: pageAt('small'),
})
const windowSize = () => sizeAt(innerWidth)

const addressOf = (query: string, page: number) => {
  const whole = [query, page > 0 && `page=${page}`].filter(Boolean).join('&')
  return whole ? `/products?${whole}` : '/products'
}

/**
 * The product grid with Prev and Next (spec.md §2 Products), and a pager for each window size,
 * chosen by media queries. It turns the pages of a small catalogue itself; in a large one Prev and
 * Next are links.
 */
export function ProductGrid({
  products,
  count,
  page: initialPage,
  query,
  add,
  others,
  words,
}: Props) {
  // An address from a phone may name a page that a wide window does not have; the wide window then
  // shows its last page.
  const lastOf = (size: WindowSize) => lastPage(count, pageSizes[size])
  const atMost = (size: WindowSize) => Math.min(initialPage, lastOf(size))
  const isWhole = count <= mostCards
  const indexes = sentIndexes(initialPage, count)
  const [pages, setPages] = useState(bySize(atMost))
  const grid = useRef<HTMLElement>(null)
  const shown = useRef<WindowSize>(null)

  useEffect(() => {
    // If a resize started the script, the page number in the address was counted for the old width
    // (on-interaction.client.ts).
    shown.current = sizeAt(
      Number(grid.current?.closest<HTMLElement>('astro-island')?.dataset['width'] ?? innerWidth),
    )
    const read = () => {
      setPages(bySize((size) => pageOfQuery(location.search, count, pageSizes[size])))
    }
    const resize = () => {
      const before = shown.current
      const now = windowSize()
      if (before === null || before === now) return
      shown.current = now
      if (!isWhole) {
        const page = pageOfQuery(location.search, count, pageSizes[before])
        const next = pageAfterResize(page, pageSizes[before], pageSizes[now])
        if (next !== page) location.replace(inPageLanguage(`${addressOf(query, next)}#list`))
        return
      }
      setPages((current) => {
        const page = pageAfterResize(current[before], pageSizes[before], pageSizes[now])
        history.replaceState(null, '', inPageLanguage(addressOf(query, page)))
        return { ...current, [now]: page }
      })
    }
    read()
    resize()
    addEventListener('popstate', read)
    addEventListener('resize', resize)
    return () => {
      removeEventListener('popstate', read)
      removeEventListener('resize', resize)
    }
  }, [count, isWhole, query])

  /** Column of a card where its page is shown; undefined elsewhere. */
  const columnAt = (index: number, size: WindowSize) =>
    isOnPage(index, pages[size], pageSizes[size])
      ? (index % pageSizes[size]) % columns[size]
      : undefined

  const turn = (size: WindowSize, page: number) => {
    history.pushState(null, '', inPageLanguage(addressOf(query, page)))
    setPages((current) => ({ ...current, [size]: page }))
    grid.current?.scrollIntoView({ block: 'start' })
    grid.current?.focus({ preventScroll: true })
  }

  return (
    <section
      ref={grid}
      id="list"
      aria-label={words.list}
      tabIndex={-1}
      className={`container ${styles['products']}`}
    >
      <ul className={styles['grid']}>
        {products.map((product, at) => {
          const index = indexes[at] ?? at
          return (
            <li
              key={product.id}
              data-large={columnAt(index, 'large')}
              data-medium={columnAt(index, 'medium')}
              data-small={columnAt(index, 'small')}
            >
              <ProductCard
                product={product}
                add={add}
                sizes={`(width < 720px) 45vw, (width < 1100px) 33vw, ${fluidWidth(248)}`}
                isPriority={initialPage === 0 && index < 2}
              />
            </li>
          )
        })}
        <li
          className={styles['others']}
          data-large={pages.large === lastOf('large') || undefined}
          data-medium={pages.medium === lastOf('medium') || undefined}
          data-small={pages.small === lastOf('small') || undefined}
        >
          <h2>{others.heading}</h2>
          <div>
            <p>{others.text}</p>
            <ArrowLink href={others.link.href}>{others.link.label}</ArrowLink>
          </div>
        </li>
      </ul>
      {sizes
        .filter((size) => lastOf(size) > 0)
        .map((size) => (
          <div key={size} className={styles['ofWindow']} data-window={size}>
            <Pager
              label={say(words.pagesOf, { count: pageSizes[size] })}
              words={words.pager}
              page={pages[size]}
              last={lastOf(size)}
              hrefOf={(page) => `${addressOf(query, page)}${isWhole ? '' : '#list'}`}
              onTurn={isWhole ? (page) => turn(size, page) : undefined}
            />
          </div>
        ))}
    </section>
  )
}
