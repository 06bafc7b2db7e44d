import type { ContentEntryDetail, ContentValue } from '#src/contracts/content/content.ts'
import type { Region } from '#src/contracts/formats.ts'
import { LocalTime } from '#src/ui/admin/kit/LocalTime.tsx'
import { isSameText } from './same-text.ts'
import { TwoTexts } from './TwoTexts.tsx'
import type { Conflict } from './use-draft.ts'

type Props = {
  entry: ContentEntryDetail
  value: ContentValue
  /** Text that somebody else saved while this one was typed. */
  conflict: Conflict | null
  region: Region
  onSettle: (chosen: ContentValue) => void
  onKeepDraft: () => void
  onDiscard: () => void
  onDecide: (take: 'file' | 'entry') => void
}

/** Shows where another text of the entry waits for a choice. */
export function Conflicts({
  entry: { schema, published, isStale, newerFile },
  value,
  conflict,
  region,
  onSettle,
  onKeepDraft,
  onDiscard,
  onDecide,
}: Props) {
  if (conflict)
    return (
      <TwoTexts
        key={conflict.version}
        heading={`${conflict.editor} has changed this too`}
        schema={schema}
        mine={{
          ...{ name: 'Yours', value, action: 'Keep my text' },
          onTake: () => onSettle(value),
        }}
        theirs={{
          ...{ name: conflict.editor, value: conflict.value, action: 'Take their text' },
          onTake: () => onSettle(conflict.value),
        }}
      >
        <p>
          {conflict.at && (
            <span>
              Saved <LocalTime moment={conflict.at} region={region} />.{' '}
            </span>
          )}
          <span>The other text stays in the history.</span>
        </p>
      </TwoTexts>
    )
  if (isStale)
    return (
      <TwoTexts
        heading="What is public has changed since this draft was begun"
        schema={schema}
        mine={{
          ...{ name: 'This draft', value, action: 'Keep this draft' },
          onTake: onKeepDraft,
        }}
        theirs={{
          ...{ name: 'Public now', value: published, action: 'Discard the draft' },
          onTake: onDiscard,
        }}
      >
        <p>
          Publishing the draft would replace the newer text. A discarded draft stays in the history.
        </p>
      </TwoTexts>
    )
  // Once the draft has the file's text, there is nothing left to choose.
  if (newerFile && !isSameText(value, newerFile.value ?? undefined))
    return (
      <TwoTexts
        heading="The file has changed since this was published"
        schema={schema}
        mine={{
          ...{ name: 'Published', value: published, action: 'Keep this text' },
          onTake: () => onDecide('entry'),
        }}
        theirs={{
          ...{ name: 'The file', value: newerFile.value, action: 'Take the file' },
          onTake: () => onDecide('file'),
        }}
      >
        <p>
          {newerFile.value === null
            ? 'The new release has no file for this entry. “Take the file” makes a draft that removes it.'
            : 'Visitors see what was published. “Take the file” makes a draft of the file’s text, for you to publish.'}
        </p>
      </TwoTexts>
    )
  return null
}
