import { useState } from 'react'
import type { Region } from '#src/contracts/formats.ts'
import type { Role } from '#src/contracts/permissions.ts'
import { createStaffClient } from '../../frame/staff-client.ts'
import { readContentList, readEntry, readPictures } from '../kit/content-client.ts'
import { EditorState } from '../kit/EditorState.tsx'
import type { KnownTokens } from '../kit/text-length.ts'
import { useAnswer } from '../kit/use-answer.ts'
import { EntryDraft } from './EntryDraft.tsx'

type Props = {
  path: string
  /** Field to open; empty for none. */
  field: string
  words: string
  account: number
  name: string
  role: Role
  region: Region
  tokens: KnownTokens
}

export function EntryEditor({ path, field, words, account, name, role, region, tokens }: Props) {
  const [client] = useState(createStaffClient)
  const entry = useAnswer(client, ['entry', path], () => readEntry(path))
  const list = useAnswer(client, ['content'], readContentList)
  const pictures = useAnswer(client, ['pictures'], readPictures)
  // Remounts the form with another version after a discard.
  const [round, setRound] = useState(0)
  const again = async () => {
    await entry.reload()
    setRound((before) => before + 1)
  }
  if (!entry.answer || !list.answer)
    return (
      <EditorState
        what="This entry"
        refusal={entry.refusal || list.refusal}
        isFailed={entry.isFailed || list.isFailed}
        onRetry={() => void Promise.all([entry.reload(), list.reload()])}
      />
    )
  return (
    <EntryDraft
      key={round}
      entry={entry.answer}
      list={list.answer}
      pictures={pictures.answer?.items ?? null}
      reloadPictures={pictures.reload}
      field={field}
      words={words}
      account={account}
      name={name}
      isDiscarded={round > 0}
      role={role}
      region={region}
      tokens={tokens}
      onAgain={again}
    />
  )
}
