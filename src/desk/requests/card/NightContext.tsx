import type { ContactContext } from '#src/contracts/contact/power-cut-context.ts'

export const NightContext = ({
  context: { href, site, hours, headline, sum },
}: {
  context: ContactContext
}) => (
  <>
    <a href={href}>{site}</a>
    <span>{`. ${hours} ${headline} ${sum}`}</span>
  </>
)
