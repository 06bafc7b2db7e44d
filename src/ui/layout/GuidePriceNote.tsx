import styles from './GuidePriceNote.module.css'

/** Says what unconfirmed amounts and terms mean, on pages that have one (src/contracts/guide-price.ts). */
export const GuidePriceNote = ({ href, children }: { href: string; children: string }) => (
  <p id="guide-prices" className={`container ${styles['note']}`}>
    <a href={href}>{children}</a>
  </p>
)
