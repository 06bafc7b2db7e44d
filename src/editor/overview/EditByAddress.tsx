import { useEffect } from 'react'
import { TextLink } from '#src/staff/kit/controls.tsx'
import { readContentList } from '../kit/content-client.ts'
import { ReadingStatus } from '../kit/ReadingStatus.tsx'
import { editAddress } from '../kit/state-words.ts'
import { useAnswer } from '../kit/use-answer.ts'

export function EditByAddress({ address }: { address: string }) {
  const list = useAnswer(['content', address], () => readContentList({ address }))
  const [entry] = list.answer?.groups.flatMap(({ entries }) => entries) ?? []
  useEffect(() => {
    if (entry) location.replace(editAddress(entry.path))
  }, [entry])
  if (!list.answer || entry) return <ReadingStatus what="This page" of={[list]} />
  return (
    <p>
      <span>
        {`${address} has no form of its own: it shows other entries. Open one of them, and press the words in its preview. `}
      </span>
      <TextLink href="/admin/content">All content</TextLink>
    </p>
  )
}
