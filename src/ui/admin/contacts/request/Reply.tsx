import type { ContactReply } from '#src/contracts/contact/records.ts'
import type { Region } from '#src/contracts/formats.ts'
import { LocalTime } from '../../kit/LocalTime.tsx'
import { describeMailFault } from './desk.ts'
import { mailStates } from './MailsOf.tsx'

export const Reply = ({ reply, region }: { reply: ContactReply; region: Region }) => (
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
  </li>
)
