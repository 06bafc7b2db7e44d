import { Search } from 'lucide-react'
import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react'
import { type ContactFilter, cleanSearch, contactStates } from '#src/contracts/contact-list.ts'
import { limits } from '#src/contracts/limits.ts'
import type { ContactPage } from '#src/contracts/records.ts'
import { Icon } from '../base/Icon.tsx'
import styles from './ContactFilterBar.module.css'
import { stateNames } from './contact-changes.ts'
import { firstPage, listAddress } from './list-address.ts'

type Props = {
  filter: ContactFilter
  counts: ContactPage['counts']
  onFilter: (filter: ContactFilter) => void
}

/** Search and states of the contact list: a form and links, so that they work without JavaScript and can be kept as an address. */
export const ContactFilterBar = ({ filter, counts, onFilter }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  // The way back changes what is searched for too; what somebody types meanwhile stays.
  const shown = useRef(filter.search)
  useEffect(() => {
    if (shown.current === filter.search) return
    shown.current = filter.search
    if (field.current) field.current.value = filter.search
  }, [filter.search])

  const link = (target: ContactFilter, after = () => {}) => ({
    href: listAddress(firstPage('contacts', target)),
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onFilter(target)
      after()
    },
  })
  const search = (event: FormEvent) => {
    event.preventDefault()
    onFilter({ ...filter, search: cleanSearch(field.current?.value ?? '') })
  }
  const clear = () => {
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
  }
  const stateLink = (state: ContactFilter['state'], name: string, count: number) => (
    <li key={name}>
      <a {...link({ ...filter, state })} aria-current={filter.state === state ? 'true' : undefined}>
        {name} <span>{count}</span>
      </a>
    </li>
  )
  const all = contactStates.reduce((sum, state) => sum + counts[state], 0)

  return (
    <div className={styles['filters']}>
      <search>
        <form action="/admin/dashboard" onSubmit={search}>
          {filter.state && <input type="hidden" name="state" value={filter.state} />}
          <span className={styles['field']}>
            <Icon icon={Search} size="small" />
            <input
              ref={field}
              type="search"
              name="search"
              aria-label="Search contact submissions"
              placeholder="Name, company, e-mail or words in the message"
              maxLength={limits.search.max}
              defaultValue={filter.search}
              autoComplete="off"
              enterKeyHint="search"
            />
            {filter.search && (
              <a {...link({ ...filter, search: '' }, clear)}>
                Clear<span className="visually-hidden"> the search</span>
              </a>
            )}
          </span>
          <button type="submit">Search</button>
        </form>
      </search>
      <nav aria-label="Contacts by state">
        <ul>
          {stateLink(null, 'All', all)}
          {contactStates.map((state) => stateLink(state, stateNames[state], counts[state]))}
        </ul>
      </nav>
    </div>
  )
}
