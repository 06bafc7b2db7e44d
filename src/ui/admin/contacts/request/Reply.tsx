import { grossOf } from '#src/contracts/contact/pro-forma-lines.ts'
import type { ContactReply } from '#src/contracts/contact/records.ts'
import type { ProFormaRecord } from '#src/contracts/contact/sent-pro-forma.ts'
import type { Region } from '#src/contracts/formats.ts'
import { LocalTime } from '../../kit/LocalTime.tsx'
import { sentAddress } from '../../pro-formas/pro-forma-addresses.ts'
import { stateOf } from '../../pro-formas/pro-forma-states.ts'
import { describeMailFault } from './desk.ts'
import { mailStates } from './MailsOf.tsx'

type Props = {
  reply: ContactReply
  /** What the reply carries. */
  proForma: ProFormaRecord | undefined
  region: Region
}

export const Reply = ({ reply, proForma, region }: Props) => (
  <li>
    <details>
      <summary>
        <span>{`${reply.number ? `Pro-forma ${reply.number}` : 'Reply'} by ${reply.by}, `}</span>
        {reply.state === 'failed' ? (
          <b>{`not delivered: ${describeMailFault(reply)}`}</b>
        ) : (
          mailStates[reply.state]
        )}{' '}
        {reply.state === 'sent' && reply.sentAt && (
          <LocalTime moment={reply.sentAt} region={region} />
        )}
      </summary>
      <p>{`${reply.subject}\n\n${reply.text}`}</p>
    </details>
    {proForma && (
      <a className="link" href={sentAddress(proForma)}>
        {[
          `Open ${proForma.number}`,
          grossOf(proForma, region.locale),
          // Whether it was sent is said of its mail.
          proForma.state !== 'sent' && stateOf[proForma.state].label.toLowerCase(),
        ]
          .filter(Boolean)
          .join(', ')}
      </a>
    )}
  </li>
)
