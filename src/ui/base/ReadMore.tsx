import styles from './ReadMore.module.css'

type Props = {
  dialog: string
  /** What there is more to read about, for those who hear the button alone. */
  about: string
}

/** Opens a detail (spec.md §2 Edge Gateway); the same words everywhere, its subject for screen readers. */
export const ReadMore = ({ dialog, about }: Props) => (
  <button type="button" className={styles['more']} command="show-modal" commandfor={dialog} aria-haspopup="dialog">
    <span>
      Read More<span className="visually-hidden"> about {about}</span>
    </span>
  </button>
)
