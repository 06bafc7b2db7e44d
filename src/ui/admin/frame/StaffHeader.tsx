import type { ReactNode } from 'react'
import { site } from '#src/content/settings/site.ts'
import type { Role } from '#src/contracts/permissions.ts'
import { Logo } from '../../brand/Logo.tsx'
import styles from './StaffHeader.module.css'
import { describeOwn, linksOf } from './staff-navigation.ts'

type Props = {
  /** `isOpen`: whether the sign-in has no further step, such as a second factor. */
  staff?: { name: string; role: Role; isOpen: boolean } | null
  /** Number of new contacts; the dashboard updates it (contacts/news.ts). */
  newContacts?: number | undefined
  /** Number of those that are assigned to the account. */
  ownContacts?: number | undefined
  path: string
  children?: ReactNode
}

export const StaffHeader = ({ staff, newContacts, ownContacts, path, children }: Props) => (
  <header className={styles['header']}>
    <div className={`staff-container ${styles['row']}`}>
      <a href="/" aria-label={`${site().name}, home`} className="tap">
        <Logo />
      </a>
      {staff && (
        <div className={`row muted ${styles['who']}`}>
          <span className={styles['name']}>Signed in as {staff.name}</span>
          {children}
        </div>
      )}
    </div>
    {staff?.isOpen && (
      <nav aria-label="Staff area" className="staff-container" data-screen>
        <ul className={`row ${styles['links']}`}>
          {linksOf(staff.role).map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={
                  path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined
                }
              >
                {label}
                {href === '/admin/dashboard' && newContacts !== undefined && (
                  <>
                    {' '}
                    <span data-new-contacts title="New contacts">
                      {newContacts > 0 ? newContacts : ''}
                    </span>{' '}
                    <span data-own-contacts title="Open contacts assigned to you">
                      {describeOwn(ownContacts)}
                    </span>
                  </>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    )}
  </header>
)
