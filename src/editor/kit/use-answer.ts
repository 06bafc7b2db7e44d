import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallOutcome } from '#src/staff/frame/staff-api.ts'
import { orThrow, staffClient } from '#src/staff/frame/staff-client.ts'

/**
 * Reads an answer of the API when the page opens. Signed-out staff are sent to the sign-in.
 * @param isKept whether the answer of the key before stays until that of another key is there
 */
export function useAnswer<Answer>(
  key: readonly unknown[],
  read: () => Promise<CallOutcome<Answer>>,
  isKept = false,
) {
  const [client] = useState(staffClient)
  const query = useQuery(
    {
      queryKey: key,
      queryFn: async () => {
        const outcome = orThrow(await read())
        return outcome.kind === 'done'
          ? { answer: outcome.answer, refusal: '' }
          : { answer: undefined, refusal: outcome.text }
      },
      // A refetch would replace text while it is edited.
      refetchOnWindowFocus: false,
      ...(isKept && { placeholderData: keepPreviousData }),
    },
    client,
  )
  return {
    answer: query.data?.answer,
    refusal: query.data?.refusal ?? '',
    isFailed: query.isError,
    isWaiting: query.isPlaceholderData,
    reload: query.refetch,
  }
}

export type Reading = { refusal: string; isFailed: boolean; reload: () => Promise<unknown> }
