import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { sampleNote } from '#src/content/evidence/samples.ts'
import type { PageLanguage } from '#src/content/languages-of-page.ts'
import { navigation } from '#src/content/settings/navigation.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { whatsAppAddress, whatsAppWords } from '#src/content/settings/whatsapp.ts'
import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { EmailText } from '../../ui/base/EmailText.tsx'
import { Icon } from '../../ui/base/Icon.tsx'
import { Text } from '../../ui/base/Text.tsx'
import { Logo } from '../../ui/brand/Logo.tsx'
import styles from './Footer.module.css'
import { LanguageLinks } from './LanguageLinks.tsx'

type Props = {
  page: { title: string; address: string }
  hasNewsletter?: boolean
  terms?: { label: string; href: string }[]
  /** The newest articles. */
  latest?: { label: string; href: string; day: string }[]
  /** The same page in other languages. */
  languages?: readonly PageLanguage[]
  hasSampleNote?: boolean
  newsletter?: ReactNode
  feed?: ReactNode
  colours?: ReactNode
}

/** A phone with the app's tile, our own drawing. */
const AppSymbol = () => (
  <svg viewBox="0 0 24 32" width="24" height="32" fill="none" aria-hidden="true">
    <rect x="1" y="1" width="22" height="30" rx="4" stroke="currentColor" strokeWidth="2" />
    <rect x="7" y="8" width="10" height="10" rx="3" fill="var(--signal)" />
    <path d="M10 26h4" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
)

/**
 * A column with a heading. On phones the control over the heading folds it. On wide screens there
 * is no control, so that nobody tabs through headings.
 */
const Column = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className={styles['column']}>
    <h3>{heading}</h3>
    <details>
      <summary>
        <span className="visually-hidden">{say(words().site.footer.columnLinks, { heading })}</span>
        <Icon icon={ChevronDown} size="small" />
      </summary>
      {children}
    </details>
  </div>
)

const Links = ({
  heading,
  links,
}: {
  heading: string
  links: { label: string; href: string }[]
}) => (
  <Column heading={heading}>
    <ul>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a href={href} rel={href.startsWith('https://') ? 'noopener' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </Column>
)

/** Newsletter banner and footer of every public page (spec.md §2 Footer). */
export const Footer = ({
  page,
  hasNewsletter = true,
  hasSampleNote = true,
  terms = [],
  latest = [],
  languages = [],
  newsletter,
  feed,
  colours,
}: Props) => {
  const { useCases, footer, terms: termsWords } = navigation()
  const company = site()
  const said = words().site
  const note = hasSampleNote && sampleNote(settings(), words().site.samples)
  const { appStore } = company
  const whatsApp = whatsAppAddress(company, whatsAppWords().aboutPage, {
    page: page.title,
    address: page.address,
  })
  return (
    <footer className={styles['footer']} data-screen>
      {hasNewsletter && (
        <section className={styles['newsletter']} aria-labelledby="newsletter-heading">
          <div className={`container grid ${styles['banner']}`}>
            <h2 id="newsletter-heading">{settings().newsletter.heading}</h2>
            <div className={styles['form']}>{newsletter}</div>
          </div>
        </section>
      )}
      <div className={`container ${styles['small']}`}>
        {useCases.length > 0 && (
          <>
            <h2 className="visually-hidden">{said.footer.useCases}</h2>
            <div className={styles['uses']}>
              {useCases.map((column) => (
                <Links key={column.heading} {...column} />
              ))}
            </div>
          </>
        )}
        <h2 className="visually-hidden">{company.name}</h2>
        <div className={styles['main']}>
          <div className={styles['brand']}>
            <a href="/" aria-label={said.home}>
              <Logo />
            </a>
            <address translate="no">
              {company.address.city}, {company.address.country}
              <a href={`tel:${company.telephone}`} className="tabular">
                {company.phone}
              </a>
              {whatsApp && (
                <a href={whatsApp} rel="noopener">
                  {whatsAppWords().label}
                </a>
              )}
              <a href={`mailto:${company.email}`}>
                <EmailText address={company.email} />
              </a>
            </address>
            {appStore && (
              <a className={styles['store']} href={appStore.url} rel="noopener">
                <AppSymbol />
                <span>
                  <small>{said.footer.app}</small>
                  {` ${appStore.name}`}
                </span>
              </a>
            )}
          </div>
          {footer.map((column) => (
            <Links key={column.heading} {...column} />
          ))}
          <div className={styles['feed']}>
            {latest.length > 0 && (
              <Column heading={settings()['social-feed'].latest}>
                <ul className={styles['latest']}>
                  {latest.map(({ label, href, day }) => (
                    <li key={href}>
                      <a href={href}>{label}</a> <small>{day}</small>
                    </li>
                  ))}
                </ul>
              </Column>
            )}
            {feed}
          </div>
        </div>
        {terms.length > 0 && (
          <nav aria-label={termsWords.heading}>
            <ul className={styles['end']}>
              {terms.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {languages.length > 0 && (
          <nav aria-label={said.languages.label}>
            <ul className={styles['end']}>
              <LanguageLinks languages={languages} />
            </ul>
          </nav>
        )}
        <div className={styles['end']}>
          <p>
            {/* One text, which keeps its order in a page from right to left. */}
            {[
              say(said.footer.copyright, {
                year: new Date().getFullYear(),
                company: company.legalName,
              }),
              company.registration?.number,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
          {note && <p>{note}</p>}
          {company.canadianSite && (
            <p>
              <Text>{said.footer.locationData}</Text>
            </p>
          )}
          <div className={styles['colours']}>{colours}</div>
        </div>
      </div>
    </footer>
  )
}
