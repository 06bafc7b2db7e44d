import type { PostedForm } from '#src/contracts/contact/check-form.ts'
import type { UploadedFile } from '#src/contracts/contact/contact-files.ts'
import type { StoredQuote } from '#src/contracts/quote/stored-quote.ts'
import type { SendOutcome } from '#src/ui/submit/send-form.ts'
import { Answer } from '../../../ui/base/form/Answer.tsx'
import type { FormOutcome } from '../../../ui/base/form/FormStatus.tsx'
import { Said } from '../../../ui/base/Said.tsx'
import { type ContactWords, contactFieldOrder } from './ContactFields.tsx'

/** The result of a form that was posted to the page without JavaScript. */
export type PostedContact = PostedForm & {
  files: UploadedFile[]
  reference: string
  /** As it was stored; null for a request without one. */
  quote?: StoredQuote | null | undefined
}

/** Words of the answers, and the company's e-mail address for whom the form fails. */
type Answers = { words: Pick<ContactWords, 'contact' | 'confirm'>; email: string }

const sentDetail = (
  { words: { contact } }: Answers,
  reference: string | undefined,
  more: string,
) =>
  reference ? (
    <span>
      <Said
        slots={{
          reference: (
            <b className="tabular" translate="no">
              {reference}
            </b>
          ),
        }}
      >
        {contact.reference}
      </Said>
      <span>{` ${contact.receipt}`}</span>
      {more && <span>{` ${more}`}</span>}
    </span>
  ) : undefined

const failedDetail = ({ words: { contact }, email }: Answers, detail: string | undefined) => (
  <span>
    <span>{`${detail || contact.unanswered} `}</span>
    <Said
      slots={{
        address: (
          <a href={`mailto:${email}`} translate="no">
            {email}
          </a>
        ),
      }}
    >
      {contact.writeTo}
    </Said>
  </span>
)

/**
 * Describes the result of a submission in the words of spec.md §4; undefined if the fields show the
 * errors.
 */
export function describeSent(
  outcome: SendOutcome,
  answers: Answers,
  wantsNewsletter = false,
): FormOutcome | undefined {
  const { contact, confirm } = answers.words
  if (outcome.kind === 'invalid' || outcome.kind === 'unreadable') return undefined
  if (outcome.kind === 'refused' || outcome.kind === 'unanswered' || !outcome.answer)
    return {
      kind: 'error',
      message: contact.failed,
      detail: failedDetail(answers, outcome.kind === 'refused' ? outcome.detail : undefined),
    }
  const { success, reference, detail = wantsNewsletter ? confirm : '' } = outcome.answer
  return {
    kind: 'success',
    message: success === true ? contact.sent : contact.sentPlain,
    detail: sentDetail(answers, reference, detail),
  }
}

type Props = Omit<Answers, 'words'> & {
  words: Answers['words'] & Pick<ContactWords, 'faulty' | 'lang'>
  posted: PostedContact
}

export const PostedAnswer = ({ posted, ...answers }: Props) => {
  const { errors, outcome, message, reference, detail } = posted
  if (Object.keys(errors).length > 0)
    return <Answer form="contact" errors={errors} order={contactFieldOrder} words={answers.words} />
  const isSent = outcome === 'done'
  return (
    <Answer
      status={{
        kind: isSent ? 'success' : 'error',
        message,
        detail: isSent ? sentDetail(answers, reference, detail) : failedDetail(answers, detail),
      }}
    />
  )
}
