import type { PageContent } from '#src/content/page-schemas.ts'
import { Text } from '../../base/Text.tsx'
import { Logo } from '../../brand/Logo.tsx'
import { Section } from '../Section.tsx'
import styles from './LogoFiles.module.css'

type Props = PageContent<'about'>['logoFiles']

/** The logo for those who write about the company: shown on each ground it is made for, with the files of that ground below. */
export const LogoFiles = ({ heading, text, note, logo, symbol, grounds }: Props) => (
  <Section layout="split" heading={heading} lead={text}>
    <ul className={styles['grounds']}>
      {grounds.map(({ on, name }) => (
        <li key={on}>
          <div className={`${styles['ground']} ${styles[on]}`} data-scheme={on === 'on-dark' ? 'dark' : 'light'} aria-hidden="true">
            <Logo />
          </div>
          <h3>{name}</h3>
          <p>
            {[
              { file: 'logo', label: logo },
              { file: 'symbol', label: symbol },
            ].map(({ file, label }) => (
              <a key={file} href={`/brand/${file}-${on}.svg`}>
                {label}
                <span className="visually-hidden">, {name.toLowerCase()}</span>
              </a>
            ))}
          </p>
        </li>
      ))}
    </ul>
    <p className={styles['note']}>
      <Text>{note}</Text>
    </p>
  </Section>
)
