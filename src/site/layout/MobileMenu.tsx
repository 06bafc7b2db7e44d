import { ChevronDown, Search, X } from 'lucide-react'
import type { PageLanguage } from '#src/content/languages-of-page.ts'
import { navigation } from '#src/content/settings/navigation.ts'
import { settings } from '#src/content/settings/settings.ts'
import { words } from '#src/content/words/words.ts'
import { ButtonLink } from '../../ui/base/Button.tsx'
import { Icon } from '../../ui/base/Icon.tsx'
import { Logo } from '../../ui/brand/Logo.tsx'
import { isCurrent } from './is-current.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import styles from './MobileMenu.module.css'
import { PageLinks } from './PageLinks.tsx'

type Props = {
  path: string
  /** The same page in other languages. */
  languages: readonly PageLanguage[]
  search: string
}

/** Menu dialog for narrow windows, with Solutions as a folding group (spec.md §2). */
export const MobileMenu = ({ path, languages, search }: Props) => {
  const { header, contact, more, solutions } = navigation()
  const said = words().site.menu
  const hasFilm = settings().film?.file != null
  return (
    <dialog id="menu" closedby="any" aria-label={said.label} className={styles['menu']}>
      <div className={styles['head']}>
        <Logo />
        <button type="button" command="close" commandfor="menu" aria-label={said.close}>
          <Icon icon={X} />
        </button>
      </div>
      <nav aria-label={said.pages} className={styles['links']}>
        <ul>
          <li>
            <a
              href="/search"
              data-opens="search"
              aria-current={isCurrent(path, '/search') ? 'page' : undefined}
            >
              {search} <Icon icon={Search} size="small" />
            </a>
          </li>
          <PageLinks path={path} links={header.slice(0, 3)} />
          {solutions && (
            <li>
              <details open={solutions.links.some(({ href }) => isCurrent(path, href))}>
                <summary>
                  {solutions.label} <Icon icon={ChevronDown} size="small" />
                </summary>
                <ul>
                  <PageLinks path={path} links={solutions.links} />
                  {solutions.footer.map(({ label, href }) => (
                    <li key={label}>
                      <a href={href} data-opens={hasFilm ? 'film' : undefined}>
                        {label}
                        {hasFilm && <span className="visually-hidden">{solutions.footerHint}</span>}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          )}
          <PageLinks path={path} links={[...header.slice(3), ...more]} />
          <LanguageLinks languages={languages} />
        </ul>
      </nav>
      <div className={styles['action']} data-contact>
        <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
      </div>
    </dialog>
  )
}
