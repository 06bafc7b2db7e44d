import { ownValue } from '#src/contracts/own-value.ts'
import { LineButton, Submit } from '#src/staff/kit/controls.tsx'
import { FormAlert, StaffForm, StaffFrame } from '#src/staff/kit/StaffForm.tsx'
import { describeHeld, heldMailsAddress } from './held-mail-words.ts'

type Props = {
  /** Mails that wait since a restore; 0 if none do. */
  count: number
  /** Day of the copy; null if it is not known. */
  copyOf: string | null
  /** What was just decided. */
  done: string | null
  error: string
}

const outcomes: Record<string, string> = {
  send: 'They are being sent now.',
  'give-up': 'They are not sent. A receipt can still be sent from its request.',
}

/** Asks an owner whether mails that waited in a restored copy are sent. */
export const HeldMailsForm = ({ count, copyOf, done, error }: Props) =>
  count > 0 ? (
    <StaffForm id="held" title="Send what waited?" action={heldMailsAddress}>
      <FormAlert>{error}</FormAlert>
      <p>{describeHeld(count, copyOf)}</p>
      <p>
        Such mails are receipts, confirmations, notices and events for webhooks. If you send them,
        some people may get one twice. If you don’t, some may get none.
      </p>
      <Submit name="act" value="send">
        Send them
      </Submit>
      <LineButton type="submit" name="act" value="give-up">
        Don’t send them
      </LineButton>
    </StaffForm>
  ) : (
    <StaffFrame title="Mails that waited" role="status">
      <p>{ownValue(outcomes, done ?? '') ?? 'No mail waits since a restore.'}</p>
    </StaffFrame>
  )
