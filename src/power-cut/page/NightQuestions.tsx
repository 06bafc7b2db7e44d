import { cutHours } from '#src/content/example-sites/model-site.ts'
import { sayCount } from '#src/contracts/text/say.ts'
import fieldStyles from '#src/ui/base/form/Field.module.css'
import styles from './NightQuestions.module.css'
import type { NightView } from './night-view.ts'

type Props = Pick<NightView, 'sites' | 'id' | 'hours' | 'words' | 'locale'>

/** Which site, and how many hours: a form that the server answers. */
export const NightQuestions = ({ sites, id, hours, words: { form }, locale }: Props) => (
  // Without autocompletion, browsers do not restore a choice whose night is not shown.
  <form
    action="/cut-the-power"
    method="get"
    autoComplete="off"
    className={styles['questions']}
    data-screen
  >
    <label>
      <span className="label">{form.site}</span>
      <select name="site" className={fieldStyles['control']} defaultValue={id}>
        {sites.map((site) => (
          <option key={site.id} value={site.id}>
            {site.name}
          </option>
        ))}
      </select>
    </label>
    <label>
      <span className="label">{form.hours}</span>
      <select name="hours" className={fieldStyles['control']} defaultValue={String(hours)}>
        {cutHours.map((one) => (
          <option key={one} value={one}>
            {sayCount(form.option, one, {}, locale)}
          </option>
        ))}
      </select>
    </label>
    <button type="submit">{form.submit}</button>
  </form>
)
