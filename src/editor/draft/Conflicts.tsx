import type { ReactNode } from 'react'
import type { ContentEntryDetail, ContentValue, FieldPath } from '#src/contracts/content/content.ts'
import type { Region } from '#src/contracts/formats.ts'
import { LineButton, SmallButton } from '#src/staff/kit/controls.tsx'
import { LocalTime } from '#src/staff/kit/LocalTime.tsx'
import styles from '../publish/Conflict.module.css'
import { ShownValue } from '../publish/ShownValue.tsx'
import { placeOfField } from '../texts/place-of-field.ts'
import { disagreements, isSameText } from './same-text.ts'
import type { Conflict } from './use-draft.ts'

type Side = {
  /** Name of the text, such as `Yours`. */
  name: string
  value: ContentValue | null
  action: string
  onTake: () => void
}

type TwoTextsProps = {
  heading: string
  children?: ReactNode
  placeOf: (field: FieldPath) => string
  mine: Side
  theirs: Side
}

/** Shows the fields in which two texts of an entry differ. The editor chooses one of the texts. */
function TwoTexts({ heading, children, placeOf, mine, theirs }: TwoTextsProps) {
  return (
    <section aria-labelledby="conflict" role="alert" className={`box ${styles['conflict']}`}>
      <h2 id="conflict" tabIndex={-1}>
        {heading}
      </h2>
      {children}
      <dl>
        {disagreements(mine.value, theirs.value).map((field) => {
          const place = placeOf(field.path) || 'The whole text'
          return (
            <div key={field.path.join('/')}>
              <dt>{place}</dt>
              <dd>
                <b>{mine.name}</b>
                <ShownValue value={field.mine} />
              </dd>
              <dd>
                <b>{theirs.name}</b>
                <ShownValue value={field.theirs} />
              </dd>
            </div>
          )
        })}
      </dl>
      <div className="row">
        <SmallButton onClick={mine.onTake}>{mine.action}</SmallButton>
        <LineButton onClick={theirs.onTake}>{theirs.action}</LineButton>
      </div>
    </section>
  )
}

type Props = {
  entry: ContentEntryDetail
  draft: {
    value: ContentValue
    /** Text that another editor saved while this one was typed. */
    conflict: Conflict | null
    /** The text after a choice, with what only one of the two editors has changed. */
    merged: (preferred: 'mine' | 'theirs') => ContentValue
    resolve: (chosen: ContentValue) => void
  }
  region: Region
  onKeepDraft: () => void
  onDiscard: () => void
  onDecide: (take: 'file' | 'entry') => void
}

/** Shows where another text of the entry waits for a choice. */
export function Conflicts({
  entry: { schema, translation, published, isStale, newerFile },
  draft: { value, conflict, merged, resolve },
  region,
  onKeepDraft,
  onDiscard,
  onDecide,
}: Props) {
  const placeOf = (field: FieldPath) =>
    translation?.texts[Number(field[1])]?.place ?? placeOfField(schema, field)
  if (conflict) {
    const [mine, theirs] = [merged('mine'), merged('theirs')]
    return (
      <TwoTexts
        key={conflict.version}
        heading={
          conflict.isOwn
            ? 'You have changed this too, in another tab'
            : `${conflict.editor} has changed this too`
        }
        placeOf={placeOf}
        mine={{
          name: conflict.isOwn ? 'In this tab' : 'Yours',
          value: mine,
          action: conflict.isOwn ? 'Keep the text of this tab' : 'Keep my text',
          onTake: () => resolve(mine),
        }}
        theirs={{
          name: conflict.isOwn ? 'In the other tab' : conflict.editor,
          value: theirs,
          action: conflict.isOwn ? 'Take the text of the other tab' : 'Take their text',
          onTake: () => resolve(theirs),
        }}
      >
        <p>
          {conflict.at && (
            <span>
              Saved <LocalTime moment={conflict.at} region={region} />.{' '}
            </span>
          )}
          <span>
            What only one of the two has changed is kept. The other text stays in the history.
          </span>
        </p>
      </TwoTexts>
    )
  }
  if (isStale)
    return (
      <TwoTexts
        heading="What is public has changed since this draft was begun"
        placeOf={placeOf}
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
        placeOf={placeOf}
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
