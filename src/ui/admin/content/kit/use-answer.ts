import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Outcome } from '../../frame/staff-api.ts'
import { orThrow } from '../../frame/staff-client.ts'

/** Reads an answer of the API when the page opens; signed-out staff leave. @param refetchEvery ms, or false */
export function useAnswer<Answer>(
  client: QueryClient,
  key: readonly unknown[],
  read: () => Promise<Outcome<Answer>>,
  refetchEvery: (answer: Answer | undefined, isFailed: boolean) => number | false = () => false,
) {
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
      // A refetch would replace text that is being edited.
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }) => refetchEvery(state.data?.answer, state.status === 'error'),
    },
    client,
  )
  return {
    answer: query.data?.answer,
    refusal: query.data?.refusal ?? '',
    isFailed: query.isError,
    /** Stable, for the dependencies of effects. */
    reload: query.refetch,
  }
}
