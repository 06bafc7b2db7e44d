import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import type { SubscriberPage } from '#src/newsletter/newsletter.ts'
import { ask } from '#src/staff/frame/staff-api.ts'
import { answerOrThrow } from '#src/staff/frame/staff-client.ts'
import { type ListAddress, listPageQuery, type Tab } from '../list-address.ts'
import type { RequestPage } from '../request-records.ts'

type Pages = { contacts: RequestPage; newsletter: SubscriberPage }

export type ListState<Page> = {
  /** null until a page has been read. */
  page: Page | null
  listLocation: ListAddress
  wanted: ListAddress
  state: 'loading' | 'loaded' | 'failed'
  /** When `page` was read or changed; milliseconds since 1970. */
  readAt: number
  /** False until the script runs. */
  isLive: boolean
  load: (target: ListAddress) => void
}

/**
 * Provides a list as a single query, so that the last page remains after a failure, and only the
 * shown page is cached.
 */
export function useList<Name extends Tab>(
  client: QueryClient,
  name: Name,
  initial: Pages[Name] | null,
  listLocation: ListAddress,
) {
  const [wanted, setWanted] = useState(listLocation)
  const asked = useRef(wanted)
  const [isLive, setLive] = useState(false)
  // Before an event can come: a press on Reply would open the mail program instead of the form.
  useLayoutEffect(() => setLive(true), [])
  const { data, dataUpdatedAt, isFetching, isError, refetch } = useQuery(
    {
      queryKey: [name],
      queryFn: async () => {
        const target = asked.current
        return {
          page: answerOrThrow(await ask<Pages[Name]>(listPageQuery(name, target))),
          listLocation: target,
        }
      },
      ...(initial && { initialData: { page: initial, listLocation }, initialDataUpdatedAt: 0 }),
      enabled: isLive,
    },
    client,
  )
  const load = (target: ListAddress) => {
    asked.current = target
    setWanted(target)
    void refetch()
  }
  return {
    page: data?.page ?? null,
    listLocation: data?.listLocation ?? listLocation,
    wanted,
    state: isFetching ? 'loading' : isError || !data ? 'failed' : 'loaded',
    readAt: dataUpdatedAt,
    isLive,
    load,
  } satisfies ListState<Pages[Name]>
}
