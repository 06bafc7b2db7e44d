import type { FocusEvent, FormEvent } from 'react'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { type Choice, type ChosenLink, chosenLinks, outagesOf, type SupplyBand, usualCut, writeOutages } from '#src/model/choice.ts'
import { clockAt } from '#src/model/clock.ts'
import type { ModelSite, Night } from '#src/model/site.ts'
import { Button } from '../../base/Button.tsx'
import fieldStyles from '../../base/form/Field.module.css'
import { Field, FieldRow } from '../../base/form/Field.tsx'
import { TickBox } from '../../base/form/TickBox.tsx'
import styles from './ChoiceForm.module.css'

type Props = {
  dossier: string
  /** As the example is installed, and what the visitor changed of it. */
  site: ModelSite
  night: Night
  choice: Choice
  /** Of the company's country; empty where supply has none. */
  bands: readonly SupplyBand[]
  /** How often the plug was pulled or put back in the picture. */
  presses: number
  /** Fields that hold nothing that can be used. */
  refused: readonly string[]
  words: InstrumentWords
  onChange: (form: HTMLFormElement) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

const form = 'night'

/** Attributes of a field for a number or a time: a mouse wheel cannot change it, and every browser takes a time as written here. */
const line = {
  form,
  required: false,
  autoComplete: 'off',
  onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
} as const

/** What a visitor can change. A form of its own: without a script the site answers it. */
export const ChoiceForm = ({ dossier, site, night, choice, bands, presses, refused, words, onChange, onSubmit }: Props) => {
  const { form: labels, hints } = words
  const cut = choice.cut ?? usualCut(night)
  const link = choice.link ?? site.link
  const [hasLine, hasMobile] = [
    link === 'ethernet' || link === 'lte-beside-ethernet',
    link === 'lte-only' || link === 'lte-beside-ethernet',
  ]
  const outages = [
    ...(hasLine ? [{ name: 'line' as const, cuts: choice.line ?? outagesOf(night, night.fixedLine) }] : []),
    ...(hasMobile ? [{ name: 'mobile' as const, cuts: choice.mobile ?? outagesOf(night, night.mobile) }] : []),
  ]
  const typed = (name: string) => ({ ...line, name, error: refused.includes(name) ? hints.unusable : undefined })
  return (
    <form
      id={form}
      action="/cut-the-power/night"
      method="get"
      className={styles['form']}
      onChange={(event) => onChange(event.currentTarget)}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="site" value={dossier} />
      {choice.changes && <input type="hidden" name="with" value={choice.changes.join(' ')} />}
      <Field {...typed('sites')} label={labels.sites} inputMode="numeric" defaultValue={choice.sites ?? 1} />
      {/* The key gives the fields the cut that a press on the plug made; what is being typed stays as it is. */}
      <fieldset key={presses}>
        <legend>{labels.cut}</legend>
        <Field {...typed('from')} label={labels.from} inputMode="text" defaultValue={clockAt(cut.from)} />
        {outages.map(({ name, cuts }) => (
          <Field key={name} {...typed(name)} label={labels[name]} hint={hints.outages} inputMode="text" defaultValue={writeOutages(cuts)} />
        ))}
        {bands.length > 0 && (
          <FieldRow form={form} name="band" label={labels.band} hint={hints.band}>
            <select
              className={fieldStyles['control']}
              id={`${form}-band`}
              name="band"
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
          <Field key={id} {...typed(`n-${id}`)} label={name} inputMode="numeric" defaultValue={choice.counts[id] ?? count} />
        ))}
        <Field {...typed('floors')} label={labels.floors} hint={hints.floors} inputMode="numeric" defaultValue={choice.floors ?? ''} />
        {site.fitsItself && (
          <label>
            <TickBox name="fit" value="self" defaultChecked={choice.isOwnFitting} />
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
      <Field {...typed('loss')} label={labels.loss} hint={hints.loss} inputMode="numeric" defaultValue={choice.loss ?? ''} />
      <Button type="submit" look="line">
        {labels.submit}
      </Button>
    </form>
  )
}

type QuickProps = Pick<Props, 'site' | 'night' | 'choice' | 'presses' | 'refused' | 'words' | 'onChange'> & {
  linkNames: Readonly<Record<ChosenLink, string>>
}

/** The two choices that come first, above the picture; they belong to the form. */
export const QuickChoices = ({
  site,
  night,
  choice,
  linkNames,
  presses,
  refused,
  words: { form: labels, hints },
  onChange,
}: QuickProps) => {
  const cut = choice.cut ?? usualCut(night)
  const changed = ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLSelectElement }) => {
    if (currentTarget.form) onChange(currentTarget.form)
  }
  return (
    <div className={styles['quick']}>
      <label>
        <span className="label">{labels.hours}</span>
        <input
          key={presses}
          {...{ form, name: 'hours', type: 'text', inputMode: 'decimal', autoComplete: 'off', onChange: changed }}
          className={fieldStyles['control']}
          aria-invalid={refused.includes('hours') || undefined}
          title={refused.includes('hours') ? hints.unusable : undefined}
          defaultValue={Math.round(cut.hours * 100) / 100}
          onFocus={({ target }) => target.select()}
        />
      </label>
      <label>
        <span className="label">{labels.link}</span>
        <select {...{ form, name: 'link', onChange: changed }} className={fieldStyles['control']} defaultValue={choice.link ?? site.link}>
          {chosenLinks.map((kind) => (
            <option key={kind} value={kind}>
              {linkNames[kind]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" form={form}>
        {labels.submit}
      </button>
    </div>
  )
}
