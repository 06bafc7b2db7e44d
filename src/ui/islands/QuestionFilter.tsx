import { type ReactNode, useEffect, useRef, useState } from 'react'
import { holdsWords, questionCount, searchWords } from '#src/content/questions/search-questions.ts'
import { Button } from '../base/Button.tsx'
import styles from './QuestionFilter.module.css'

type Props = {
  label: string
  /** Said when no question holds the words. */
  empty: string
  /** What was searched for, on the page that answers without a script. */
  query?: string
  /** The questions, as static HTML: each marked `data-question`, in groups marked `data-question-group`, with an index of the groups marked `data-question-index`. */
  children?: ReactNode
}

/** Finds words in the questions: at once with a script, as a page of its own without one (/technologies-tools/search). */
export function QuestionFilter({ label, empty, query: initial = '', children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState(initial)
  const [found, setFound] = useState<{ count: number; all: number } | null>(null)

  useEffect(() => {
    const questions = [...(root.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])]
    const words = searchWords(query)
    let count = 0
    for (const question of questions) {
      // The same letters that the page without a script searches: no sources and dates.
      const text = [...question.querySelectorAll('[data-question-text]')].map((part) => part.textContent).join(' ')
      const isFound = holdsWords(text, words)
      question.hidden = !isFound
      if (isFound) count++
    }
    for (const group of root.current?.querySelectorAll<HTMLElement>('[data-question-group]') ?? []) {
      const shown = group.querySelectorAll('[data-question]:not([hidden])').length
      group.hidden = shown === 0
      const note = group.querySelector('.label')
      if (note && shown > 0) note.textContent = questionCount(shown)
    }
    for (const index of root.current?.querySelectorAll<HTMLElement>('[data-question-index]') ?? []) index.hidden = words.length > 0
    setFound(words.length > 0 ? { count, all: questions.length } : null)
  }, [query])

  return (
    <div ref={root}>
      <search>
        <form action="/technologies-tools/search" method="get" className={styles['form']} onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="question-filter">{label}</label>
          <div className={styles['row']}>
            <input
              id="question-filter"
              name="q"
              type="search"
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
            <Button type="submit" look="line">
              Find
            </Button>
          </div>
          {/* No status: of its words Orca reads the role alone. */}
          <p aria-live="polite" aria-atomic="true" className={styles['count']}>
            {found && (found.count > 0 ? `${found.count} of ${found.all} questions` : empty)}
          </p>
        </form>
      </search>
      {children}
    </div>
  )
}
