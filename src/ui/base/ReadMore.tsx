import styles from './ReadMore.module.css'

export const ReadMore = ({ dialog, about }: { dialog: string; about: string }) => (
  <button
    type="button"
    className={styles['more']}
    command="show-modal"
    commandfor={dialog}
    aria-haspopup="dialog"
    data-screen
  >
    <span>
      Read More<span className="visually-hidden"> about {about}</span>
    </span>
  </button>
)
