import type { PostedForm } from '#src/contracts/contact/check-form.ts'
import type { KeptFile } from '#src/contracts/contact/contact-files.ts'
import { confirmSubscription, texts } from '#src/contracts/contact/texts.ts'
import { Answer } from '../../../ui/base/form/Answer.tsx'
import type { FormOutcome } from '../../../ui/base/form/FormStatus.tsx'
import type { SendOutcome } from '../submit/send.ts'
import { contactFieldOrder } from './ContactFields.tsx'

/** The result of a form that was posted to the page without JavaScript. */
export type PostedContact = PostedForm & { files: KeptFile[]; reference: string }

const sentDetail = (reference: string | undefined, more: string) =>
  reference ? (
    <span>
      Your reference is{' '}
      <b className="tabular" translate="no">
        {reference}
      </b>
      <span>{`. Name it when you call, and we find your message. ${more}`}</span>
    </span>
  ) : undefined

const failedDetail = (email: string, detail: string | undefined) => (
  <span>
    <span>
      {`${detail || 'What you typed is kept here. Check your connection and press Send again.'} You can also write to `}
    </span>
    <a href={`mailto:${email}`} translate="no">
      {email}
    </a>
    .
  </span>
)

/**
 * Describes the result of a submission in the words of spec.md §4; undefined if the fields show the
 * errors.
 */
export function describeSent(
  outcome: SendOutcome,
  email: string,
  wantsNewsletter = false,
): FormOutcome | undefined {
  if (outcome.kind === 'invalid' || outcome.kind === 'unreadable') return undefined
  if (outcome.kind === 'refused')
    return {
      kind: 'error',
      message: texts.contactFailed,
      detail: failedDetail(email, outcome.detail),
    }
  if (outcome.kind === 'unanswered' || !outcome.answer)
    return { kind: 'error', message: texts.contactFailed, detail: failedDetail(email, undefined) }
  const isConfirmed = outcome.answer.success === true
  return {
    kind: 'success',
    message: isConfirmed ? texts.contactSent : texts.contactSentPlain,
    detail: sentDetail(
      outcome.answer.reference,
      outcome.answer.detail ?? (wantsNewsletter ? confirmSubscription : ''),
    ),
  }
}

export const PostedAnswer = ({ posted, email }: { posted: PostedContact; email: string }) => {
  if (Object.keys(posted.errors).length > 0)
    return <Answer form="contact" errors={posted.errors} order={contactFieldOrder} />
  const isSent = posted.message === texts.contactSent
  const detail = isSent
    ? sentDetail(posted.reference, posted.detail)
    : failedDetail(email, posted.detail)
  return <Answer status={{ kind: isSent ? 'success' : 'error', message: posted.message, detail }} />
}
