import { useState } from 'react'
import { readChoices, readEntry, readPictures } from '../kit/content-client.ts'
import { ReadingStatus } from '../kit/ReadingStatus.tsx'
import { useAnswer } from '../kit/use-answer.ts'
import { type EditorProps, EntryDraft } from './EntryDraft.tsx'

export function EntryEditor(props: EditorProps) {
  const { path } = props
  const entry = useAnswer(['entry', path], () => readEntry(path))
  const choices = useAnswer(['choices'], readChoices)
  const pictures = useAnswer(['pictures'], readPictures)
  // A new `round` remounts the form with the version that a choice between two texts has left.
  const [{ round, isDiscarded }, setRound] = useState({ round: 0, isDiscarded: false })
  const again = async ({ isDiscarded = false } = {}) => {
    await entry.reload()
    setRound(({ round }) => ({ round: round + 1, isDiscarded }))
  }
  if (!entry.answer || !choices.answer)
    return <ReadingStatus what="This entry" of={[entry, choices]} />
  return (
    <EntryDraft
      {...props}
      key={round}
      entry={entry.answer}
      choices={choices.answer}
      pictures={pictures.answer?.items ?? null}
      reloadPictures={pictures.reload}
      isDiscarded={isDiscarded}
      onAgain={again}
    />
  )
}
