import { RotateCw } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { RecordPage } from '#src/contracts/record-page.ts'
import type { StoredTable } from '#src/contracts/staff/stored-rows.ts'
import { FrameButton } from '#src/staff/kit/controls.tsx'
import { EmptyList } from '#src/staff/lists/EmptyList.tsx'
import { ListPager } from '#src/staff/lists/ListPager.tsx'
import { UnreadableRows } from '#src/staff/lists/UnreadableRows.tsx'
import { Icon } from '#src/ui/base/Icon.tsx'
import { isSameFilter, type ListAddress, listAddress, listQuery } from '../list-address.ts'
import styles from './ListParts.module.css'
import type { ListState } from './use-list.ts'

/** Number of entries that arrived since the list was read, or any other change; null for none. */
export type ListNews = { kind: 'arrived'; count: number } | { kind: 'changed' } | null

export const Cards = ({ children }: { children: ReactNode }) => (
  <ul className={styles['cards']}>{children}</ul>
)

/** Id of the heading, which names the section of the list. */
export const listHeading = 'list-heading'

type HeadProps = {
  heading: string
  list: ListState<RecordPage<unknown>>
  news: ListNews
  onShowNews: () => void
  /** What can be done with the list. */
  children: ReactNode
}

/** Heads a list, and says that it is loading or failed. */
export const ListHead = ({ heading, list, news, onShowNews, children }: HeadProps) => {
  const { page, listLocation, wanted, state } = list
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(listLocation)
  // On another page the heading gets the focus; another filter does not move the focus.
  useEffect(() => {
    const before = shown.current
    shown.current = listLocation
    if (
      isSameFilter(before.filter, listLocation.filter) &&
      before.cursors.join() !== listLocation.cursors.join()
    )
      title.current?.focus()
  }, [listLocation])

  // The pager is at the bottom, so a failure moves the focus up to Retry.
  const retry = useRef<HTMLButtonElement>(null)
  const isStepFailed =
    state === 'failed' && page !== null && listAddress(wanted) !== listAddress(listLocation)
  useEffect(() => {
    if (isStepFailed) retry.current?.focus()
  }, [isStepFailed])

  return (
    <>
      <div className={`row ${styles['bar']}`}>
        <h2 id={listHeading} ref={title} tabIndex={-1}>
          {heading}
        </h2>
        <p role="status" className={`muted ${styles['loading']}`}>
          {state === 'loading' && <span>Loading...</span>}
          {state === 'loaded' && news && (
            <FrameButton
              onClick={() => {
                title.current?.focus()
                onShowNews()
              }}
            >
              {news.kind === 'arrived' ? `Show ${news.count} new` : 'Show changes'}
            </FrameButton>
          )}
        </p>
        {children}
      </div>
      <div role="alert">
        {state === 'failed' && (
          <div className={`row alarm ${styles[page ? 'failed' : 'failedWhole']}`}>
            <div>
              <b>{`The ${heading.toLowerCase()} could not be loaded.`}</b>
              <p>
                {`${page ? 'The list below was loaded earlier. ' : ''}Nothing is lost: the server keeps every entry. Check your connection and try again.`}
              </p>
            </div>
            <form
              action="/admin/dashboard"
              onSubmit={(event) => {
                event.preventDefault()
                // The button disappears while the list is read, so the heading gets the focus.
                title.current?.focus()
                list.load(wanted)
              }}
            >
              {Object.entries(listQuery(wanted)).map(
                ([name, value]) =>
                  value && <input key={name} type="hidden" name={name} value={value} />,
              )}
              <FrameButton type="submit" ref={retry}>
                <Icon icon={RotateCw} size="small" />
                Retry
              </FrameButton>
            </form>
          </div>
        )}
      </div>
    </>
  )
}

type BodyProps = {
  list: ListState<RecordPage<unknown>>
  table: StoredTable
  empty: { title: string; text: string; link: { label: string; href: string } }
  onLoad: (listLocation: ListAddress) => void
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** Shows the entries of a list with their pager, or says that it is empty (design rule 10). */
export const ListBody = ({ list, table, empty, onLoad, onKeyDown, children }: BodyProps) => {
  const { page, listLocation, state } = list
  const { cursors } = listLocation
  const stepTo = (to: number[]) => {
    const target = { ...listLocation, cursors: to }
    return { href: listAddress(target), onOpen: () => onLoad(target) }
  }
  return (
    <>
      {!page && state === 'loading' && (
        <svg className={styles['waiting']} viewBox="0 0 220 8" fill="none" aria-hidden="true">
          <path d="M4 4H216" stroke="var(--line-strong)" strokeWidth="2" />
          <path
            className="signal-line"
            d="M4 4H216"
            pathLength="1"
            stroke="var(--signal)"
            strokeWidth="2"
          />
        </svg>
      )}
      <UnreadableRows table={table} ids={page?.unreadable} />
      {page && page.items.length + (page.unreadable ?? []).length === 0 && cursors.length === 0 && (
        <EmptyList {...empty} />
      )}
      {page && page.items.length > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it handles shortcut keys, all of which have controls too. A press on it gives it the focus that the keys need.
        <div className={styles['entries']} tabIndex={-1} onKeyDown={onKeyDown}>
          {children}
        </div>
      )}
      {page && (
        <ListPager page={page} cursors={cursors} sort={listLocation.filter.sort} stepTo={stepTo} />
      )}
    </>
  )
}
