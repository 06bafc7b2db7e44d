import styles from './GuidePriceNote.module.css'

/** Note that unconfirmed amounts refer to (src/contracts/guide-price.ts). It is on every page; CSS hides it where no amount does. */
export const GuidePriceNote = ({ href, children }: { href: string; children: string }) => (
  <p id="guide-prices" className={`container ${styles['note']}`}>
    <a href={href}>{children}</a>
  </p>
)
