import { ArrowRight, Play } from 'lucide-react'
import { navigation } from '#src/content/settings/navigation.ts'
import { settings } from '#src/content/settings/settings.ts'
import { Icon } from '../../ui/base/Icon.tsx'
import { Picture, type PictureData } from '../../ui/base/Picture.tsx'
import { isCurrent } from './is-current.ts'
import styles from './SolutionsPanel.module.css'

type Props = { path: string; picture: PictureData | undefined }

/** Popover of Solutions in the header. It works without a script (spec.md §2 Header and menus). */
export const SolutionsPanel = ({ path, picture }: Props) => {
  const { solutions } = navigation()
  const hasFilm = settings().film?.file != null
  if (!solutions) return null
  return (
    <div id="solutions" popover="auto" className={styles['panel']}>
      <div className={`container grid ${styles['columns']}`}>
        <div className={styles['introduction']}>
          <p className={styles['heading']}>{solutions.heading}</p>
          {picture && (
            <div className={styles['photograph']} data-studio>
              <Picture picture={picture} alt="" sizes="390px" />
            </div>
          )}
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
            <a key={label} href={href} data-opens={hasFilm ? 'film' : undefined}>
              <Icon icon={hasFilm && index === 0 ? Play : ArrowRight} size="small" />
              <span>
                {label}
                {hasFilm && <span className="visually-hidden">{solutions.footerHint}</span>}
              </span>
            </a>
          ))}
          {hasFilm && <p>{solutions.footerNote}</p>}
        </div>
      </div>
    </div>
  )
}
