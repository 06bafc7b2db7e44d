import type { Published } from '#src/contracts/content.ts'
import styles from './Publish.module.css'

export const PublicPages = ({ isEveryPage, addresses }: Pick<Published, 'isEveryPage' | 'addresses'>) => (
  <>
    {isEveryPage && <p>Every page has changed.</p>}
    <ul className={styles['addresses']}>
      {addresses.map((address) => (
        <li key={address}>
          <a className="link" href={address}>
            {address}
          </a>
        </li>
      ))}
    </ul>
  </>
)
