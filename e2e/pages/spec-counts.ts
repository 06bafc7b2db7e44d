import type { Page } from '@playwright/test'
import { copy, shown } from '../copy.ts'
import { expect } from '../fixtures.ts'

export type SpecCount = {
  /** The words of docs/spec.md, as they stand there. */
  says: string
  path: string
  /** Heading of the section that has the parts, by default the whole page. */
  heading?: string | RegExp
  /** Selector of the parts. */
  parts?: string
  count?: number
  atMost?: number
  /** Columns in a window of 1440 px. */
  columns?: number
}
type MeasuredElsewhere = { says: string; in: string }

const card = '[data-card]'
const footerColumns = 'Smart Home, Smart Healthcare, Automotive, Retail, Smart Manufacturing'

/** Counts and columns of spec.md that the walk over all pages measures, in a wide window. */
export const specCounts: readonly SpecCount[] = [
  {
    says: 'the first 9 industry cards',
    path: '/expertise',
    heading: 'In Which Expertise We Will Help You?',
    count: 9,
  },
  {
    says: 'Connected Objects (4 cards)',
    path: '/general-features',
    heading: /Connected Objects/,
    count: 4,
  },
  {
    says: 'Real Time Operations (3 image cards)',
    path: '/general-features',
    heading: /Real Time Operations/,
    count: 3,
  },
  {
    says: 'Public Work Features (3 numbered steps',
    path: '/general-features',
    heading: /Public Work Features/,
    parts: 'ol > li',
    count: 3,
  },
  {
    says: '6 image cards plus',
    path: '/iot-use-cases',
    heading: shown(copy.page('iot-use-cases').useCases.heading.name),
    count: 6,
  },
  {
    says: '4 protocol images',
    path: '/technologies-tools',
    parts: `${card}:has([role=img])`,
    count: 4,
  },
  {
    says: '**IoT Development Services:** 6 cards.',
    path: '/iot-development-services',
    heading: shown(copy.page('iot-development-services').services.heading.name),
    count: 6,
  },
  {
    says: '6 Embedded Linux cards',
    path: '/operating-system-development',
    heading: /Linux/,
    count: 6,
  },
  { says: '3 RTOS cards', path: '/operating-system-development', heading: /RTOS/, count: 3 },
  {
    says: 'two columns of logos with titles. Partners: AWS, Alexa, Google Smart, Home Kit, NFC, Smart Things, ZigBee, ZWave.',
    path: '/partners',
    heading: shown(copy.page('partners').partners.heading.name),
    parts: `${card}:has(svg)`,
    count: 8,
    columns: 2,
  },
  {
    says: 'an Other Services two-column list',
    path: '/services',
    heading: 'Other Services',
    columns: 2,
  },
  { says: 'seven numbered sections', path: '/privacy-policy', parts: 'h2', count: 7 },
  {
    says: 'key metrics (cardiovascular, activity, respiratory, core body temperature)',
    path: '/pets-iot',
    parts: `div:has(> h2, > div > h2) ${card}`,
    count: 4,
  },
  { says: '6 accessories', path: '/pets-iot', heading: /Accessories/i, count: 6 },
  {
    says: '**NFC Solutions:** 8 cards.',
    path: '/nfc',
    heading: shown(copy.page('nfc').solutions.heading.name),
    count: 8,
  },
  {
    says: '**AIOT Services:** 8 cards.',
    path: '/aiot',
    heading: shown(copy.page('aiot').services.heading.name),
    count: 8,
  },
  {
    says: '**IoT Machine Learning Services:** 8 cards.',
    path: '/iot-machine-learning-services',
    heading: shown(copy.page('iot-machine-learning-services').services.heading.name),
    count: 8,
  },
  {
    says: '**IoT Managed Services:** 6 cards',
    path: '/iot-managed-services',
    heading: '24/7 Support with Human Expertise and AI Monitoring',
    count: 6,
  },
  {
    says: 'up to 3 benefit rows (title and text) alternating with images',
    path: '/product/2',
    parts: '[data-benefit]:has(h3):has(img, svg)',
    atMost: 3,
  },
  {
    says: 'up to 3 benefit rows (title and text) alternating with images',
    path: '/product/4',
    parts: '[data-benefit]:has(h3):has(img, svg)',
    atMost: 3,
  },
  {
    says: `IoT use-case columns: ${footerColumns}.`,
    path: '/nfc',
    parts: footerColumns
      .split(', ')
      .map((name) => `footer h3:text-is("${name}")`)
      .join(', '),
    count: 5,
    columns: 5,
  },
]

/** Counts and columns of spec.md that have a test of their own, by its file. */
export const measuredElsewhere: readonly MeasuredElsewhere[] = [
  { says: 'Latest Blogs (first 3)', in: 'e2e/pages/home.spec.ts' },
  { says: 'The Services block shows at most 6 cards', in: 'e2e/pages/home.spec.ts' },
  { says: 'Two featured cards link to external sites', in: 'e2e/pages/home.spec.ts' },
  { says: 'one links to /edge-gateway', in: 'e2e/pages/home.spec.ts' },
  { says: 'One centred full-width image', in: 'e2e/pages/content-pages.spec.ts' },
  { says: 'One question is open at a time', in: 'e2e/pages/content-pages.spec.ts' },
  {
    says: 'Page size depends on window width: 10 at 1200px or wider, 6 at 768px or wider, 4 below that.',
    in: 'e2e/pages/products.spec.ts',
  },
  { says: 'A 6-column benefits grid', in: 'e2e/pages/edge-gateway.spec.ts' },
  { says: 'descriptions over 10 words', in: 'e2e/pages/edge-gateway.spec.ts' },
  { says: 'cards in a grid of 1, 2 or 3 columns', in: 'e2e/desk/admin.spec.ts' },
]

/** Expects the numbers of parts and columns that the specification names for a page. */
export async function expectCounts(page: Page, path: string) {
  for (const row of specCounts.filter((one) => one.path === path)) {
    const { says, heading, parts = card, count, atMost, columns } = row
    const scope = heading
      ? page
          .locator('main section')
          .filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
          .filter({ has: page.locator(parts) })
      : page.locator(parts.includes('footer') ? 'body' : 'main')
    expect.soft(await scope.count(), `${says}: sections`).toBe(1)
    const lefts = await scope
      .first()
      .locator(parts)
      .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().left)))
    if (count) expect.soft(lefts.length, says).toBe(count)
    if (atMost) expect.soft(lefts.length >= 1 && lefts.length <= atMost, says).toBe(true)
    if (columns) expect.soft(new Set(lefts).size, `${says}: columns`).toBe(columns)
  }
}
