import { facts } from '#src/company/facts.ts'
import { site } from '#src/company/site.ts'
import { figures } from '#src/content/figures.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import styles from './ColdRoomData.module.css'

function factors() {
  const { reading, month, coldRoom } = facts()
  const minutes = month.days * 24 * 60
  return [
    { factor: `${coldRoom.sensors} sensors`, meaning: 'every minute' },
    { factor: `${reading.bytes} B`, meaning: 'a reading, with headers' },
    { factor: `${month.days} days`, meaning: `${formatNumber(minutes, site().locale)} minutes` },
  ]
}

/** The mobile data of one cold room in a month, multiplied out. */
export const ColdRoomData = () => (
  <table className={styles['table']} aria-label="Mobile data of one cold room, multiplied out">
    <tbody>
      {factors().map(({ factor, meaning }) => (
        <tr key={factor}>
          <th scope="row">{factor}</th>
          <td>{meaning}</td>
        </tr>
      ))}
      <tr className={styles['product']}>
        <th scope="row">{figures().coldRoomMegabytes} MB</th>
        <td>a month</td>
      </tr>
    </tbody>
  </table>
)
