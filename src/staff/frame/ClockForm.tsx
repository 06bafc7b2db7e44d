import { Submit } from '#src/staff/kit/controls.tsx'
import { FormAlert, StaffForm, StaffFrame } from '#src/staff/kit/StaffForm.tsx'

type Props = {
  /** Time of the server's clock. */
  clock: string
  /** `waits`: nothing is deleted until an owner confirms that the clock is right. */
  state: 'right' | 'waits' | 'confirmed'
  error: string
}

/** Asks an owner whether the server's clock is right, by which old data is deleted. */
export const ClockForm = ({ clock, state, error }: Props) =>
  state === 'waits' ? (
    <StaffForm id="clock" title="Is the clock right?" action="/admin/clock">
      <FormAlert>{error}</FormAlert>
      <p>
        The server’s clock says <strong>{clock}</strong>. It differs from the last entries by more
        than a week, so nothing has been deleted since.
      </p>
      <p>
        If this is wrong, do nothing here and have the clock set right. If it is right, confirm it:
        within the hour, requests and other data past their term are deleted for good.
      </p>
      <Submit>The clock is right</Submit>
    </StaffForm>
  ) : (
    <StaffFrame title="The clock" role="status">
      <p>
        {state === 'confirmed'
          ? `You have confirmed ${clock}. Data past its term is deleted within the hour.`
          : `The server’s clock says ${clock}, and agrees with the last entries.`}
      </p>
    </StaffFrame>
  )
