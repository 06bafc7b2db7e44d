import type { ReactNode } from 'react'
import { site } from '#content/site.ts'
import { Logo } from '../brand/Logo.tsx'
import styles from './StaffHeader.module.css'

type Props = {
  /** Who is signed in. */
  name?: string | undefined
  /** Path of the page. */
  path: string
  /** When the session ends. */
  children?: ReactNode
}

/** Head of every staff page. */
export const StaffHeader = ({ name, path, children }: Props) => (
  <header className={styles['header']}>
    <div className={`staff-container ${styles['row']}`}>
      <a href="/" aria-label={`${site.name}, home`} className={styles['home']}>
        <Logo />
      </a>
      {name && (
        <div className={styles['who']}>
          <span className={styles['name']}>Signed in as {name}</span>
          {children}
          {path !== '/admin/password' && <a href="/admin/password">Change password</a>}
        </div>
      )}
    </div>
  </header>
)
