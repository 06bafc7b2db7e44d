import { useEffect, useRef } from 'react'
import type { ContactFilter } from '#src/contracts/contact-list.ts'
import type { ContactPage } from '#src/contracts/records.ts'
import { ContactEntry } from './ContactEntry.tsx'
import { ContactFilterBar } from './ContactFilterBar.tsx'
import styles from './ContactList.module.css'
import { describeState, stateNames, steps } from './contact-changes.ts'
import { ListPanel } from './ListPanel.tsx'
import { exportAddress, firstPage, type ListAddress, listAddress } from './list-address.ts'
import { StateForm } from './StateForm.tsx'
import type { ContactChanges } from './use-contact-changes.ts'
import type { ListState } from './use-list.ts'

type Props = {
  list: ListState<ContactPage>
  changes: ContactChanges
  /** True where a visitor has just turned to this list. */
  isTurnedTo: boolean
  /** Zone in which times are shown. */
  zone: string
  now: Date
  onLoad: (place: ListAddress) => void
  onRetry: () => void
}

const nothingKept = {
  title: 'No contacts available.',
  text: 'The first submission stands here as soon as it is sent. A test of your own shows whether the form works.',
  link: { label: 'Send a test from the contact page', href: '/contact' },
}

/** What stands where a filter shows nothing, and how to take it off. */
function nothingFound({ state, search }: ContactFilter) {
  const among = state ? ` in ${stateNames[state]}` : ''
  const link = { label: 'Show all contacts', href: listAddress(firstPage('contacts')) }
  if (search)
    return {
      title: `Nothing found for “${search}”${among}.`,
      text: 'Fewer words find more: each of them has to stand in the same contact.',
      link,
    }
  if (state === 'new') return { title: 'No contact waits for an answer.', text: 'The next one stands here as soon as it is sent.', link }
  return { title: `Nothing found${among}.`, text: 'No contact is in this state.', link }
}

const describeFound = (total: number) => `${total} ${total === 1 ? 'contact' : 'contacts'} found.`

/** The contact submissions (spec.md §2) with their states, a search, and what staff make of them (decision 0023). */
export const ContactList = ({ list, changes, isTurnedTo, zone, now, onLoad, onRetry }: Props) => {
  const { page, place, wanted } = list
  const { changed, fault, busy, said, say, move, forget } = changes
  const isFiltered = place.filter.state !== null || place.filter.search !== ''
  const isOnPage = (id: number) => page?.items.some((item) => item.id === id) ?? false

  // Another filter moves neither focus nor page; what came of it is said.
  const shown = useRef(place)
  useEffect(() => {
    const before = shown.current
    shown.current = place
    if (page && listAddress(firstPage('contacts', before.filter)) !== listAddress(firstPage('contacts', place.filter)))
      say(describeFound(page.total))
  }, [page, place, say])

  const turnTo = (target: ListAddress) => {
    forget()
    onLoad(target)
  }
  return (
    <ListPanel
      tab="contacts"
      heading="Contact Submissions"
      empty={isFiltered ? nothingFound(place.filter) : nothingKept}
      list={list}
      isTurnedTo={isTurnedTo}
      file={{ href: exportAddress(place.filter), words: isFiltered ? 'of the contact submissions found' : 'of all contact submissions' }}
      onLoad={turnTo}
      onRetry={onRetry}
      above={
        <>
          {page && (page.kept > 0 || isFiltered) && (
            <ContactFilterBar filter={wanted.filter} counts={page.counts} onFilter={(filter) => turnTo(firstPage('contacts', filter))} />
          )}
          <p role="status" className="visually-hidden">
            {said}
          </p>
          {changed && !isOnPage(changed.id) && (
            <div className={styles['notice']}>
              <p>{describeState(changed)}</p>
              <StateForm contact={changed} step={steps[changed.state]} place={place} isBusy={busy.includes(changed.id)} onMove={move} />
            </div>
          )}
          {fault && !isOnPage(fault.id) && (
            <p role="alert" className={styles['fault']}>
              Contact #{fault.id}: {fault.text}
            </p>
          )}
        </>
      }
    >
      {page?.items.map((contact) => (
        <ContactEntry
          key={contact.id}
          contact={contact}
          place={place}
          zone={zone}
          now={now}
          isBusy={busy.includes(contact.id)}
          fault={fault?.id === contact.id ? fault.text : ''}
          onMove={move}
        />
      ))}
    </ListPanel>
  )
}
