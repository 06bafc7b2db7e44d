import { LogOut } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import type { ContactPage, ContactRecord, SubscriberPage } from '#src/contracts/records.ts'
import { Icon } from '../base/Icon.tsx'
import { Tabs } from '../base/Tabs.tsx'
import { ContactList } from './ContactList.tsx'
import { ListPanel } from './ListPanel.tsx'
import { firstPage, type ListAddress, listAddress, readListAddress, type Tab, tabs } from './list-address.ts'
import { SubscriberEntry } from './SubscriberEntry.tsx'
import { staffFlag } from './staff-flag.ts'
import { useClock } from './use-clock.ts'
import { type ChangeError, useContactChanges } from './use-contact-changes.ts'
import { useList } from './use-list.ts'

type Props = {
  listLocation: ListAddress
  /** What the server read for the page; null where it could not. */
  contacts: ContactPage | null
  subscribers: SubscriberPage | null
  /** The contact that a form without JavaScript has changed, and why one was not. */
  changed?: ContactRecord | null
  error?: ChangeError | null
  /** When the server rendered the page, ISO 8601, and the zone of its times. */
  now: string
  timeZone: string
}

const emptySubscribers = {
  title: 'No newsletter subscribers available.',
  text: 'The first address stands here as soon as it is sent from the footer of any page.',
  link: { label: 'Subscribe a test address', href: '/newsletter' },
}

/** The staff area's lists (spec.md §2, §4): readable as they were rendered, kept fresh once the script runs. */
export function Dashboard({ listLocation, now: renderedAt, timeZone, changed = null, error = null, ...rendered }: Props) {
  const [{ tab, isTurnedTo }, turn] = useState({ tab: listLocation.tab, isTurnedTo: false })
  const turnTo = useCallback((tab: Tab) => turn((now) => (now.tab === tab ? now : { tab, isTurnedTo: true })), [])
  const contacts = useList('contacts', rendered.contacts, listLocation.tab === 'contacts' ? listLocation : firstPage('contacts'))
  const subscribers = useList(
    'newsletter',
    rendered.subscribers,
    listLocation.tab === 'newsletter' ? listLocation : firstPage('newsletter'),
  )
  const changes = useContactChanges({ update: contacts.update, posted: { changed, error } })
  const { now, zone } = useClock({ now: renderedAt, timeZone })
  const { load: loadContacts, wanted: wantedContacts } = contacts
  const { load: loadSubscribers, wanted: wantedSubscribers } = subscribers

  const loadTab = useCallback(
    (target: ListAddress) => void (target.tab === 'contacts' ? loadContacts : loadSubscribers)(target),
    [loadContacts, loadSubscribers],
  )
  const open = (target: ListAddress) => {
    history.pushState(null, '', listAddress(target))
    turnTo(target.tab)
    loadTab(target)
  }

  // Both lists are read when the dashboard opens (spec.md §7).
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the page was rendered with
  useEffect(() => {
    loadTab(wantedContacts)
    loadTab(wantedSubscribers)
  }, [])
  useEffect(() => {
    const follow = () => {
      const target = readListAddress(new URLSearchParams(location.search))
      turnTo(target.tab)
      loadTab(target)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [loadTab, turnTo])
  // Whoever comes back to this tab of the browser sees what has arrived since, or the sign-in page.
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState !== 'visible') return
      loadTab(wantedContacts)
      loadTab(wantedSubscribers)
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [loadTab, wantedContacts, wantedSubscribers])

  const totals: Record<Tab, number | undefined> = { contacts: contacts.page?.kept, newsletter: subscribers.page?.total }
  const tabOf = (name: Tab) => {
    const target = firstPage(name)
    return { label: tabs[name], href: listAddress(target), isCurrent: tab === name, count: totals[name], onOpen: () => open(target) }
  }

  return (
    <>
      <Tabs label="Staff area" tabs={[tabOf('contacts'), tabOf('newsletter')]}>
        <form method="post" action="/admin/logout" onSubmit={staffFlag.remove}>
          <button type="submit">
            <Icon icon={LogOut} size="small" />
            Logout
          </button>
        </form>
      </Tabs>
      {tab === 'contacts' ? (
        <ContactList
          key="contacts"
          list={contacts}
          changes={changes}
          isTurnedTo={isTurnedTo}
          zone={zone}
          now={now}
          onLoad={open}
          onRetry={() => loadTab(wantedContacts)}
        />
      ) : (
        <ListPanel
          key="newsletter"
          tab="newsletter"
          heading="Newsletter Subscriptions"
          empty={emptySubscribers}
          list={subscribers}
          isTurnedTo={isTurnedTo}
          file={{ href: '/api/newsletter.csv', words: 'of all newsletter subscriptions' }}
          onLoad={open}
          onRetry={() => loadTab(wantedSubscribers)}
        >
          {subscribers.page?.items.map((subscriber) => (
            <SubscriberEntry key={subscriber.id} subscriber={subscriber} zone={zone} />
          ))}
        </ListPanel>
      )}
    </>
  )
}
