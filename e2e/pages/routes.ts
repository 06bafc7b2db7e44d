import { listedPages } from '#src/content/share-cards.ts'

/** Paths of the public routes of spec.md §2. Routes with a parameter have an example. */
export const contentRoutes = [
  '/',
  '/product/2',
  '/products',
  '/services',
  '/expertise',
  '/contact',
  '/general-features',
  '/iot-use-cases',
  '/technologies-tools',
  '/existing-solutions',
  '/iot-development-services',
  '/iot-services',
  '/iot-product-development-step',
  '/operating-system-development',
  '/smart',
  '/edge-gateway',
  '/partners',
  '/pets-iot',
  '/about',
  '/privacy-policy',
  '/consulting-services',
  '/nfc',
  '/aiot',
  '/iot-data-and-analytics',
  '/iot-machine-learning-services',
  '/iot-managed-services',
  '/image/logo',
] as const

/** One or two examples of pages that differ only in their text. */
const examples: readonly string[] = ['/product/2', '/product/4', '/blog/zigbee-or-z-wave-hotel']
const isOfMany = (path: string) => /^\/(product|blog)\//.test(path)

/**
 * Pages that visitors can reach, but that the specification does not name: from the sitemap, and
 * pages that the sitemap leaves out.
 */
export const furtherRoutes: readonly string[] = [
  ...listedPages()
    .map(({ address }) => address)
    .filter((path) => !isOfMany(path) && !contentRoutes.some((route) => route === path)),
  '/newsletter',
  '/offline',
  '/admin/signin',
]

/**
 * Matches routes whose scripts start without interaction: carousels, the simulation, stored pages.
 */
export const withScript = /^\/(cut-the-power|offline|product\/\d+)?$/

export const missingRoutes = ['/no-such-page', '/product/99', '/image/no-such-image']

/** Examples of every kind of page that a visitor can reach, for tests of layout. */
export const everyPage: readonly string[] = [
  ...new Set([...contentRoutes, ...examples]),
  '/search?q=modbus',
  '/cut-the-power?site=hotel&hours=12',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  ...furtherRoutes,
  ...missingRoutes,
]
