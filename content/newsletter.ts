/** The newsletter banner that stands above every footer. */
export const newsletterBanner = {
  heading: 'One useful measurement a month, by e-mail.',
  label: 'Your e-mail address',
  button: 'Subscribe',
  /** Follows the consent text of src/contracts/consent.ts. */
  note: 'How we use your address is in the',
  noteLink: { label: 'privacy policy', href: '/privacy-policy' },
}
