import { regionSuggestion } from '#src/content/settings/region.ts'
import styles from './RegionSuggestion.module.css'

/**
 * Suggests the Canadian site to visitors in Canada, if the owner chose a suggestion instead of a
 * redirect (decision 0013).
 */
export const RegionSuggestion = () => {
  const suggestion = regionSuggestion()
  return (
    suggestion && (
      <aside className={styles['suggestion']} aria-label={suggestion.label}>
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
