import styles from './UntranslatedNote.module.css'

type UntranslatedNoteProps = {
  /** Of the note, which is in another language than the page. */
  language: string
  note: string
  /** True above a dark section that includes the header. */
  isNight: boolean
}

/** Says above a page without a translation that it is not available in the visitor's language. */
export const UntranslatedNote = ({ language, note, isNight }: UntranslatedNoteProps) => (
  <div className={`${styles['note']} ${isNight ? 'night' : ''}`} lang={language}>
    <p className="container">{note}</p>
  </div>
)
