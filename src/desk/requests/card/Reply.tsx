import type { Region } from '#src/contracts/formats.ts'
import { isStateOfMail, labelOfOffer } from '#src/desk/offers/offer-life.ts'
import { sentAddress } from '#src/desk/offers/pro-forma-addresses.ts'
import { sumOfOffer } from '#src/desk/offers/pro-formas.ts'
import type { ProFormaRecord } from '#src/desk/offers/sent-pro-forma.ts'
import { ActionButton } from '#src/staff/kit/controls.tsx'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import type { RequestReply } from '../request-records.ts'
import { describeMail } from './MailsOf.tsx'

type Props = {
  reply: RequestReply
  /** What the reply carries. */
  proForma: ProFormaRecord | undefined
  region: Region
  onSendAgain: ((reply: RequestReply) => void) | undefined
}

export const Reply = ({ reply, proForma, region, onSendAgain }: Props) => (
  <li>
    <details>
      <summary>
        <span>{`${reply.number ? `Pro-forma ${reply.number}` : 'Reply'} by ${reply.by}, `}</span>
        {reply.fault ? (
          <b>{describeMail(reply.state, reply.fault)}</b>
        ) : (
          describeMail(reply.state, null)
        )}{' '}
        {reply.state === 'sent' && reply.sentAt && (
          <LocalTime moment={reply.sentAt} region={region} />
        )}
      </summary>
      <p>{`${reply.subject}\n\n${reply.text}`}</p>
    </details>
    {onSendAgain && (reply.state === 'failed' || reply.state === 'unknown') && (
      <ActionButton
        label="Send it again"
        of={`: ${reply.subject}`}
        onClick={() => onSendAgain(reply)}
      />
    )}
    {proForma && (
      <a className="link" href={sentAddress(proForma)}>
        {[
          `Open ${proForma.number}`,
          sumOfOffer(proForma, region.locale),
          // Whether it was sent is said of its mail.
          !isStateOfMail(proForma.state) && labelOfOffer(proForma.state).label.toLowerCase(),
        ]
          .filter(Boolean)
          .join(', ')}
      </a>
    )}
  </li>
)
