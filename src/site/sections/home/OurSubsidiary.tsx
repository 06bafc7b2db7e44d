import { ArrowUpRight } from 'lucide-react'
import { site } from '#src/content/settings/site.ts'
import { Icon } from '../../../ui/base/Icon.tsx'
import { Logo } from '../../../ui/brand/Logo.tsx'
import styles from './OurSubsidiary.module.css'

export const OurSubsidiary = ({ heading, lead }: { heading: string; lead: string }) => {
  const { canadianSite, sisterBrand } = site()
  const companies = [canadianSite, sisterBrand].filter((company) => company !== null)
  return (
    companies.length > 0 && (
      <section className={styles['band']} aria-labelledby="our-subsidiary">
        <div className="container">
          <div className={`grid ${styles['row']}`}>
            <div>
              <h2 id="our-subsidiary" className="small-heading">
                {heading}
              </h2>
              <p className="label">{lead}</p>
            </div>
            {companies.map(({ suffix, url }) => (
              <a key={url} href={url} rel="noopener" className={styles['company']}>
                <Logo suffix={suffix} />
                <Icon icon={ArrowUpRight} />
              </a>
            ))}
          </div>
        </div>
      </section>
    )
  )
}
