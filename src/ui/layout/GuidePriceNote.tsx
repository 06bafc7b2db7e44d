import styles from './GuidePriceNote.module.css'

/** Last line of a page: says of amounts and terms that nobody has confirmed yet what counts. Only pages with one show it (src/contracts/guide-price.ts). */
export const GuidePriceNote = ({ href, children }: { href: string; children: string }) => (
  <p id="guide-prices" className={`container ${styles['note']}`}>
    <a href={href}>{children}</a>
  </p>
)
