import type { answerSearch } from '#src/content/search/answer-search.ts'
import styles from './SearchKinds.module.css'

type Props = {
  label: string
  choices: Awaited<ReturnType<typeof answerSearch>>['choices']
}

/** Filters the results by kind with links, each of which leads to at least one result. */
export const SearchKinds = ({ label, choices }: Props) => (
  <nav aria-label={label} data-screen>
    <ul className={styles['kinds']}>
      {choices.map(({ name, href, isChosen }) => (
        <li key={href}>
          <a href={href} rel="nofollow" aria-current={isChosen || undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
