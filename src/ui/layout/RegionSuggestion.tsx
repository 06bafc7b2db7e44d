import { regionSuggestion } from '#src/content/settings/region.ts'
import styles from './RegionSuggestion.module.css'

/**
 * Tells a visitor in Canada of the site made for them, where the owner chose to suggest instead of to redirect.
 * Always in the page and hidden; the server shows it in its answer (src/server/static/static-files.ts), so it needs no script.
 */
export const RegionSuggestion = () => {
  const suggestion = regionSuggestion()
  return (
    suggestion && (
      <aside className={styles['suggestion']} aria-label={suggestion.label} data-region-suggestion hidden>
        <div className="container">
          <p>{suggestion.text}</p>
          <div>
            <a href={suggestion.url} rel="noopener">
              {suggestion.go}
            </a>
            <a href="?region=global" rel="nofollow">
              {suggestion.stay}
            </a>
          </div>
        </div>
      </aside>
    )
  )
}
