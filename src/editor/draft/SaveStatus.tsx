import type { Region } from '#src/contracts/formats.ts'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import type { SaveState } from './use-draft.ts'

function describeState(state: SaveState): string {
  switch (state.kind) {
    case 'unchanged':
      return 'Drafts are saved automatically'
    case 'saved':
      return 'Draft saved '
    case 'failed':
      return 'Not saved: the server does not answer. Your text is kept in this tab.'
    case 'ended':
      return 'Not saved: your session has ended. Keep this page open, sign in in another window, then save.'
    case 'refused':
      return `Not saved: ${state.text} Your text is kept in this tab.`
    default:
      return ''
  }
}

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
        <span>{describeState(state)}</span>
        {state.kind === 'saved' && <LocalTime moment={state.at} region={region} show="time" />}
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
