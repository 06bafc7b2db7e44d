import { regionSuggestion } from '#src/company/region.ts'
import styles from './RegionSuggestion.module.css'

/**
 * Tells a visitor in Canada of the site made for them, where the owner chose to suggest instead of to redirect.
 * Always in the page and hidden; the server shows it in its answer (src/server/static/static-files.ts), so it needs no script.
 */
export const RegionSuggestion = () =>
  regionSuggestion && (
    <aside className={styles['suggestion']} aria-label={regionSuggestion.label} data-region-suggestion hidden>
      <div className="container">
        <p>{regionSuggestion.text}</p>
        <div>
          <a href={regionSuggestion.url} rel="noopener">
            {regionSuggestion.go}
          </a>
          <a href="?region=global" rel="nofollow">
            {regionSuggestion.stay}
          </a>
        </div>
      </div>
    </aside>
  )
