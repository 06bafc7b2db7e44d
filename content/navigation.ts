import { site } from './site.ts'

/** Labels and addresses of header, Solutions group and footer, word for word as in spec.md §2. */
export type NavigationLink = { label: string; href: string }

export const headerLinks: NavigationLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Services', href: '/services' },
  { label: 'Product', href: '/products' },
  { label: 'Expertise', href: '/expertise' },
  { label: 'Technologies & Tools', href: '/technologies-tools' },
]

export const contactLink: NavigationLink = { label: 'Contact & Consultation', href: '/contact' }

export const solutions = {
  label: 'Solutions',
  heading: 'From sensors to voice control',
  links: [
    {
      label: 'IOT Edge Gateway',
      href: '/edge-gateway',
      text: 'Connects your sensors, locks and meters to the cloud, and runs your rules without internet.',
    },
    { label: 'General Features', href: '/general-features', text: 'Maps, routes and reports for vehicles, field crews and equipment.' },
    {
      label: 'Operating System Development',
      href: '/operating-system-development',
      text: 'Embedded Linux and RTOS for your board, with signed updates.',
    },
    {
      label: 'IoT Development Services',
      href: '/iot-development-services',
      text: 'Your own connected product: hardware, firmware, app and cloud.',
    },
    { label: 'SMART', href: '/smart', text: 'A voice assistant that works without internet, in preparation.' },
  ],
  /** Both open the promotional video; without JavaScript they lead to their pages. */
  footer: [
    { label: 'About Smart', href: '/smart' },
    { label: 'Consultation', href: '/contact' },
  ],
  footerNote: 'Both open our film',
  /** Added to each label for those who hear it alone. */
  footerHint: ', opens our film',
} as const

/** IoT use-case columns of the footer; each link leads to the use case it names. */
export const useCaseColumns: { heading: string; links: NavigationLink[] }[] = [
  {
    heading: 'Smart Home',
    links: [
      { label: 'Locks and doors', href: '/product/2' },
      { label: 'Curtains and light', href: '/product/12' },
      { label: 'Gas and CO alarm', href: '/product/16' },
    ],
  },
  {
    heading: 'Smart Healthcare',
    links: [
      { label: 'Vaccine fridges', href: '/iot-use-cases#smart-healthcare' },
      { label: 'Elderly care kit', href: '/existing-solutions' },
      { label: 'Air in wards', href: '/product/1' },
    ],
  },
  {
    heading: 'Automotive',
    links: [
      { label: 'Key tracking', href: '/product/6' },
      { label: 'Fuel in the fleet', href: '/general-features' },
      { label: 'Cold trucks', href: '/iot-use-cases#automotive' },
    ],
  },
  {
    heading: 'Retail',
    links: [
      { label: 'Counting visitors', href: '/aiot' },
      { label: 'Fridge doors', href: '/product/15' },
      { label: 'NFC stock tags', href: '/nfc' },
    ],
  },
  {
    heading: 'Smart Manufacturing',
    links: [
      { label: 'Machine hours', href: '/iot-machine-learning-services' },
      { label: 'Energy per shift', href: '/iot-data-and-analytics' },
      { label: 'Gas leaks', href: '/product/16' },
    ],
  },
]

export const footerColumns: { heading: string; links: NavigationLink[] }[] = [
  {
    heading: 'About',
    links: [
      { label: 'About Us', href: '/about' },
      { label: 'Services', href: '/services' },
      { label: 'Our Solutions', href: '/existing-solutions' },
      { label: 'Partners', href: '/partners' },
      contactLink,
      { label: 'Privacy Policy', href: '/privacy-policy' },
    ],
  },
  {
    heading: 'Quick links',
    links: [
      { label: 'SMART', href: '/smart' },
      { label: 'NFC Solutions', href: '/nfc' },
      { label: 'Pet IoT', href: '/pets-iot' },
      { label: 'General Features', href: '/general-features' },
      { label: 'Technologies & Tools', href: '/technologies-tools' },
      { label: 'Latest Blogs', href: '/blog' },
    ],
  },
  {
    heading: 'Development',
    links: [
      { label: 'IoT Development Services', href: '/iot-development-services' },
      { label: 'Operating System Development', href: '/operating-system-development' },
      { label: 'IoT Product Development Steps', href: '/iot-product-development-step' },
      { label: 'IoT Managed Services', href: '/iot-managed-services' },
      { label: 'Accessibility', href: '/accessibility' },
    ],
  },
  {
    heading: 'Elsewhere',
    links: [
      { label: site.canadianSite.name, href: site.canadianSite.url },
      { label: site.sisterBrand.name, href: site.sisterBrand.url },
      { label: site.social.name, href: site.social.url },
      { label: site.professionalNetwork.name, href: site.professionalNetwork.url },
    ],
  },
]
