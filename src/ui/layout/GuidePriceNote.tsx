import styles from './GuidePriceNote.module.css'

/**
 * The note that unconfirmed amounts refer to (src/contracts/guide-price.ts). Every page has the
 * note; CSS hides it if no amount refers to it.
 */
export const GuidePriceNote = ({
  href,
  children,
}: {
  href?: string | undefined
  children: string
}) => (
  <p id="guide-prices" className={`container ${styles['note']}`}>
    {href ? <a href={href}>{children}</a> : children}
  </p>
)
