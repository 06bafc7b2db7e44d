import { site as company } from '#src/content/settings/site.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import styles from './UseCaseChain.module.css'

/**
 * The first rule of each of the six use cases (content/pages/iot-use-cases.yaml), from the sensor
 * to the person.
 */
const chains = (locale: string) =>
  [
    {
      site: 'Smart Home',
      links: [
        'gas, 30 cm above the floor',
        'Zigbee',
        'a tenth of the explosive limit',
        'valve and siren, then people',
      ],
    },
    {
      site: 'Smart Healthcare',
      links: ['two probes in the fridge', 'wire', 'hours until 8 °C', 'nurse, then the driver'],
    },
    {
      site: 'Automotive',
      links: ['fuel in a parked tank', 'LTE', '5 litres in 10 min', 'the yard guard’s phone'],
    },
    {
      site: 'Retail',
      links: ['freezer door', 'Bluetooth LE', 'open for 4 min', 'a tone at the till'],
    },
    {
      site: 'Smart Manufacturing',
      links: [
        'meter on RS-485',
        'Modbus',
        `kWh for ${formatNumber(1000, locale)} units`,
        'the report of the shift',
      ],
    },
    {
      site: 'Cold chain',
      links: ['two probes in the box', 'LTE', 'above −15 °C for 20 min', 'driver first'],
    },
  ] as const
const columns = ['measured', 'carried by', 'compared with', 'goes to'] as const

export const UseCaseChain = () => (
  <table className={styles['chain']} aria-label="Six sites, from what is measured to who is told">
    <thead>
      <tr>
        <th scope="col">site</th>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {chains(company().locale).map(({ site, links }) => (
        <tr key={site}>
          <th scope="row">{site}</th>
          {links.map((link) => (
            <td key={link}>{link}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
