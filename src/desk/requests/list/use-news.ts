import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { reportMail } from '#src/staff/frame/mail-watch.ts'
import { ask } from '#src/staff/frame/staff-api.ts'
import { answerOrThrow } from '#src/staff/frame/staff-client.ts'
import { useUnsentPlaces } from '#src/staff/frame/use-unsent-places.ts'
import { readRequestPlace } from '../card/request-places.ts'
import { isSameFilter, newsQuery } from '../list-address.ts'
import type { DeskNews, RequestPage } from '../request-records.ts'
import { isFiltered } from '../requests.ts'
import { countInMenu, countInTitle, countOwnInMenu, showsNewest } from './news.ts'
import type { ListState } from './use-list.ts'

const none: readonly number[] = []

/** Milliseconds between polls. */
const every = 20_000

/**
 * Polls for news while the lists are visible. The answer contains only counts, is not logged, and
 * does not prolong the session.
 */
export function useNews(
  client: QueryClient,
  { page, listLocation, readAt, isLive }: ListState<RequestPage>,
  account: number,
) {
  const { filter } = listLocation
  // The newest request that a page has shown. Later requests are new, even while another part of
  // the list is shown.
  const [seen, setSeen] = useState(page?.newest ?? null)
  if (page && (seen === null || (seen < page.newest && showsNewest(listLocation))))
    setSeen(page.newest)
  const unsent = [
    ...new Set(useUnsentPlaces(account).flatMap((place) => readRequestPlace(place)?.id ?? [])),
  ].slice(0, staffLimits.unsentForms)
  const { data, dataUpdatedAt, refetch } = useQuery(
    {
      queryKey: ['news', filter, seen, unsent],
      queryFn: async () => ({
        news: answerOrThrow(await ask<DeskNews>(newsQuery(filter, seen ?? 0, unsent))),
        filter,
        seen,
      }),
      placeholderData: keepPreviousData,
      refetchInterval: every,
      enabled: isLive && page !== null,
      gcTime: 0,
      meta: { isWatch: true },
    },
    client,
  )
  // The focus is watched too, because a covered window does not count as hidden. Both events
  // together send one request.
  useEffect(() => {
    const look = () =>
      document.visibilityState === 'visible' && isLive && void refetch({ cancelRefetch: false })
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refetch, isLive])
  const isOfFilter = data !== undefined && isSameFilter(data.filter, filter)
  const arrived = data?.seen === seen ? (data?.news.arrived ?? 0) : 0
  const latest = dataUpdatedAt > readAt ? data?.news : page
  const due = latest?.due ?? 0
  useEffect(() => {
    document.title = countInTitle(document.title, arrived, due)
  }, [arrived, due])
  const open = isFiltered({ ...filter, state: null }) ? undefined : latest?.counts.new
  useEffect(() => {
    if (open !== undefined) countInMenu(open)
  }, [open])
  const mine = data?.news.mine
  useEffect(() => {
    if (mine !== undefined) countOwnInMenu(mine)
  }, [mine])
  const mail = data?.news.mail
  useEffect(() => {
    if (mail) reportMail(mail)
  }, [mail])
  return {
    arrived,
    gone: data?.news.gone ?? none,
    counts: isOfFilter && dataUpdatedAt > readAt ? data.news.counts : null,
    subscribers: data && dataUpdatedAt > readAt ? data.news.subscribers : null,
  }
}
