import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { retention } from '#src/contracts/retention.ts'
import { useMay } from '#src/staff/frame/staff-role.ts'
import controls from '#src/staff/kit/Control.module.css'
import type { Desk } from '../card/desk.ts'
import { RequestEntry } from '../card/RequestEntry.tsx'
import { describeState, steps } from '../card/request-changes.ts'
import { describeFound, describeNothing } from '../card/request-menus.ts'
import { StateForm } from '../card/StateForm.tsx'
import type { RequestWorkState } from '../card/use-request-work.ts'
import {
  deleteAddress,
  exportAddress,
  firstPage,
  isSameFilter,
  type ListAddress,
  listAddress,
} from '../list-address.ts'
import type { RequestPage, StaffRequest } from '../request-records.ts'
import { isFiltered, noFilter, type RequestState, type RequestView } from '../requests.ts'
import { BulkBar } from './BulkBar.tsx'
import { ListKeys, showListKeys, useListKeys } from './ListKeys.tsx'
import { Cards, ListBody, ListHead, listHeading } from './ListParts.tsx'
import { listKeyOf } from './list-keys.ts'
import { filterOfNew, type News, newsOfRequests } from './news.ts'
import { EnterLink, focusSearch, RequestFilterBar } from './RequestFilterBar.tsx'
import styles from './RequestList.module.css'
import { RequestRows } from './RequestRows.tsx'
import { UnsentForms } from './UnsentForms.tsx'
import type { ListState } from './use-list.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

/** `chosen`: ids that were chosen before the page opened. */
export type Posted = {
  changed: StaffRequest | null
  error: { id: number; text: string } | null
  chosen?: readonly number[]
}

type Props = {
  list: ListState<RequestPage>
  posted: Posted
  onForget: () => void
  /** `gone`: ids of deleted requests whose forms this browser keeps. */
  news: News & { gone: readonly number[] }
  view: RequestView
  desk: Desk
  work: RequestWorkState
  onLoad: (listLocation: ListAddress, isTyping?: boolean) => void
}

const nothingKept = {
  title: 'No contacts available.',
  text: 'The first submission appears here as soon as it is sent. Send a test to see whether the form works.',
  link: { label: 'Send a test from the contact page', href: '/contact' },
}

/** Where the page opens that answers the form of a contact (list-address.ts). */
const answerOf = (id: number) => `contact-${id}`

