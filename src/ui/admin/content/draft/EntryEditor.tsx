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
  // After a draft is discarded, a new `round` remounts the form with the remaining version.
  const [round, setRound] = useState(0)
  const again = async () => {
    await entry.reload()
    setRound((before) => before + 1)
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
      isDiscarded={round > 0}
      onAgain={again}
    />
  )
}
