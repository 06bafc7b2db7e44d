import styles from './Publish.module.css'

/** Links to the pages that a publication has changed. */
export const PublicPages = ({ addresses }: { addresses: readonly string[] }) => (
  <ul className={styles['addresses']}>
    {addresses.map((address) => (
      <li key={address}>
        <a href={address}>{address}</a>
      </li>
    ))}
  </ul>
)
