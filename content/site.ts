/**
 * The company: one of the two files an owner replaces; brand.ts beside it holds the look.
 * Pages, metadata, mails and the technical document take every company fact from here.
 * In the copy, `{name}`, `{email}`, `{phone}` … are filled with these values (src/content/text.ts).
 */
export const site = {
  name: 'Isopo',
  /** The Yoruba word behind the name, with tone marks, and its meaning; null hides the block that shows it. */
  word: { text: 'ìsopọ̀', language: 'yo', meaning: 'connection' },
  legalName: 'Isopo Limited',
  /** Public origin without a trailing slash; PUBLIC_ORIGIN overrides it on the server. */
  url: 'https://isopo.example',
  locale: 'en-GB',
  timeZone: 'Africa/Lagos',
  /** Of every price of the catalogue (ISO 4217). */
  currency: 'USD',
  email: 'info@isopo.example',
  privacyEmail: 'privacy@isopo.example',
  /** Written for people; `telephone` is the same number for tel: links (E.164). */
  phone: '+234 700 000 0000',
  telephone: '+2347000000000',
  address: {
    street: '14 Connection Close, Yaba',
    city: 'Lagos',
    region: 'Lagos State',
    country: 'Nigeria',
    countryCode: 'NG',
  },
  hours: { text: 'Monday to Friday, 08:00 to 18:00 West Africa Time', opens: '08:00', closes: '18:00' },
  /** Where visitors detected in Canada are sent (product-decisions.md, country check). `suffix` stands behind the logo of such a company. */
  canadianSite: { name: 'Isopo Canada', suffix: 'Canada', url: 'https://ca.isopo.example' },
  sisterBrand: { name: 'Isopo Smart Home', suffix: 'Smart Home', url: 'https://smarthome.isopo.example' },
  healthBrand: { name: 'Isopo Care Kit', url: 'https://smarthome.isopo.example/care' },
  social: { name: 'Mastodon', url: 'https://social.isopo.example/@isopo', handle: '@isopo' },
  professionalNetwork: { name: 'LinkedIn', url: 'https://network.isopo.example/company/isopo' },
  appStore: { name: 'App Store', url: 'https://apps.isopo.example/isopo' },
  /** External embeds; null offers the plain link or the contact form instead (product-decisions.md, third parties). */
  scheduling: { provider: 'Isopo Calendar', url: 'https://calendar.isopo.example/book' },
  socialFeed: { provider: 'social.isopo.example', url: 'https://social.isopo.example/embed/isopo' },
  technicalDocument: '/documents/edge-gateway-technical-document.pdf',
  promotionalVideo: { base: '/film/isopo-film', seconds: 27.6 },
} as const

export type Site = typeof site
