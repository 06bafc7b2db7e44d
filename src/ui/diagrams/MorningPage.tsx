import { site } from '#src/content/settings/site.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import styles from './MorningPage.module.css'

const exceptions = [
  { what: 'Lamp 120, Tejuosho', detail: 'stop missed, gate locked', figure: '2nd time' },
  { what: 'Truck LSR 482', detail: 'fuel level fell while parked, 02:14', figure: '−38 l' },
  { what: 'Pump, Ikorodu 3', detail: 'silent: no grid in its street', figure: '16 h' },
] as const
const rest = [
  { label: 'Rounds closed', value: '11 of 12' },
  { label: 'Stops closed', value: '318 of 321' },
  { label: 'Litres burnt', value: 1204 },
] as const

export const MorningPage = () => (
  <figure className={styles['paper']}>
    <div className={styles['head']}>
      <b>Morning page</b>
      <span className="label">Friday, 06:30</span>
    </div>
    <ul>
      {exceptions.map(({ what, detail, figure }) => (
        <li key={what}>
          <b>{what}</b>
          <span>{detail}</span>
          <em>{figure}</em>
        </li>
      ))}
    </ul>
    <dl>
      {rest.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'number' ? formatNumber(value, site().locale) : value}</dd>
        </div>
      ))}
    </dl>
  </figure>
)
