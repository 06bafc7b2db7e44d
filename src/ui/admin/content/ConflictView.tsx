import { useState } from 'react'
import type { ContentValue } from '#src/contracts/content.ts'
import { type FormSchema, placeOfField } from '#src/contracts/form-schema.ts'
import type { Region } from '#src/contracts/formats.ts'
import { Button } from '../../base/Button.tsx'
import { LocalTime } from '../kit/LocalTime.tsx'
import styles from './Conflict.module.css'
import { disagreements, mergeTexts, onlyMine } from './merge.ts'
import { ShownValue } from './ShownValue.tsx'
import type { Conflict } from './use-draft.ts'
import { placeOf } from './values.ts'

type Props = {
  schema: FormSchema
  /** What both began with, as far as it is known. */
  base: ContentValue
  mine: ContentValue
  conflict: Conflict
  region: Region
  onSettle: (chosen: ContentValue) => void
}

/** Two people have changed one text: both are shown, field by field, and nothing is saved until somebody has chosen. */
export function ConflictView({ schema, base, mine, conflict, region, onSettle }: Props) {
  const fields = disagreements(mine, conflict.value)
  const [chosen, choose] = useState(() => onlyMine(base, fields))
  const turn = (at: string, isMine: boolean) => choose((before) => (isMine ? [...before, at] : before.filter((one) => one !== at)))
  return (
    <section aria-labelledby="conflict" role="alert" className={styles['conflict']}>
      <h2 id="conflict">{conflict.editor} has changed this too</h2>
      <p>
        {conflict.at && (
          <>
            Saved <LocalTime moment={conflict.at} region={region} />.{' '}
          </>
        )}
        Nothing of yours or theirs is lost. Choose for each field which text stays; what only one of you has changed is chosen already.
      </p>
      {fields.map(({ path, mine: own, theirs }) => {
        const at = placeOf(path)
        const isMine = chosen.includes(at)
        return (
          <fieldset key={at}>
            <legend>{placeOfField(schema, path) || 'The whole text'}</legend>
            <label>
              <input type="radio" name={`choice-${at}`} checked={isMine} onChange={() => turn(at, true)} />
              <span>
                <b>Yours</b>
                <ShownValue value={own} />
              </span>
            </label>
            <label>
              <input type="radio" name={`choice-${at}`} checked={!isMine} onChange={() => turn(at, false)} />
              <span>
                <b>{conflict.editor}</b>
                <ShownValue value={theirs} />
              </span>
            </label>
          </fieldset>
        )
      })}
      <div className={styles['buttons']}>
        <Button size="small" onClick={() => onSettle(mergeTexts(mine, conflict.value, chosen))}>
          Save what is chosen
        </Button>
        <Button size="small" look="line" onClick={() => onSettle(conflict.value)}>
          Take all of theirs
        </Button>
      </div>
    </section>
  )
}
