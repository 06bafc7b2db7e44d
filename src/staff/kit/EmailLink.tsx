import { Fragment } from 'react'

/** Link to the mail program; a long address wraps before "@" and ".". */
export const EmailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`}>
    <span translate="no">
      {[...email.matchAll(/^[^@.]*|[@.][^@.]*/g)].map(({ 0: part, index }) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  </a>
)
