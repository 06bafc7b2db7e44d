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
  heading: 'From the sensor to the voice that answers',
  links: [
    {
      label: 'IOT Edge Gateway',
      href: '/edge-gateway',
      text: 'Joins field devices to the cloud and decides on site when there is no link.',
    },
    { label: 'General Features', href: '/general-features', text: 'Maps, routes, live positions and reports for objects that move.' },
    {
      label: 'Operating System Development',
      href: '/operating-system-development',
      text: 'Embedded Linux and RTOS, from board bring-up to signed updates.',
    },
    {
      label: 'IoT Development Services',
      href: '/iot-development-services',
      text: 'Hardware, firmware, app and cloud by the same engineers.',
    },
    { label: 'SMART', href: '/smart', text: 'A voice assistant that wakes to “Hey SMART” or a name you choose.' },
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

/** The newsletter banner that stands above every footer. */
export const newsletterPage = {
  heading: 'Newsletter',
  lead: 'One letter a month, with one thing measured: how long a battery lasted, what a reading cost, where a radio stopped.',
  examples: { name: 'Worked out so far,', continuation: 'to be read before you decide.' },
}

/** What a visitor in Canada is told where the owner chose to suggest the Canadian site instead of redirecting to it. */
export const regionSuggestion = {
  label: 'Your region',
  text: `You seem to be in Canada. ${site.canadianSite.name} has prices and stock for you.`,
  go: `Go to ${site.canadianSite.name}`,
  stay: 'Stay here',
}

export const newsletterBanner = {
  heading: 'One letter a month, with one thing measured.',
  label: 'Your e-mail address',
  button: 'Subscribe',
  /** Follows the consent text of src/contracts/consent.ts. */
  note: 'What we store is in the',
  noteLink: { label: 'privacy policy', href: '/privacy-policy' },
}

/** The page behind the link in each letter. */
export const unsubscribe = {
  ask: {
    heading: 'End the newsletter?',
    text: 'One press, and we delete your address from the list. You need not sign in or give a reason.',
    button: 'Unsubscribe',
  },
  done: { heading: 'You are unsubscribed', text: 'Your address is deleted from the list, and no further letter is sent to it.' },
  failed: { heading: 'That did not work', text: 'Our database does not answer. Press the button again in a moment.' },
  damaged: {
    heading: 'This link is not whole',
    text: 'A mail program may have cut it. Copy it from the letter once more, or write “unsubscribe” to',
  },
}

export const socialFeed = {
  heading: 'Posts from our social page',
  note: 'Nothing is loaded from {provider} until you ask for it.',
  button: 'Load posts',
  withdraw: 'Stop loading posts',
  link: 'Read them on the social page',
}

export const booking = {
  button: 'Book A Call',
  pageButton: 'Book A Call With Us!',
  heading: 'Book a call',
  notice: 'This calendar is loaded from {provider}. What you enter there goes to that service.',
  link: 'Open the calendar in its own tab',
  late: 'The calendar is slow to answer. Open it in its own tab, or leave your number and we will call you.',
  callBack: 'Ask us to call back',
  missing: 'There is no online calendar yet. Leave your number and we will call you.',
}

export const film = {
  title: 'Promotional video',
  close: 'Close',
  fallback: 'Your browser does not support the video tag.',
  transcriptHeading: 'What the film shows, in words',
  transcriptNote: 'The film has no sound.',
  /** The captions of the film, cue by cue; a test compares them. */
  transcript: [
    'A model of a town block at night, its buildings joined by lit lines. Awake when the grid is not.',
    'A white humidity sensor with a mint ring. Sixteen devices measure, switch, lock and call.',
    'A finned gateway at night, five lights on. Its battery bridges the gap between grid and generator.',
    'A humidity sensor before vaccine boxes in a clinic’s fridge. Rules run on site, so the call comes before 8 °C.',
    'A steel lock with a lit keypad on a dark door. It checks each code itself, online or not.',
    'The gateway taken apart in layers. A reading counts if it arrives: one team from device to cloud.',
    'A desk by a window with an open notebook, a telephone and the gateway. Where does your link fail?',
  ],
}
