import type { FormEvent } from 'react'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { type Choice, type ChosenLink, chosenLinks, usualCut } from '#src/model/choice.ts'
import fieldStyles from '../../base/form/Field.module.css'
import styles from './QuickChoices.module.css'
import { formId, type InstrumentExample } from './use-choice.ts'

type Props = {
  example: InstrumentExample
  choice: Choice
  refused: readonly string[]
  /** Choices of the address that a sentence above names already. */
  notRead: readonly string[]
  linkNames: Readonly<Record<ChosenLink, string>>
  words: InstrumentWords
  onChange: (form: HTMLFormElement) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** The first two choices, above the picture. Without a script the server answers their form. */
export const QuickChoices = ({
  example,
  choice,
  refused,
  notRead,
  linkNames,
  words: { form, hints },
  onChange,
  onSubmit,
}: Props) => {
  const cut = choice.cut ?? usualCut(example.night)
  const isRefused = refused.includes('hours')
  const refusedId = isRefused && !notRead.includes('hours') ? `${formId}-refused` : undefined
  return (
    <form
      id={formId}
      action="/cut-the-power/night"
      method="get"
      className={styles['quick']}
      data-screen
      onChange={({ currentTarget }) => onChange(currentTarget)}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="site" value={example.id} />
      {choice.changes && <input type="hidden" name="with" value={choice.changes.join(' ')} />}
      <label>
        <span className="label">{form.hours}</span>
        <input
          {...{ name: 'hours', type: 'text', inputMode: 'decimal', autoComplete: 'off' }}
          className={fieldStyles['control']}
          aria-invalid={isRefused || undefined}
          aria-describedby={refusedId}
          defaultValue={Math.round(cut.hours * 100) / 100}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <label>
        <span className="label">{form.link}</span>
        <select
          name="link"
          className={fieldStyles['control']}
          defaultValue={choice.link ?? example.site.link}
        >
          {chosenLinks.map((kind) => (
            <option key={kind} value={kind}>
              {linkNames[kind]}
            </option>
          ))}
        </select>
      </label>
      {refusedId && <p id={refusedId}>{hints.unusable}</p>}
      <button type="submit">{form.submit}</button>
    </form>
  )
}
