import { contactFieldNames, contactFields } from '#src/contracts/contact-fields.ts'
import type { StaffContact } from '#src/contracts/records.ts'
import { Button } from '../../base/Button.tsx'
import { Facts } from '../../base/Facts.tsx'
import styles from '../kit/StaffForm.module.css'

type Props = {
  /** What would be deleted, or the first page of it, newest first. */
  contacts: StaffContact[]
  total: number
  /** Whether it is everything that is flagged in a filter, rather than one request. */
  isAllFlagged: boolean
  back: string
  error: string
}

const named = 8

const names = contactFieldNames.filter((name) => contactFields[name].isName)
const nameOf = (contact: StaffContact) => names.map((name) => contact[name]).join(' ')

/** Says what would be deleted for good, and asks. A page of its own: it works without JavaScript, and after a proof of who one is. */
export const DeleteForm = ({ contacts, total, isAllFlagged, back, error }: Props) => {
  const [first] = contacts
  if (!first)
    return (
      <div className={styles['form']}>
        <h1>Nothing to delete</h1>
        <p>
          It may be gone already. <a href={back}>Back to the list</a>
        </p>
      </div>
    )
  const what = isAllFlagged ? `${total} flagged ${total === 1 ? 'contact' : 'contacts'}` : `contact #${first.id}`
  return (
    <form method="post" className={styles['form']} aria-labelledby="delete-heading">
      <h1 id="delete-heading">Delete {what}?</h1>
      <div role="alert" className={styles['alert']}>
        {error}
      </div>
      <Facts facts={contacts.slice(0, named).map((contact) => ({ label: contact.reference, value: nameOf(contact) }))} />
      {total > named && <p>And {total - named} more.</p>}
      <p>What was typed and the mails that wait go with {total === 1 ? 'it' : 'them'}. This cannot be undone.</p>
      {/* What comes in meanwhile was not seen, and stays. */}
      <input type="hidden" name={isAllFlagged ? 'upTo' : 'ids'} value={first.id} />
      <Button type="submit" size="small">
        Delete for good
      </Button>
      <p className={styles['note']}>
        <a href={back}>Keep {total === 1 ? 'it' : 'them'}</a>
      </p>
    </form>
  )
}
