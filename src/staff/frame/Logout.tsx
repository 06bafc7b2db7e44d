import { type SubmitEvent, useEffect, useRef } from 'react'
import { typedTexts } from '#src/ui/base/form/typed-texts.ts'
import { LineButton, SmallButton } from '../kit/controls.tsx'
import { closeMenuBeside } from './close-menu.ts'
import styles from './Logout.module.css'
import sessionStyles from './SessionEnd.module.css'
import { staffFlag } from './staff-flag.ts'
import { useUnsentPlaces } from './use-unsent-places.ts'

/** Signs out. If the browser keeps unsent texts of the account, it first asks what becomes of them. */
export const Logout = ({ account }: { account: number }) => {
  const count = useUnsentPlaces(account).length
  useEffect(closeMenuBeside, [])
  const question = useRef<HTMLDialogElement>(null)
  const submit = (event: SubmitEvent) => {
    if (count === 0) return staffFlag.remove()
    event.preventDefault()
    question.current?.showModal()
  }
  return (
    <>
      <form method="post" action="/admin/logout" onSubmit={submit}>
        <button type="submit" className={styles['logout']}>
          Logout
        </button>
      </form>
      <dialog
        ref={question}
        closedby="any"
        aria-labelledby="logout-question"
        aria-describedby="logout-text"
        className={sessionStyles['warning']}
      >
        <h2 id="logout-question">
          {count === 1 ? 'A text is not sent yet' : `${count} texts are not sent yet`}
        </h2>
        <p id="logout-text">
          {count === 1 ? 'It is' : 'They are'} kept in this tab until you close it, and shown to you
          after you sign in here. On a computer that others use, drop {count === 1 ? 'it' : 'them'}.
        </p>
        <form
          method="post"
          action="/admin/logout"
          onSubmit={staffFlag.remove}
          className={`row ${sessionStyles['buttons']}`}
        >
          <SmallButton type="submit">Log out and keep {count === 1 ? 'it' : 'them'}</SmallButton>
          <LineButton type="submit" onClick={() => typedTexts.forgetAll(account)}>
            Log out and drop {count === 1 ? 'it' : 'them'}
          </LineButton>
          <LineButton onClick={() => question.current?.close()}>Stay</LineButton>
        </form>
      </dialog>
    </>
  )
}
