import { Fragment } from 'react'

/** An address that opens the mail program; where it is too long for its card it breaks before "@" and ".", not inside a word. */
export const EmailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`}>
    <span>
      {[...email.matchAll(/^[^@.]*|[@.][^@.]*/g)].map(({ 0: part, index }) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  </a>
)
