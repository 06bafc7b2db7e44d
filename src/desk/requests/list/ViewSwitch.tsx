import controls from '#src/staff/kit/Control.module.css'
import { type ListAddress, viewAddress } from '../list-address.ts'
import { type ContactView, contactViews } from '../requests.ts'

const names: Record<ContactView, string> = { cards: 'Cards', list: 'List' }

/**
 * Chooses cards or a list. The account stores the choice, so this is a form, with or without a
 * script.
 */
export const ViewSwitch = ({
  view,
  listLocation,
}: {
  view: ContactView
  listLocation: ListAddress
}) => (
  <form
    method="post"
    action={viewAddress(listLocation)}
    className={controls['segments']}
    aria-label="View"
    data-screen
  >
    {contactViews.map((one) => (
      <button key={one} type="submit" name="view" value={one} aria-pressed={one === view}>
        {names[one]}
      </button>
    ))}
  </form>
)
