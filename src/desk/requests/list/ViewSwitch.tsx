import controls from '#src/staff/kit/Control.module.css'
import { PostForm } from '#src/ui/base/form/Answer.tsx'
import { type ListAddress, viewAddress } from '../list-address.ts'
import { type RequestView, requestViews } from '../requests.ts'

const names: Record<RequestView, string> = { cards: 'Cards', list: 'List' }

/**
 * Chooses cards or a list. The account stores the choice, so this is a form, with or without a
 * script.
 */
export const ViewSwitch = ({
  view,
  listLocation,
}: {
  view: RequestView
  listLocation: ListAddress
}) => (
  <PostForm
    leadsAway
    action={viewAddress(listLocation)}
    className={controls['segments']}
    aria-label="View"
    data-screen
  >
    {requestViews.map((one) => (
      <button key={one} type="submit" name="view" value={one} aria-pressed={one === view}>
        {names[one]}
      </button>
    ))}
  </PostForm>
)
