import { useState } from 'react'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { placeInValue } from '#src/contracts/content/value-at.ts'
import { type FormSchema, placeOfField } from '#src/contracts/form-schema.ts'
import { formatList, type Region } from '#src/contracts/formats.ts'
import { LineButton, SmallButton } from '../../kit/controls.tsx'
import { LocalTime } from '../../kit/LocalTime.tsx'
import styles from '../publish/Conflict.module.css'
import { ShownValue } from '../publish/ShownValue.tsx'
import { type Choices, disagreements, firstChoices, resolveConflict } from './merge.ts'
import type { Conflict } from './use-draft.ts'

type Props = {
  schema: FormSchema
  base: ContentValue
  mine: ContentValue
  conflict: Conflict
  region: Region
  onSettle: (chosen: ContentValue) => void
}

export function ConflictView({ schema, base, mine, conflict, region, onSettle }: Props) {
  const fields = disagreements(mine, conflict.value).map((field) => {
    const at = placeInValue(field.path)
    return { ...field, at, place: placeOfField(schema, field.path) || 'The whole text' }
  })
  const [chosen, choose] = useState<Choices>(() => firstChoices(base, fields))
  const open = fields.filter(({ at }) => chosen[at] === undefined)
  const own = fields.filter(({ at }) => chosen[at] === 'mine').map(({ at }) => at)
  const sides = [
    { side: 'mine', name: 'Yours' },
    { side: 'theirs', name: conflict.editor },
  ] as const
  return (
    <section aria-labelledby="conflict" role="alert" className={`box ${styles['conflict']}`}>
      <h2 id="conflict">{`${conflict.editor} has changed this too`}</h2>
      <p>
        {conflict.at && (
          <span>
            Saved <LocalTime moment={conflict.at} region={region} />.{' '}
          </span>
        )}
        <span>
          {`Choose which text to use for each field; what only one of you has changed is already chosen. The other texts stay in the history for ${contentLimits.kept.hours} hours.`}
        </span>
      </p>
      {fields.map(({ at, place, ...texts }) => (
        <fieldset key={at}>
          <legend>{place}</legend>
          {sides.map(({ side, name }) => (
            <label key={side}>
              <input
                type="radio"
                name={`choice-${at}`}
                checked={chosen[at] === side}
                onChange={() => choose((before) => ({ ...before, [at]: side }))}
              />
              <span>
                <b>{name}</b>
                <ShownValue value={texts[side]} />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {open.length > 0 && (
        <p id="conflict-open">
          {`Still to be chosen: ${formatList(open.map(({ place }) => place))}.`}
        </p>
      )}
      <div className="row">
        <SmallButton
          disabled={open.length > 0}
          aria-describedby={open.length > 0 ? 'conflict-open' : undefined}
          onClick={() => onSettle(resolveConflict(mine, conflict.value, own))}
        >
          Save what is chosen
        </SmallButton>
        <LineButton onClick={() => onSettle(conflict.value)}>Take all of theirs</LineButton>
      </div>
    </section>
  )
}
