import { ChevronDown, Search, X } from 'lucide-react'
import { navigation } from '#src/content/settings/navigation.ts'
import { ButtonLink } from '../base/Button.tsx'
import { Icon } from '../base/Icon.tsx'
import { Logo } from '../brand/Logo.tsx'
import { isCurrent } from './is-current.ts'
import styles from './MobileMenu.module.css'

/** Menu dialog for narrow windows, with Solutions as a folding group (spec.md §2). */
export const MobileMenu = ({ path, search }: { path: string; search: string }) => {
  const { header, contact, more, solutions } = navigation()
  const current = (href: string) => (isCurrent(path, href) ? ('page' as const) : undefined)
  return (
    <dialog id="menu" closedby="any" aria-label="Menu" className={styles['menu']}>
      <div className={styles['head']}>
        <Logo />
        <button type="button" command="close" commandfor="menu" aria-label="Close menu">
          <Icon icon={X} />
        </button>
      </div>
      <nav aria-label="Pages of the site" className={styles['links']}>
        <ul>
          <li>
            <a href="/search" data-opens="search" aria-current={current('/search')}>
              {search} <Icon icon={Search} size="small" />
            </a>
          </li>
          {header.slice(0, 3).map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-current={current(href)}>
                {label}
              </a>
            </li>
          ))}
          <li>
            <details open={solutions.links.some(({ href }) => current(href)) || undefined}>
              <summary>
                {solutions.label} <Icon icon={ChevronDown} size="small" />
              </summary>
              <ul>
                {solutions.links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} aria-current={current(href)}>
                      {label}
                    </a>
                  </li>
                ))}
                {solutions.footer.map(({ label, href }) => (
                  <li key={label}>
                    <a href={href} data-opens="film">
                      {label}
                      <span className="visually-hidden">{solutions.footerHint}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
          {[...header.slice(3), ...more].map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-current={current(href)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['action']} data-contact>
        <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
      </div>
    </dialog>
  )
}
