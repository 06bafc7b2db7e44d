/** The newsletter banner that stands above every footer. */
export const newsletterBanner = {
  heading: 'One letter a month, with one thing measured.',
  label: 'Your e-mail address',
  button: 'Subscribe',
  /** Follows the consent text of src/contracts/consent.ts. */
  note: 'What we store is in the',
  noteLink: { label: 'privacy policy', href: '/privacy-policy' },
}
