import { CornerUpLeft, Phone } from 'lucide-react'
import { listUnpriced } from '#src/desk/offers/orders.ts'
import { exactPricesAddress, newAddress } from '#src/desk/offers/pro-forma-addresses.ts'
import controls from '#src/staff/kit/Control.module.css'
import { FrameButton, SmallButton } from '#src/staff/kit/controls.tsx'
import { ButtonLink } from '#src/ui/base/Button.tsx'
import { Icon } from '#src/ui/base/Icon.tsx'
import { onPlainClick } from '#src/ui/base/plain-click.ts'
import type { StaffRequest } from '../request-records.ts'
import type { Desk } from './desk.ts'
import type { NextStep } from './next-step.ts'
import { phoneLink, replyLink } from './request-actions.ts'
import { acceptedOf } from './request-changes.ts'

type ReplyProps = {
  request: StaffRequest
  desk: Desk
  /** Whether the browser keeps an unsent reply. */
  hasUnsent: boolean
  /** Opens the form; null where the mail program is used instead. */
  onReply: (() => void) | null
  onMailProgram: () => void
}

const replyAttributes = ({ request, desk, hasUnsent, onReply, onMailProgram }: ReplyProps) => ({
  href: replyLink(request, desk),
  'aria-label': `${hasUnsent ? 'Go on with the reply' : 'Reply'} to contact ${request.id}`,
  'data-key': 'r',
  onClick: onReply ? onPlainClick(onReply) : onMailProgram,
})

const ReplyWords = ({ hasUnsent }: { hasUnsent: boolean }) => (
  <>
    <Icon icon={CornerUpLeft} size="small" />
    {hasUnsent ? 'Go on with the reply' : 'Reply'}
  </>
)

/** Reply, where it is not the next step; nothing for a request that cannot be written to. */
export const ReplyAction = (props: ReplyProps) =>
  props.request.businessEmail !== '' &&
  props.request.state !== 'flagged' && (
    <a className={controls['action']} {...replyAttributes(props)}>
      <ReplyWords hasUnsent={props.hasUnsent} />
    </a>
  )

type Props = {
  reply: ReplyProps
  step: NextStep | null
  /** Opens the form for what was said; the telephone rings meanwhile. */
  onCall: (() => void) | undefined
  /** Says that the accepted offer is ordered. */
  onOrder: (() => void) | null
  onDecide: (() => void) | null
}

/** The one filled button of a contact. An order whose estimates have no exact price can be marked too. */
export function NextStepButton({ reply, step, onCall, onOrder, onDecide }: Props) {
  const { id, proFormas } = reply.request
  const unpriced = listUnpriced(proFormas).at(-1)
  if (step === 'price' && unpriced)
    return (
      <>
        <ButtonLink
          size="small"
          href={exactPricesAddress(unpriced)}
          aria-label={`Price the estimates: contact ${id}`}
        >
          Price the estimates
        </ButtonLink>
        {onOrder && acceptedOf(reply.request) && (
          <FrameButton onClick={onOrder}>
            Mark ordered<span className="visually-hidden">{`: contact ${id}`}</span>
          </FrameButton>
        )}
      </>
    )
  if (step === 'reply')
    return (
      <ButtonLink size="small" {...replyAttributes(reply)}>
        <ReplyWords hasUnsent={reply.hasUnsent} />
      </ButtonLink>
    )
  if (step === 'pro-forma')
    return (
      <ButtonLink size="small" href={newAddress(id)} aria-label={`Pro-forma for contact ${id}`}>
        Pro-forma
      </ButtonLink>
    )
  const link = phoneLink(reply.request)
  if (step === 'call' && link)
    return (
      <ButtonLink size="small" href={link} aria-label={`Call contact ${id}`} onClick={onCall}>
        <Icon icon={Phone} size="small" />
        Call
      </ButtonLink>
    )
  if (step === 'order' && onOrder)
    return (
      <SmallButton onClick={onOrder} aria-label={`Mark ordered: contact ${id}`}>
        Mark ordered
      </SmallButton>
    )
  if (step === 'outcome' && onDecide)
    return (
      <SmallButton onClick={onDecide} aria-label={`Won or lost: contact ${id}`}>
        Won or lost
      </SmallButton>
    )
  return null
}
