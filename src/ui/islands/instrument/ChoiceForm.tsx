import type { FocusEvent } from 'react'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import {
  type Choice,
  outagesOf,
  type SupplyBand,
  usualCut,
  writeOutages,
} from '#src/model/choice.ts'
import { clockAt } from '#src/model/clock.ts'
import { networksOf } from '#src/model/link.ts'
import { Button } from '../../base/Button.tsx'
import fieldStyles from '../../base/form/Field.module.css'
import { Field, FieldRow } from '../../base/form/Field.tsx'
import { TickBox } from '../../base/form/TickBox.tsx'
import styles from './ChoiceForm.module.css'
import { formId as form, type InstrumentExample } from './use-choice.ts'

type Props = {
  example: InstrumentExample
  choice: Choice
  /** Supply bands of the company's country; empty if it has none. */
  bands: readonly SupplyBand[]
  refused: readonly string[]
  words: InstrumentWords
  onChange: (form: HTMLFormElement) => void
}

/**
 * Attributes of a number or time field. As a text input it ignores the mouse wheel, and every
 * browser accepts the format.
 */
const line = {
  form,
  formId: form,
  required: false,
  autoComplete: 'off',
  onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
} as const

/** The visitor's further choices. They belong to the form of the first choices. */
export const ChoiceForm = ({
  example: { site, night },
  choice,
  bands,
  refused,
  words,
  onChange,
}: Props) => {
  const { form: labels, hints } = words
  const cut = choice.cut ?? usualCut(night)
  const link = choice.link ?? site.link
  const { hasLine, hasMobile } = networksOf(link)
  const outages = [
    ...(hasLine
      ? [{ name: 'line' as const, cuts: choice.line ?? outagesOf(night, night.fixedLine) }]
      : []),
    ...(hasMobile || choice.changes?.includes('sim-card')
      ? [{ name: 'mobile' as const, cuts: choice.mobile ?? outagesOf(night, night.mobile) }]
      : []),
  ]
  const typed = (name: string) => ({
    ...line,
    name,
    error: refused.includes(name) ? hints.unusable : undefined,
  })
  return (
    <div
      className={styles['form']}
      onChange={() => {
        const shared = document.forms.namedItem(form)
        if (shared) onChange(shared)
      }}
    >
      <Field
        {...typed('sites')}
        label={labels.sites}
        inputMode="numeric"
        defaultValue={choice.sites ?? 1}
      />
      <fieldset>
        <legend>{labels.cut}</legend>
        <Field
          {...typed('from')}
          label={labels.from}
          inputMode="text"
          defaultValue={clockAt(cut.from)}
        />
        {outages.map(({ name, cuts }) => (
          <Field
            key={name}
            {...typed(name)}
            label={labels[name]}
            hint={hints.outages}
            inputMode="text"
            defaultValue={writeOutages(cuts)}
          />
        ))}
        {bands.length > 0 && (
          <FieldRow form={form} name="band" label={labels.band} hint={hints.band}>
            <select
              className={fieldStyles['control']}
              id={`${form}-band`}
              name="band"
              form={form}
              defaultValue={choice.band ?? ''}
              aria-describedby={`${form}-band-hint`}
            >
              <option value="">{labels.ownHours}</option>
              {bands.map(({ name, hours }) => (
                <option key={name} value={name}>{`${name}: ${24 - hours} h`}</option>
              ))}
            </select>
          </FieldRow>
        )}
      </fieldset>
      <fieldset>
        <legend>{labels.devices}</legend>
        {site.devices.map(({ id, name, count }) => (
          <Field
            key={id}
            {...typed(`n-${id}`)}
            label={name}
            inputMode="numeric"
            defaultValue={choice.counts[id] ?? count}
          />
        ))}
        <Field
          {...typed('floors')}
          label={labels.floors}
          hint={hints.floors}
          inputMode="numeric"
          defaultValue={choice.floors ?? ''}
        />
        {site.fitsItself && (
          <label>
            <TickBox form={form} name="fit" value="self" defaultChecked={choice.isOwnFitting} />
            {labels.ownFitting}
          </label>
        )}
      </fieldset>
      <Field
        {...typed('age')}
        label={labels.age}
        hint={hints.age}
        inputMode="decimal"
        defaultValue={choice.batteryAge ?? site.batteryAge}
      />
      <Field
        {...typed('loss')}
        label={labels.loss}
        hint={hints.loss}
        inputMode="numeric"
        defaultValue={choice.loss ?? ''}
      />
      <Button type="submit" form={form} look="line">
        {labels.submit}
      </Button>
    </div>
  )
}
