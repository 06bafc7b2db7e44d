import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { site } from '#src/content/settings/site.ts'
import { homeOf, type Role } from '#src/contracts/permissions.ts'
import { menuOf } from '#src/contracts/staff/staff-pages.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { Logo } from '../../ui/brand/Logo.tsx'
import { describeOwn } from './describe-own.ts'
import styles from './StaffHeader.module.css'

type Props = {
  /** `isOpen`: whether the sign-in has no further step, such as a second factor. */
  staff?: { name: string; role: Role; isOpen: boolean } | null
  /** Number of new requests; the dashboard updates it (desk/requests/list/news.ts). */
  newRequests?: number | undefined
  /** Number of those that are assigned to the account. */
  ownRequests?: number | undefined
  url: URL
  /** Logout. */
  children?: ReactNode
}

/**
 * Head of a staff page with its menu. On the dashboard the row of the menu is the row of tabs of
 * the specification (spec.md §2): Contacts, Newsletter and Logout.
 */
export const StaffHeader = ({ staff, newRequests, ownRequests, url, children }: Props) => {
  const isOpen = staff?.isOpen ?? false
  const pages = staff && isOpen ? menuOf(staff.role, url) : []
  const account = pages.find(({ place }) => place === 'head')
  return (
    <header className={styles['header']}>
      <div className={`staff-container ${styles['row']}`}>
        <a
          href={staff && isOpen ? homeOf(staff.role) : '/'}
          aria-label={site().name}
          className="tap"
        >
          <Logo />
        </a>
        <div className={`row ${styles['who']}`}>
          {isOpen && (
            <a className="tap" href="/">
              View site
            </a>
          )}
          {account && (
            <a
              className={`tap ${styles['account']}`}
              href={account.href}
              aria-current={account.isCurrent ? 'page' : undefined}
            >
              {account.label}
              <span className={styles['name']}>{` (${staff?.name})`}</span>
            </a>
          )}
          {staff && !isOpen && (
            <>
              <span className={styles['name']}>Signed in as {staff.name}</span>
              {children}
            </>
          )}
        </div>
      </div>
      {pages.length > 0 && (
        <nav aria-label="Staff area" className="staff-container" data-screen>
          <ul className={styles['menu']}>
            {pages
              .filter(({ place }) => place === 'row' || place === 'wide')
              .map(({ label, href, place, isCurrent }) => (
                <li key={href} className={place === 'wide' ? styles['wide'] : undefined}>
                  <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                    {label}
                    {href === '/admin/dashboard' && newRequests !== undefined && (
                      <>
                        {' '}
                        <span data-new-requests title="New contacts">
                          {newRequests > 0 ? newRequests : ''}
                        </span>{' '}
                        <span
                          data-own-requests
                          className={styles['own']}
                          title="Open contacts assigned to you"
                        >
                          {describeOwn(ownRequests)}
                        </span>
                      </>
                    )}
                  </a>
                </li>
              ))}
            <li>{children}</li>
            <More pages={pages.filter(({ place }) => place === 'wide' || place === 'more')} />
          </ul>
        </nav>
      )}
    </header>
  )
}

/** The rest of the menu; on a phone with what does not fit beside it. */
function More({ pages }: { pages: ReturnType<typeof menuOf> }) {
  if (pages.length === 0) return null
  const hasMore = pages.some(({ place }) => place === 'more')
  const current = pages.find(({ place, isCurrent }) => place === 'more' && isCurrent)
  return (
    <li className={hasMore ? undefined : styles['narrow']}>
      <details className={styles['more']} data-menu>
        <summary aria-current={current ? 'true' : undefined}>
          {current?.label ?? 'More'}
          <Icon icon={ChevronDown} size="small" />
        </summary>
        <ul className="panel">
          {pages.map(({ label, href, place, isCurrent }) => (
            <li key={href} className={place === 'wide' ? styles['narrow'] : undefined}>
              <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
