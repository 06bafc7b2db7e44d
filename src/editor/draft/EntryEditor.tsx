import { useState } from 'react'
import type { ContentProblem } from '#src/contracts/content/content.ts'
import { fetchChoices, fetchEntry, readCheck, readPictures } from '../kit/content-client.ts'
import { ReadingStatus } from '../kit/ReadingStatus.tsx'
import { useAnswer } from '../kit/use-answer.ts'
import { placeInValue } from '../texts/value-at.ts'
import { type EditorProps, EntryDraft } from './EntryDraft.tsx'

const sameProblem = (one: ContentProblem, other: ContentProblem) =>
  one.message === other.message && placeInValue(one.field) === placeInValue(other.field)

/** Reads an entry with the faults that the whole check finds in it, which the entry alone lacks. */
async function readWithFaults(path: string) {
  const [entry, check] = await Promise.all([fetchEntry(path), readCheck()])
  if (entry.kind !== 'done' || check.kind !== 'done') return entry
  const own = entry.answer.problems
  const more = check.answer.problems.filter(
    (one) => one.path === path && !own.some((other) => sameProblem(one, other)),
  )
  return { ...entry, answer: { ...entry.answer, problems: [...own, ...more] } }
}

export function EntryEditor(props: EditorProps) {
  const { path, start } = props
  const entry = useAnswer(['entry', path], () =>
    start.isAtFaults ? readWithFaults(path) : fetchEntry(path),
  )
  const choices = useAnswer(['choices'], fetchChoices)
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
      sources={{
        choices: choices.answer,
        pictures: pictures.answer?.items ?? null,
        reloadPictures: pictures.reload,
      }}
      isDiscarded={isDiscarded}
      onAgain={again}
    />
  )
}
