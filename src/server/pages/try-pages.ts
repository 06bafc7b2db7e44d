import { setImmediate } from 'node:timers/promises'
import { imageAddress } from '#src/content/addresses/address-of.ts'
import { isWithoutPage, sitePages } from '#src/content/page.ts'
import { papersToTry } from '#src/content/paper-addresses.ts'
import { getImages } from '#src/content/pictures/image-manifest.ts'
import { readPassages } from '#src/content/search/passages.ts'
import { isOfPipeline } from '#src/contracts/paths.ts'
import { isOwnPage } from './known-addresses.ts'
import { missingPages } from './resolve.ts'

type Options = {
  fixed: readonly string[]
  addresses: readonly string[]
  /** Whether searches, papers and a page of each template are tried too. */
  hasTemplates: boolean
  renderChanged: (target: string) => Promise<Response>
  /** Prints the paper at an address, unless it stays as it is. */
  print: (address: string) => Promise<void>
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Returns the search page, with the name of each entry at the addresses as the words. */
async function searchesFor(addresses: readonly string[]): Promise<string[]> {
  const passages = readPassages()
  const [first] = passages
  const found = passages.filter(({ href }) => addresses.includes(href.replace(/#.*/, '')))
  return [...(first ? [first] : []), ...found].map(
    ({ name }) => `/search?${new URLSearchParams({ q: name })}`,
  )
}

/**
 * Renders the pages of a change with their searches and papers, and one of each template, one after
 * the other, between other requests.
 * @returns the failed ones
 */
export async function tryPages({
  fixed,
  addresses,
  hasTemplates,
  renderChanged,
  print,
}: Options): Promise<{ address: string; message: string }[]> {
  const pages = sitePages()
  const examples = pages.filter(
    ({ collection }, index) => pages.findIndex((one) => one.collection === collection) === index,
  )
  const [image] = getImages()
  // Pictures are left out, because they are not rendered from texts.
  const isWithout = isWithoutPage()
  const isTried = (path: string) =>
    !isOfPipeline(path) &&
    !isWithout(path) &&
    !isOwnPage(path) &&
    !/\.(png|svg|ico|jpg|webp|avif)$/.test(path)
  const templates = hasTemplates
    ? [
        ...fixed,
        ...missingPages.map(({ target }) => target),
        ...examples.map(({ address }) => address),
        ...(image ? [imageAddress(image.imageName)] : []),
      ]
    : []
  const hasSearch = hasTemplates && fixed.includes('/search') && !isWithout('/search')
  const attempts = [
    { run: renderChanged, targets: [...addresses, ...templates].filter(isTried) },
    // If the words cannot be read, the search page itself fails with the reason.
    {
      run: renderChanged,
      targets: hasSearch ? await searchesFor(addresses).catch(() => ['/search']) : [],
    },
    { run: print, targets: hasTemplates ? await papersToTry(addresses) : [] },
  ]
  const broken: { address: string; message: string }[] = []
  for (const { run, targets } of attempts)
    for (const address of new Set(targets)) {
      await run(address).catch((error: unknown) =>
        broken.push({ address, message: reasonOf(error) }),
      )
      await setImmediate()
    }
  return broken
}
