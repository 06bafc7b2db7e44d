import { useCallback, useRef, useState } from 'react'
import type { ListAddress } from './list-address.ts'
import { type Pages, readList } from './read-list.ts'
import { reportUse } from './session-watch.ts'
import { leaveStaffArea } from './staff-flag.ts'

export type ListState<Page> = {
  /** What is shown; null where nothing was ever read. */
  page: Page | null
  /** The listLocation in the list that `page` is. */
  listLocation: ListAddress
  /** What was asked for last. */
  wanted: ListAddress
  state: 'loading' | 'loaded' | 'failed'
}

/**
 * One list of the dashboard: what was rendered with the page, and what is read afterwards.
 * A page that cannot be read leaves the last one on the screen.
 */
export function useList<Name extends keyof Pages>(name: Name, initial: Pages[Name] | null, listLocation: ListAddress) {
  const [list, setList] = useState<ListState<Pages[Name]>>({
    page: initial,
    listLocation,
    wanted: listLocation,
    state: initial ? 'loaded' : 'failed',
  })
  const latest = useRef(0)
  const underWay = useRef<ListAddress>(null)
  const load = useCallback(
    async (wanted: ListAddress) => {
      latest.current += 1
      const turn = latest.current
      underWay.current = wanted
      setList((now) => ({ ...now, wanted, state: 'loading' }))
      const outcome = await readList(name, wanted)
      if (turn !== latest.current) return
      underWay.current = null
      if (outcome.kind === 'signed-out') return leaveStaffArea()
      if (outcome.kind === 'password') return location.assign('/admin/password')
      if (outcome.kind === 'failed') return setList((now) => ({ ...now, state: 'failed' }))
      setList({ page: outcome.page, listLocation: wanted, wanted, state: 'loaded' })
      reportUse()
    },
    [name],
  )
  /** Changes what is shown, as the server has changed it. */
  const update = useCallback(
    (change: (page: Pages[Name]) => Pages[Name]) => {
      setList((now) => (now.page ? { ...now, page: change(now.page) } : now))
      // What is being read may have left the server before the change.
      if (underWay.current) void load(underWay.current)
    },
    [load],
  )
  return { ...list, load, update }
}
