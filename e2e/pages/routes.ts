import { getListedPages } from '#src/content/share-cards.ts'

/** The public routes of spec.md §2, with an example for each that takes a name. */
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

/** Of the pages that differ by their text alone, one or two stand for all. */
const examples: readonly string[] = ['/product/2', '/product/4', '/blog/zigbee-or-z-wave-hotel']
const isOfMany = (path: string) => /^\/(product|blog)\//.test(path)

/** Pages that the specification does not name but that visitors reach: what the sitemap lists, and what it leaves out. */
export const furtherRoutes: readonly string[] = [
  ...(await getListedPages()).filter((path) => !isOfMany(path) && !contentRoutes.some((route) => route === path)),
  '/newsletter',
  '/admin/signin',
]

export const missingRoutes = ['/no-such-page', '/product/99', '/image/no-such-image']

/** One example of every page that a visitor can come to see, for tests of layout. */
export const everyPage: readonly string[] = [
  ...new Set([...contentRoutes, ...examples]),
  '/search?q=modbus',
  '/cut-the-power/night?site=hotel&from=19:00&hours=12',
  '/demo/cold-store?range=week',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  ...furtherRoutes,
  ...missingRoutes,
]