/** Contact submissions (spec.md §2), with states, search and the work of staff. */
export const RequestList = ({
  list,
  posted,
  onForget,
  news: latest,
  view,
  desk,
  work,
  onLoad,
}: Props) => {
  const mayDelete = useMay('contacts.delete')
  const mayChange = useMay('contacts.change')
  const { page, listLocation, wanted, isLive } = list
  const news = newsOfRequests(page, latest)
  const { changed, error } = posted
  const [announcement, announce] = useState('')
  const isPart = isFiltered(listLocation.filter)
  const all = {
    label: 'Show all contacts',
    href: listAddress(firstPage('contacts', { ...noFilter, sort: listLocation.filter.sort })),
  }
  const file = {
    href: exportAddress(listLocation.filter),
    workbook: exportAddress(listLocation.filter, 'xlsx'),
    words: isPart ? 'of the contact submissions found' : 'of all contact submissions',
    permission: 'contacts.export',
  } as const
  const [openId, setOpenId] = useState<number | null>(null)
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set(posted.chosen))
  /** Where a range with Shift begins. */
  const lastChosen = useRef<number | null>(null)
  const isOnPage = (id: number) => page?.items.some((item) => item.id === id) ?? false

  // A change of the filter moves neither focus nor scroll position, so the result is announced.
  const shown = useRef(listLocation)
  useEffect(() => {
    const before = shown.current
    shown.current = listLocation
    if (page && !isSameFilter(before.filter, listLocation.filter))
      announce(describeFound(page.total, before.filter, listLocation.filter))
  }, [page, listLocation])

  const turnTo = (target: ListAddress, isTyping = false) => {
    onForget()
    // The announcement is emptied first, because the same text would not be announced again.
    announce('')
    work.forget()
    setOpenId(null)
    choose(new Set())
    onLoad(target, isTyping)
  }
  const requests = page?.items ?? []
  const open = (id: number | null) => {
    setOpenId(id)
    if (id !== null) work.open(id)
  }
  const move = (request: StaffRequest, state: RequestState) => {
    onForget()
    void work.move(request, state)
  }
  const headingOf = (id: number) => (view === 'list' ? `row-${id}` : `contact-${id}`)
  const [hasKeys, setKeys] = useListKeys()
  const pressKey = (event: KeyboardEvent) => {
    const key = hasKeys ? listKeyOf(event) : null
    if (key === null) return
    // The letter must not go into the field that the key opens.
    event.preventDefault()
    if (key === '?') showListKeys()
    else if (key === '/') focusSearch()
    else if (key === 'u') {
      if (work.said.undo.length > 0) void work.undo()
    } else {
      const at = requests.findIndex(({ id }) => {
        const part = document.getElementById(headingOf(id))?.closest('li')
        return id === openId || part?.contains(document.activeElement)
      })
      if (key === 'j' || key === 'k') step(Math.max(0, at + (key === 'j' ? 1 : -1)))
      // The other keys press what the request shows, so they do what the role may do.
      else if (requests[at])
        document
          .getElementById(`contact-${requests[at].id}`)
          ?.closest('article')
          ?.querySelector<HTMLElement>(`[data-key="${key}"]`)
          ?.click()
    }
  }
  const step = (at: number) => {
    const target = requests[Math.min(requests.length - 1, at)]
    if (!target) return
    if (view === 'list') open(target.id)
    document.getElementById(headingOf(target.id))?.focus()
  }
  const chooseRow = (id: number, isChosen: boolean, isRange: boolean) => {
    const ids = requests.map((request) => request.id)
    const from = isRange && lastChosen.current !== null ? ids.indexOf(lastChosen.current) : -1
    const to = ids.indexOf(id)
    const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    lastChosen.current = id
    choose(
      new Set(isChosen ? [...chosen, ...range] : [...chosen].filter((one) => !range.includes(one))),
    )
  }
  const chooseAll = (isChosen: boolean) =>
    choose(new Set(isChosen ? requests.map(({ id }) => id) : []))
  const card = (request: StaffRequest) => (
    <RequestEntry
      key={request.id}
      request={request}
      listLocation={listLocation}
      desk={desk}
      work={isLive ? work : null}
      isBusy={work.changing.includes(request.id)}
      error={error?.id === request.id ? error.text : ''}
      onMove={move}
    />
  )
  return (
    <section aria-labelledby={listHeading}>
      <ListHead
        heading="Contact Submissions"
        list={list}
        news={news}
        onShowNews={() =>
          news?.kind === 'arrived'
            ? turnTo(firstPage('contacts', filterOfNew(listLocation.filter)))
            : list.load(listLocation)
        }
      >
        {page && page.items.length > 0 ? (
          <>
            <ListKeys isOn={hasKeys} onChange={setKeys} />
            <EnterLink />
            <ViewSwitch view={view} listLocation={listLocation} />
          </>
        ) : (
          page?.kept === 0 && <EnterLink />
        )}
      </ListHead>
      <UnsentForms desk={desk} gone={latest.gone} onLoad={turnTo} />
      {page && (page.kept > 0 || isPart) && (
        <RequestFilterBar
          filter={wanted.filter}
          counts={page.counts}
          assignees={page.assignees}
          file={page.total > 0 ? file : null}
          abouts={desk.abouts}
          onFilter={(filter, isTyping) => turnTo(firstPage('contacts', filter), isTyping)}
        />
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {mayDelete && listLocation.filter.state === 'flagged' && page && page.total > 0 && (
        <div className={`row ${styles['notice']}`}>
          <p>{`Flagged contacts are deleted ${retention.flaggedDays} days after they came.${view === 'cards' ? ' To delete several at once, choose them in the list.' : ''}`}</p>
          <a className={controls['button']} href={deleteAddress(listLocation)}>
            {`Review and delete ${page.total}, one by one`}
          </a>
        </div>
      )}
      {changed && !isOnPage(changed.id) && (
        <div
          id={answerOf(changed.id)}
          tabIndex={-1}
          data-answer
          className={`row ${styles['notice']}`}
        >
          <p>{describeState(changed)}</p>
          <StateForm
            request={changed}
            step={steps[changed.state]}
            listLocation={listLocation}
            isBusy={work.changing.includes(changed.id)}
            look="button"
            onMove={move}
          />
        </div>
      )}
      {error && !isOnPage(error.id) && (
        <p
          id={answerOf(error.id)}
          tabIndex={-1}
          data-answer
          role="alert"
          className={`alarm ${styles['error']}`}
        >
          {`Contact #${error.id}: ${error.text}`}
        </p>
      )}
      <ListBody
        list={list}
        table="contact"
        empty={isPart ? { ...describeNothing(listLocation.filter), link: all } : nothingKept}
        onLoad={turnTo}
        onKeyDown={pressKey}
      >
        {view === 'cards' ? (
          <Cards>{requests.map(card)}</Cards>
        ) : (
          <RequestRows
            requests={requests}
            onChooseAll={mayChange ? chooseAll : null}
            desk={desk}
            openId={openId}
            onOpen={open}
            chosen={isLive ? chosen : null}
            onChoose={chooseRow}
            card={card}
          />
        )}
        <BulkBar
          chosen={requests.filter(({ id }) => chosen.has(id))}
          listLocation={listLocation}
          me={desk.me}
          assignees={desk.assignees}
          work={work}
          onClear={() => choose(new Set())}
        />
      </ListBody>
    </section>
  )
}
