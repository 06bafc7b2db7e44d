import { ArrowRight, ChevronDown, Menu, Play } from 'lucide-react'
import { navigation } from '#src/content/settings/navigation.ts'
import { site } from '#src/content/settings/site.ts'
import { ButtonLink } from '../base/Button.tsx'
import { Icon } from '../base/Icon.tsx'
import { Picture, type PictureData } from '../base/Picture.tsx'
import { Logo } from '../brand/Logo.tsx'
import styles from './Header.module.css'
import { isCurrent } from './is-current.ts'

type Props = {
  path: string
  picture: PictureData | undefined
  /** Whether it belongs to the night below it. */
  isNight?: boolean
}

/** Header with the Solutions panel, a popover that needs no script (spec.md §2 Header and menus). */
export const Header = ({ path, picture, isNight = false }: Props) => {
  const { header, contact, more, solutions } = navigation()
  const [home, services, product, ...others] = header
  const link = (entry: { label: string; href: string } | undefined) =>
    entry && (
      <li key={entry.href}>
        <a href={entry.href} aria-current={isCurrent(path, entry.href) ? 'page' : undefined}>
          {entry.label}
        </a>
      </li>
    )
  return (
    <header className={styles['header']} data-scheme={isNight ? 'dark' : undefined}>
      <div className={`container ${styles['row']}`}>
        <a className={styles['home']} href="/" aria-label={`${site().name}, home`}>
          <Logo />
        </a>
        <nav className={styles['nav']} aria-label="Main">
          <ul>
            {[home, services, product].map(link)}
            <li>
              <button
                type="button"
                popoverTarget="solutions"
                aria-current={solutions.links.some(({ href }) => isCurrent(path, href)) || undefined}
              >
                {solutions.label} <Icon icon={ChevronDown} size="small" />
              </button>
            </li>
            {others.map(link)}
          </ul>
        </nav>
        <ul className={styles['more']}>{more.map(link)}</ul>
        <div className={styles['action']} data-contact>
          <ButtonLink href={contact.href} size="small">
            {contact.label}
          </ButtonLink>
        </div>
        <button type="button" className={styles['menu']} command="show-modal" commandfor="menu" aria-label="Open menu">
          <Icon icon={Menu} />
        </button>
      </div>
      <div id="solutions" popover="auto" className={styles['panel']}>
        <div className={`container grid ${styles['columns']}`}>
          <div className={styles['introduction']}>
            <p className={styles['heading']}>{solutions.heading}</p>
            {picture && <Picture picture={picture} alt="" sizes="390px" className={styles['photograph']} />}
          </div>
          <ul className={styles['list']}>
            {solutions.links.map(({ label, href, text }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent(path, href) ? 'page' : undefined}>
                  <strong>
                    {label} <Icon icon={ArrowRight} size="small" />
                  </strong>
                  <span>{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles['foot']}>
          <div className="container">
            {solutions.footer.map(({ label, href }, index) => (
              <a key={label} href={href} data-opens="film">
                <Icon icon={index === 0 ? Play : ArrowRight} size="small" />
                <span>
                  {label}
                  <span className="visually-hidden">{solutions.footerHint}</span>
                </span>
              </a>
            ))}
            <p>{solutions.footerNote}</p>
          </div>
        </div>
      </div>
    </header>
  )
}
