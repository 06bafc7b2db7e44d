import type { Region } from '#src/contracts/formats.ts'
import { LocalTime } from '../../kit/LocalTime.tsx'
import type { SaveState } from './use-draft.ts'

/**
 * Says in one line whether the text is saved. "Saving..." is not announced, because it soon changes
 * again.
 */
export function SaveStatus({
  state,
  region,
  onRetry,
}: {
  state: SaveState
  region: Region
  onRetry: () => void
}) {
  return (
    <>
      <span role="status" className="tabular">
        {state.kind === 'unchanged' && 'Drafts are saved automatically'}
        {state.kind === 'saved' && (
          <>
            Draft saved <LocalTime moment={state.at} region={region} show="time" />
          </>
        )}
        {state.kind === 'failed' &&
          'Not saved: the server does not answer. Your text is kept in this browser.'}
        {state.kind === 'ended' &&
          'Not saved: your session has ended. Keep this page open, sign in in another window, then save.'}
        {state.kind === 'refused' && `Not saved: ${state.text} Your text is kept in this browser.`}
      </span>
      {(state.kind === 'waiting' || state.kind === 'saving') && (
        <span className="muted">Saving...</span>
      )}
      {(state.kind === 'failed' || state.kind === 'ended') && (
        <button type="button" className="link" onClick={onRetry}>
          Save now
        </button>
      )}
    </>
  )
}
