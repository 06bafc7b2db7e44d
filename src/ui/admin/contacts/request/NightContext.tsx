import type { ContactContext } from '#src/contracts/contact/records.ts'

/** The simulated night without mains that the visitor saw before writing. */
export const NightContext = ({ context: { href, site, hours, headline, sum } }: { context: ContactContext }) => (
  <>
    <a href={href}>{site}</a>. {hours} {headline} {sum}
  </>
)
