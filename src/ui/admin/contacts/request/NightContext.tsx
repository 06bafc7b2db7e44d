import type { ContactContext } from '#src/contracts/contact/records.ts'

/** The night of the instrument that a request was sent from, as its visitor read it. */
export const NightContext = ({ context: { href, site, hours, headline, sum } }: { context: ContactContext }) => (
  <>
    <a href={href}>{site}</a>. {hours} {headline} {sum}
  </>
)
