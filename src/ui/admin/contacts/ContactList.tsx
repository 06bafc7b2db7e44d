import { useEffect, useRef } from 'react'
import { isFiltered, noFilter } from '#src/contracts/contact-list.ts'
import type { Region } from '#src/contracts/formats.ts'
import { limits } from '#src/contracts/limits.ts'
import type { ContactPage } from '#src/contracts/records.ts'
import { useMay } from '../frame/staff-role.ts'
import { ListPanel } from '../lists/ListPanel.tsx'
import type { ListState } from '../lists/use-list.ts'
import { ContactEntry } from './ContactEntry.tsx'
import { ContactFilterBar } from './ContactFilterBar.tsx'
import styles from './ContactList.module.css'
import { describeState, steps } from './contact-changes.ts'
import { describeFound, describeNothing } from './contact-menus.ts'
import { deleteAddress, exportAddress, firstPage, type ListAddress, listAddress } from './list-address.ts'
import { filterOfNew, type ListNews } from './news.ts'
import { StateForm } from './StateForm.tsx'
import type { ContactChanges } from './use-contact-changes.ts'

type Props = {
  list: ListState<ContactPage>
  changes: ContactChanges
  /** True where a visitor has just turned to this list. */
  isTurnedTo: boolean
  /** The company's name, for replies. */
  company: string
  /** How times are shown. */
  region: Region
  office: Region
  now: Date
  /** What came, or was changed by others, since the list was read. */
  news: ListNews
  onLoad: (listLocation: ListAddress) => void
  onRetry: () => void
  onReload: () => void
}

const nothingKept = {
  title: 'No contacts available.',
  text: 'The first submission stands here as soon as it is sent. A test of your own shows whether the form works.',
  link: { label: 'Send a test from the contact page', href: '/contact' },
}

/** The contact submissions (spec.md §2) with their states, a search, and what staff make of them (decision 0023). */
export const ContactList = ({ list, changes, isTurnedTo, company, region, office, now, news, onLoad, onRetry, onReload }: Props) => {
  const mayDelete = useMay('contacts.delete')
  const { page, listLocation, wanted } = list
  const { changed, error, busy, announcement, announce, move, forget } = changes
  const isPart = isFiltered(listLocation.filter)
  // The way back to all contacts keeps their order.
  const all = { label: 'Show all contacts', href: listAddress(firstPage('contacts', { ...noFilter, sort: listLocation.filter.sort })) }
  const file = {
    href: exportAddress(listLocation.filter),
    words: isPart ? 'of the contact submissions found' : 'of all contact submissions',
    permission: 'contacts.export',
  } as const
  const isOnPage = (id: number) => page?.items.some((item) => item.id === id) ?? false

  // Another filter moves neither focus nor page; what came of it is said.
  const shown = useRef(listLocation)
  useEffect(() => {
    const before = shown.current
    shown.current = listLocation
    if (page && listAddress(firstPage('contacts', before.filter)) !== listAddress(firstPage('contacts', listLocation.filter)))
      announce(describeFound(page.total, before.filter, listLocation.filter))
  }, [page, listLocation, announce])

  const turnTo = (target: ListAddress) => {
    forget()
    onLoad(target)
  }
  return (
    <ListPanel
      tab="contacts"
      heading="Contact Submissions"
      empty={isPart ? { ...describeNothing(listLocation.filter), link: all } : nothingKept}
      list={list}
      isTurnedTo={isTurnedTo}
      news={news}
      onShowNews={() => (news?.kind === 'arrived' ? turnTo(firstPage('contacts', filterOfNew(listLocation.filter))) : onReload())}
      onLoad={turnTo}
      onRetry={onRetry}
      above={
        <>
          {page && (page.kept > 0 || isPart) && (
            <ContactFilterBar
              filter={wanted.filter}
              counts={page.counts}
              zones={page.zones}
              file={page.total > 0 ? file : null}
              onFilter={(filter) => turnTo(firstPage('contacts', filter))}
            />
          )}
          <p role="status" className="visually-hidden">
            {announcement}
          </p>
          {mayDelete && listLocation.filter.state === 'flagged' && page && page.total > 0 && (
            <div className={styles['notice']}>
              <p>What stays flagged is deleted {limits.retention.flaggedDays} days after it came.</p>
              <a className={styles['deleteAll']} href={deleteAddress(listLocation)}>
                Delete all {page.total}
              </a>
            </div>
          )}
          {changed && !isOnPage(changed.id) && (
            <div className={styles['notice']}>
              <p>{describeState(changed)}</p>
              <StateForm
                contact={changed}
                step={steps[changed.state]}
                listLocation={listLocation}
                isBusy={busy.includes(changed.id)}
                isFramed
                onMove={move}
              />
            </div>
          )}
          {error && !isOnPage(error.id) && (
            <p role="alert" className={styles['error']}>
              Contact #{error.id}: {error.text}
            </p>
          )}
        </>
      }
    >
      {page?.items.map((contact) => (
        <ContactEntry
          key={contact.id}
          contact={contact}
          company={company}
          listLocation={listLocation}
          region={region}
          office={office}
          now={now}
          isBusy={busy.includes(contact.id)}
          error={error?.id === contact.id ? error.text : ''}
          onMove={move}
        />
      ))}
    </ListPanel>
  )
}
