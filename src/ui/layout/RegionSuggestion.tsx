import { site } from '#content/site.ts'
import styles from './RegionSuggestion.module.css'

/**
 * Tells a visitor in Canada of the site made for them, where the owner chose to suggest instead of to redirect.
 * Always in the page and hidden; the server shows it in its answer (src/server/static-files.ts), so it needs no script.
 */
export const RegionSuggestion = () => (
  <aside className={styles['suggestion']} aria-label="Your region" data-region-suggestion hidden>
    <div className="container">
      <p>You seem to be in Canada. {site.canadianSite.name} has prices and stock for you.</p>
      <div>
        <a href={site.canadianSite.url} rel="noopener">
          Go to {site.canadianSite.name}
        </a>
        <a href="?region=global" rel="nofollow">
          Stay here
        </a>
      </div>
    </div>
  </aside>
)
