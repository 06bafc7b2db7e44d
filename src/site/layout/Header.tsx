import { ChevronDown, Menu, Search } from 'lucide-react'
import type { PageLanguage } from '#src/content/languages-of-page.ts'
import { navigation } from '#src/content/settings/navigation.ts'
import { words } from '#src/content/words/words.ts'
import { Button, ButtonLink } from '../../ui/base/Button.tsx'
import { Icon } from '../../ui/base/Icon.tsx'
import type { PictureData } from '../../ui/base/Picture.tsx'
import { Logo } from '../../ui/brand/Logo.tsx'
import styles from './Header.module.css'
import { isCurrent } from './is-current.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import { PageLinks } from './PageLinks.tsx'
import { SolutionsPanel } from './SolutionsPanel.tsx'

type Props = {
  path: string
  /** The same page in other languages. */
  languages: readonly PageLanguage[]
  picture: PictureData | undefined
  search: string
  isNight?: boolean
}

/**
 * Header of public pages (spec.md §2 Header and menus). Shows the menu button if the entries do not
 * fit.
 */
export const Header = ({ path, languages, picture, search, isNight = false }: Props) => {
  const { header, contact, more, solutions } = navigation()
  const said = words().site
  const copies = (entries: { label: string }[]) =>
    entries.map(({ label }) => <span key={label} data-label={label} />)
  return (
    <header className={styles['header']} data-scheme={isNight ? 'dark' : undefined}>
      <div className={`container ${styles['frame']}`}>
        {/* Invisible copies of the bar's parts. They wrap if they do not fit, and CSS reads from
            their height what the bar can show. */}
        <div className={styles['fit']}>
          <div className={styles['copies']} aria-hidden="true">
            <Logo />
            <div>
              {copies([...header, ...(solutions ? [solutions] : [])])}
              <i className={styles['find']} />
              <div className={styles['action']} data-contact>
                {/* Disabled, so that no invisible element can get the focus. */}
                <Button size="small" disabled>
                  {contact.label}
                </Button>
              </div>
            </div>
            <div className={styles['more']}>
              {copies([...more, ...languages.map(({ name }) => ({ label: name }))])}
            </div>
          </div>
          <div className={styles['measured']}>
            <div className={styles['bar']}>
              <a className={styles['home']} href="/" aria-label={said.home}>
                <Logo />
              </a>
              <nav className={styles['nav']} aria-label={said.header.main}>
                <ul>
                  <PageLinks path={path} links={header.slice(0, 3)} />
                  {solutions && (
                    <li>
                      <button
                        type="button"
                        popoverTarget="solutions"
                        aria-current={
                          solutions.links.some(({ href }) => isCurrent(path, href)) || undefined
                        }
                      >
                        {solutions.label} <Icon icon={ChevronDown} size="small" />
                      </button>
                    </li>
                  )}
                  <PageLinks path={path} links={header.slice(3)} />
                </ul>
              </nav>
              <ul className={styles['more']}>
                <PageLinks path={path} links={more} />
                <LanguageLinks languages={languages} />
              </ul>
              <a
                href="/search"
                data-opens="search"
                className={styles['find']}
                aria-label={search}
                aria-current={isCurrent(path, '/search') ? 'page' : undefined}
              >
                <Icon icon={Search} />
              </a>
              <div className={styles['action']} data-contact>
                <ButtonLink href={contact.href} size="small">
                  {contact.label}
                </ButtonLink>
              </div>
              <button
                type="button"
                className={styles['menu']}
                command="show-modal"
                commandfor="menu"
                aria-label={said.header.openMenu}
              >
                <Icon icon={Menu} />
              </button>
            </div>
          </div>
        </div>
      </div>
      <SolutionsPanel path={path} picture={picture} />
    </header>
  )
}
