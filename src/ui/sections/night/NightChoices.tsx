import type { NightView } from '#src/content/night-view.ts'
import fieldStyles from '../../base/form/Field.module.css'
import styles from './NightChoices.module.css'

type Props = Pick<NightView, 'sites' | 'fields' | 'id' | 'isChosen' | 'reset'> & {
  words: NightView['words']
}

/** The sites as links, and the three choices of a night as a form that the server answers. */
export const NightChoices = ({ sites, fields, id, isChosen, reset, words }: Props) => (
  <div className={styles['choices']} data-screen>
    <nav className={styles['sites']} aria-label={words.form.site}>
      {sites.map(({ name, href, isShown }) => (
        <a key={href} href={href} aria-current={isShown ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
    {/* Without autocompletion, browsers do not restore a choice whose night is not shown. */}
    <form action="/cut-the-power/night" method="get" autoComplete="off" className={styles['form']}>
      <input type="hidden" name="site" value={id} />
      {fields.map(({ name, label, chosen, options }) => (
        <label key={name}>
          <span className="label">{label}</span>
          <select name={name} className={fieldStyles['control']} defaultValue={chosen}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit">{words.form.submit}</button>
      {isChosen && <a href={reset}>{words.form.reset}</a>}
    </form>
  </div>
)
