import type { PageContent } from '#src/content/collections/page-schemas.ts'
import { Logo } from '../../../ui/brand/Logo.tsx'
import { CardList } from '../cards/CardList.tsx'
import { Section } from '../Section.tsx'
import styles from './LogoFiles.module.css'

export const LogoFiles = ({
  heading,
  text,
  logo,
  symbol,
  grounds,
}: PageContent<'about'>['logoFiles']) => (
  <Section layout="split" heading={heading} lead={text}>
    <CardList
      layout="tiles"
      columns={3}
      size="subtitle"
      items={grounds.map(({ on, name }) => ({
        title: name,
        visual: (
          <div
            className={`${styles['ground']} ${styles[on]}`}
            data-scheme={on === 'on-dark' ? 'dark' : 'light'}
            aria-hidden="true"
          >
            <Logo />
          </div>
        ),
        children: (
          <p className={styles['files']}>
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
        ),
      }))}
    />
  </Section>
)
