import { Search } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { limits } from '#src/contracts/limits.ts'
import { useMay } from '#src/staff/frame/staff-role.ts'
import controls from '#src/staff/kit/Control.module.css'
import { FrameButton } from '#src/staff/kit/controls.tsx'
import { type Export, ExportLink } from '#src/staff/lists/ExportLink.tsx'
import { FilterMenu } from '#src/staff/lists/FilterMenu.tsx'
import { Icon } from '#src/ui/base/Icon.tsx'
import { onPlainClick } from '#src/ui/base/plain-click.ts'
import { stateNames } from '../card/request-changes.ts'
import type { About } from '../card/request-menus.ts'
import {
  aboutOptions,
  assigneeOptions,
  orderOptions,
  receivedOptions,
  workOptions,
} from '../card/request-menus.ts'
import { firstPage, listAddress, readFilter } from '../list-address.ts'
import type { RequestPage } from '../request-records.ts'
import { cleanSearch, isFiltered, type RequestFilter, requestStates } from '../requests.ts'
import styles from './RequestFilterBar.module.css'

type Props = {
  filter: RequestFilter
  counts: RequestPage['counts']
  assignees: readonly string[]
  /** null for an empty list. */
  file: Export | null
  abouts: readonly About[]
  /**
   * `isTyping`: the history entry is replaced, so that going back does not step through the letters
   * of a word.
   */
  onFilter: (filter: RequestFilter, isTyping?: boolean) => void
}

/** Milliseconds without typing until a search. */
const searchAfter = 300

/**
 * Keeps typed text while the form's own search is pending; a search from elsewhere, such as going
 * back, replaces the text.
 */
function useSearchField(search: string) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(search)
  /** Searches of the form that the list does not show yet, newest last. */
  const asked = useRef<string[]>([])
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    const own = asked.current.indexOf(search)
    asked.current = own < 0 ? [] : asked.current.slice(own + 1)
    if (own < 0 && field.current && cleanSearch(field.current.value) !== search)
      field.current.value = search
  }, [search])
  const noteSearch = (next: string) => {
    if (next !== (asked.current.at(-1) ?? shown.current)) asked.current.push(next)
  }
  return { field, noteSearch }
}

/** Opens the search and focuses its field. */
export function focusSearch(): void {
  const opener = document.getElementById('find')
  if (opener instanceof HTMLInputElement && !opener.checked) opener.click()
  document.querySelector<HTMLElement>('input[name="search"]')?.focus()
}

/** Leads to the form for what somebody said on the telephone. */
export const EnterLink = () =>
  useMay('contacts.change') && (
    <a className={controls['button']} href="/admin/enter" data-screen>
      Enter a call
    </a>
  )

export const RequestFilterBar = ({ filter, counts, assignees, file, abouts, onFilter }: Props) => {
  const { field, noteSearch } = useSearchField(filter.search)
  const ask = (next: RequestFilter, isTyping = false) => {
    noteSearch(next.search)
    onFilter(next, isTyping)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const apply = (form: HTMLFormElement, isTyping = false) => {
    clearTimeout(timer.current)
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    ask(readFilter(new URLSearchParams(fields)), isTyping)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(event.currentTarget)
  }
  const link = (target: RequestFilter, after = () => {}) => ({
    href: listAddress(firstPage('contacts', target)),
    onClick: onPlainClick(() => {
      ask(target)
      after()
    }),
  })
  const clear = () => {
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
  }
  const stateLink = (state: RequestFilter['state'], name: string, count: number) => (
    <li key={name}>
      <a {...link({ ...filter, state })} aria-current={filter.state === state ? 'true' : undefined}>
        {`${name} `}
        <span>{count}</span>
      </a>
    </li>
  )
  const menus = [
    ['work', 'Show', workOptions],
    ['about', 'About', aboutOptions(abouts, filter.about)],
    ['received', 'Received', receivedOptions],
    ['assignee', 'Assigned to', assigneeOptions(assignees, filter.assignee)],
  ] as const
  const all = requestStates.reduce((sum, state) => sum + counts[state], 0)

  return (
    <search className={styles['filters']} data-screen>
      <form action="/admin/dashboard" onSubmit={submit}>
        {filter.state && <input type="hidden" name="state" value={filter.state} />}
        {filter.person && <input type="hidden" name="person" value={filter.person} />}
        {/* This checkbox opens the filters; on a phone the search too. */}
        <input
          type="checkbox"
          id="find"
          className={styles['opener']}
          aria-label="Show search and filters"
          defaultChecked={isFiltered({ ...filter, state: null })}
          onChange={({ currentTarget }) => currentTarget.checked && field.current?.focus()}
        />
        <label
          htmlFor="find"
          className={`${controls['button']} ${styles['open']}`}
          aria-hidden="true"
        >
          <Icon icon={Search} size="small" />
          <span className={styles['onPhone']}>Find</span>
          <span className={styles['onDesk']}>Filters</span>
        </label>
        <div className={styles['search']}>
          <button type="submit" aria-label="Search">
            <Icon icon={Search} size="small" />
          </button>
          <input
            ref={field}
            type="search"
            name="search"
            aria-label="Search contact submissions"
            placeholder="Name, phone, number, e-mail or words"
            maxLength={limits.search.max}
            defaultValue={filter.search}
            autoComplete="off"
            enterKeyHint="search"
            onInput={({ currentTarget: { form } }) => {
              clearTimeout(timer.current)
              timer.current = setTimeout(() => form && apply(form, true), searchAfter)
            }}
          />
          {filter.search && (
            <a {...link({ ...filter, search: '' }, clear)}>
              Clear<span className="visually-hidden"> the search</span>
            </a>
          )}
        </div>
        <nav aria-label="Contacts by state" className="sideways">
          <ul className={controls['segments']}>
            {stateLink(null, 'All', all)}
            {requestStates.map((state) => stateLink(state, stateNames[state], counts[state]))}
          </ul>
        </nav>
        <div className={`row ${styles['menus']}`}>
          {menus.map(([name, label, options]) => (
            <FilterMenu
              key={name}
              {...{ name, label, options }}
              value={filter[name] ?? ''}
              onChange={apply}
            />
          ))}
          <div className={`row ${styles['end']}`}>
            <FilterMenu
              name="sort"
              label="Sort"
              value={filter.sort}
              options={orderOptions}
              onChange={apply}
            />
            <FrameButton type="submit">Apply</FrameButton>
            {file && <ExportLink {...file} />}
          </div>
        </div>
      </form>
    </search>
  )
}
