import styles from './ReadMore.module.css'

export const ReadMore = ({
  dialog,
  words,
  about,
}: {
  dialog: string
  words: string
  about: string
}) => (
  <button
    type="button"
    className={styles['more']}
    command="show-modal"
    commandfor={dialog}
    aria-haspopup="dialog"
    data-screen
  >
    <span>
      {words}
      <span className="visually-hidden">{` ${about}`}</span>
    </span>
  </button>
)
