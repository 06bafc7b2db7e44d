import { expect, it } from 'vitest'
import { navigation } from '#src/content/settings/navigation.ts'

it('§2 header · links to the pages of the specification, and Solutions to its five', () => {
  const { header, contact, solutions } = navigation()
  const written = (links: { label: string; href: string }[]) =>
    links.map(({ label, href }) => `${label}: ${href}`)
  expect(written([...header, contact])).toEqual([
    'Home: /',
    'Services: /services',
    'Product: /products',
    'Expertise: /expertise',
    'Technologies & Tools: /technologies-tools',
    'Contact & Consultation: /contact',
  ])
  expect(written(solutions?.links ?? [])).toEqual([
    'IOT Edge Gateway: /edge-gateway',
    'General Features: /general-features',
    'Operating System Development: /operating-system-development',
    'IoT Development Services: /iot-development-services',
    'SMART: /smart',
  ])
})
