import styles from './ReadMore.module.css'

type Props = {
  dialog: string
  about: string
}

export const ReadMore = ({ dialog, about }: Props) => (
  <button type="button" className={styles['more']} command="show-modal" commandfor={dialog} aria-haspopup="dialog" data-screen>
    <span>
      Read More<span className="visually-hidden"> about {about}</span>
    </span>
  </button>
)
