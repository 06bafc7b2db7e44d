import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { orThrow } from '../../frame/staff-client.ts'
import type { ContentOutcome } from './content-client.ts'

/** What the API answers, read when the page opens. Staff who are signed out leave (staff-client.ts). @param refetchEvery ms, or false */
export function useAnswer<Answer>(
  client: QueryClient,
  key: readonly unknown[],
  read: () => Promise<ContentOutcome<Answer>>,
  refetchEvery: (answer: Answer | undefined, isFailed: boolean) => number | false = () => false,
) {
  // The server renders the page without it.
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const query = useQuery(
    {
      queryKey: key,
      queryFn: async () => {
        const outcome = orThrow(await read())
        return outcome.kind === 'done' ? { answer: outcome.answer, refusal: '' } : { answer: undefined, refusal: outcome.text }
      },
      enabled: isLive,
      // An edited text is not read anew under the hands of the editor.
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }) => refetchEvery(state.data?.answer, state.status === 'error'),
    },
    client,
  )
  return {
    answer: query.data?.answer,
    refusal: query.data?.refusal ?? '',
    isFailed: query.isError,
    /** The same function at every render, so that effects may name it. */
    reload: query.refetch,
  }
}
