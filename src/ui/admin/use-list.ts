import { useCallback, useRef, useState } from 'react'
import type { ContactPage, SubscriberPage } from '#src/contracts/records.ts'
import { readList } from './read-list.ts'
import { reportUse } from './session-watch.ts'
import { leaveStaffArea } from './staff-flag.ts'

type Pages = { contacts: ContactPage; newsletter: SubscriberPage }

export type ListState<Page> = {
  /** What is shown; null where nothing was ever read. */
  page: Page | null
  /** How `page` was reached: the ids that each page so far was read `before`. */
  trail: number[]
  /** What was asked for last. */
  wanted: number[]
  state: 'loading' | 'loaded' | 'failed'
}

/**
 * One list of the dashboard: what was rendered with the page, and what is read afterwards.
 * A page that cannot be read leaves the last one on the screen.
 */
export function useList<Name extends keyof Pages>(name: Name, initial: Pages[Name] | null, trail: number[]) {
  const [list, setList] = useState<ListState<Pages[Name]>>({ page: initial, trail, wanted: trail, state: initial ? 'loaded' : 'failed' })
  const latest = useRef(0)
  const load = useCallback(
    async (wanted: number[]) => {
      latest.current += 1
      const turn = latest.current
      setList((now) => ({ ...now, wanted, state: 'loading' }))
      const outcome = await readList(name, wanted.at(-1))
      if (turn !== latest.current) return
      if (outcome.kind === 'signed-out') return leaveStaffArea()
      if (outcome.kind === 'password') return location.assign('/admin/password')
      if (outcome.kind === 'failed') return setList((now) => ({ ...now, state: 'failed' }))
      setList({ page: outcome.page, trail: wanted, wanted, state: 'loaded' })
      reportUse()
    },
    [name],
  )
  return { ...list, load }
}
