import { firstExampleSite } from '#src/content/example-sites.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { monthlyData, reportsADay } from '#src/model/monthly-data.ts'
import styles from './ColdRoomData.module.css'

/** The door sensors of the cold store are left out, because they only report events. */
function calculation() {
  const { reading, month } = settings().facts
  const sensors = firstExampleSite().site.devices.filter(({ readingSeconds }) => readingSeconds)
  const minutes = month.days * 24 * 60
  const factors = [
    { factor: `${reportsADay(sensors).sensors} sensors`, meaning: 'every minute' },
    { factor: `${reading.bytes} B`, meaning: 'a reading, with headers' },
    { factor: `${month.days} days`, meaning: `${formatNumber(minutes, site().locale)} minutes` },
  ]
  return {
    factors,
    megabytes: formatNumber(
      monthlyData(sensors, 'ethernet', month.days, reading.bytes).upload,
      site().locale,
      2,
    ),
  }
}

export const ColdRoomData = () => {
  const { factors, megabytes } = calculation()
  return (
    <table className={styles['table']} aria-label="Mobile data of the cold store, multiplied out">
      <tbody>
        {factors.map(({ factor, meaning }) => (
          <tr key={factor}>
            <th scope="row">{factor}</th>
            <td>{meaning}</td>
          </tr>
        ))}
        <tr className={styles['product']}>
          <th scope="row">{megabytes} MB</th>
          <td>a month, each sent alone</td>
        </tr>
      </tbody>
    </table>
  )
}
