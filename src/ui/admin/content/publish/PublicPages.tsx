import { useEffect, useState } from 'react'
import type { ChangedPages } from '#src/contracts/content/changed-pages.ts'
import type { Published } from '#src/contracts/content/content.ts'
import type { Region } from '#src/contracts/formats.ts'
import type { Outcome } from '../../frame/staff-api.ts'
import { TextLink } from '../../kit/controls.tsx'
import { useClock } from '../../kit/use-clock.ts'
import { readChangedPages } from '../kit/content-client.ts'
import { formatScheduled, previewAddress } from '../kit/state-words.ts'
import { noAnswer } from '../kit/use-request.ts'

type Props = Pick<Published, 'number' | 'waiting'> & { region: Region }

const pagesLeft = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`

function sentencesOf({ isEveryPage, addresses, left }: ChangedPages): string[] {
  if (left > 0) return [`Comparing the pages with those before: ${pagesLeft(left)} left…`]
  if (!isEveryPage) return addresses.length === 0 ? ['No page looks different.'] : []
  const isMore = addresses.length > 0
  return ['Every page has changed.', ...(isMore ? ['These have changed inside as well:'] : [])]
}

export function PublicPages({ number, waiting, region: company }: Props) {
  const { region } = useClock({ region: company })
  const [outcome, setOutcome] = useState<Outcome<ChangedPages> | null>(null)
  useEffect(() => {
    let isOver = false
    const follow = async () => {
      const next = await readChangedPages(number)
      if (isOver) return
      setOutcome(next)
      if (next.kind === 'done' && next.answer.left > 0) await follow()
    }
    void follow()
    return () => {
      isOver = true
    }
  }, [number])
  const answer = outcome?.kind === 'done' ? outcome.answer : undefined
  const refusal = outcome?.kind === 'refused' ? outcome.text : noAnswer
  const said = answer
    ? sentencesOf(answer)
    : [outcome ? refusal : 'Comparing the pages with those before…']
  return (
    <>
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ul>
        {answer?.addresses.map((address) => (
          <li key={address}>
            <TextLink isTall href={address}>
              {address}
            </TextLink>
          </li>
        ))}
        {waiting.map(({ address, on }) => (
          <li key={address}>
            <span>{`Visitors see ${address} from ${formatScheduled(on, company, region)}. `}</span>
            <TextLink isTall href={previewAddress(address)}>
              See it now
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  )
}
