import { useEffect, useEffectEvent, useState } from 'react'
import { isoDay } from '#src/contracts/formats.ts'
import type { Role } from '#src/contracts/permissions.ts'
import { newsletterAddress } from '#src/contracts/staff/newsletter-addresses.ts'
import type { SubscriberPage } from '#src/newsletter/newsletter.ts'
import { SubscriberEntry } from '#src/newsletter/SubscriberEntry.tsx'
import { staffClient } from '#src/staff/frame/staff-client.ts'
import { StaffRole, useMay } from '#src/staff/frame/staff-role.ts'
import controls from '#src/staff/kit/Control.module.css'
import { useClock } from '#src/staff/kit/use-clock.ts'
import { ExportLink } from '#src/staff/lists/ExportLink.tsx'
import type { Desk } from '../card/desk.ts'
import { useRequestWork } from '../card/use-request-work.ts'
import {
  firstPage,
  type ListAddress,
  listAddress,
  readListAddress,
  type Tab,
} from '../list-address.ts'
import type { RequestPage } from '../request-records.ts'
import type { RequestView } from '../requests.ts'
import { Cards, ListBody, ListHead, listHeading } from './ListParts.tsx'
import { newsOfSubscribers } from './news.ts'
import styles from './RequestList.module.css'
import { type Posted, RequestList } from './RequestList.tsx'
import { useList } from './use-list.ts'
import { useNews } from './use-news.ts'

type Props = {
  staffRole: Role
  view: RequestView
  settings: Omit<Desk, 'assignees' | 'now' | 'today'>
  listLocation: ListAddress
  requests: RequestPage | null
  subscribers: SubscriberPage | null
  posted: Posted
  now: string
}

const emptySubscribers = {
  title: 'No newsletter subscribers available.',
  text: 'The first address appears here once it is sent from the footer of any page and confirmed by the link in our mail.',
  link: { label: 'Subscribe a test address', href: '/newsletter' },
}

/** Leads to the issues, which are made from articles. */
const IssuesLink = () =>
  useMay('newsletter.write') && (
    <a className={controls['button']} href={newsletterAddress} data-screen>
      Send newsletter
    </a>
  )

/**
 * Lists of the staff area (spec.md §2, §4). They can be read without a script; with one, changes
 * appear without a reload.
 */
export function Dashboard({
  staffRole,
  view,
  settings,
  listLocation,
  now: renderedAt,
  ...rendered
}: Props) {
  const { tab } = listLocation
  const [client] = useState(staffClient)
  const startOf = (name: Tab) => (listLocation.tab === name ? listLocation : firstPage(name))
  // Both lists are read when the page opens (spec.md §7).
  const requests = useList(client, 'contacts', rendered.requests, startOf('contacts'))
  const subscribers = useList(client, 'newsletter', rendered.subscribers, startOf('newsletter'))
  const [posted, setPosted] = useState(rendered.posted)
  const work = useRequestWork(client)
  const news = useNews(client, requests, settings.account)
  const now = useClock(renderedAt)

  const turnToAddress = (target: ListAddress) => {
    if (tab === 'contacts') requests.load(target)
    else subscribers.load(target)
  }
  const today = isoDay(now, settings.office.timeZone)
  const desk: Desk = {
    ...settings,
    assignees: requests.page?.assignees ?? [],
    now,
    today,
  }
  const open = (target: ListAddress, isTyping = false) => {
    history[isTyping ? 'replaceState' : 'pushState'](null, '', listAddress(target))
    turnToAddress(target)
  }
  const goBack = useEffectEvent(() =>
    turnToAddress(readListAddress(new URLSearchParams(location.search))),
  )
  useEffect(() => {
    const follow = () => goBack()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  return (
    <StaffRole value={staffRole}>
      {tab === 'contacts' ? (
        <RequestList
          key="contacts"
          list={requests}
          posted={posted}
          onForget={() => setPosted({ changed: null, error: null })}
          view={view}
          desk={desk}
          work={work}
          onLoad={open}
          news={news}
        />
      ) : (
        <section key="newsletter" aria-labelledby={listHeading}>
          <ListHead
            heading="Newsletter Subscriptions"
            list={subscribers}
            news={newsOfSubscribers(subscribers.page, news)}
            onShowNews={() => open(firstPage('newsletter'))}
          >
            {subscribers.page && subscribers.page.total > 0 && (
              <ExportLink
                href="/api/newsletter.csv"
                words="of all newsletter subscriptions"
                permission="subscribers.export"
              />
            )}
            <IssuesLink />
          </ListHead>
          {subscribers.page && subscribers.page.waiting > 0 && (
            <p className={`row ${styles['notice']}`}>
              {`Confirmed: ${subscribers.page.total}. Not confirmed: ${subscribers.page.waiting}.`}
            </p>
          )}
          <ListBody list={subscribers} table="subscriber" empty={emptySubscribers} onLoad={open}>
            <Cards>
              {subscribers.page?.items.map((subscriber) => (
                <SubscriberEntry
                  key={subscriber.id}
                  subscriber={subscriber}
                  region={settings.region}
                />
              ))}
            </Cards>
          </ListBody>
        </section>
      )}
    </StaffRole>
  )
}
