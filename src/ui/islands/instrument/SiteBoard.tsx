import {
  celsiusText,
  counted,
  deviceStateWords,
  say,
} from '#src/content/example-sites/event-words.ts'
import type { NightWords } from '#src/content/schemas/instrument-schema.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { monthsOnCells } from '#src/model/cells.ts'
import { energyLeft } from '#src/model/gateway-energy.ts'
import { linkKeys } from '#src/model/link.ts'
import type { CalculatedNight } from '#src/model/night.ts'
import { isBeyond } from '#src/model/rooms.ts'
import type { Device } from '#src/model/site.ts'
import { State, Supply, supplyKeys } from '#src/model/supply.ts'
import { deviceIn, toneOf } from './device-words.ts'
import styles from './SiteBoard.module.css'
import { shownMinute } from './use-choice.ts'

const withCells = (device: Device, state: string, { notes }: NightWords) =>
  device.cells ? say(notes.cells, { state, count: String(monthsOnCells(device)) }) : state

type Props = {
  night: CalculatedNight
  /** The minute to show until the picture's script has loaded and sets the minute. */
  first: number
  doors: readonly string[]
  words: NightWords
  locale: string
}

export const SiteBoard = ({ night, first, doors, words, locale }: Props) => {
  const minute = shownMinute.use(first)
  const { site, result } = night
  const at = (series: ArrayLike<number> | undefined) => series?.[minute] ?? 0
  const supply = at(result.supply)
  const link = linkKeys[at(result.link)] ?? 'none'
  const gateway = at(result.gateway)
  const battery = Math.round(
    (100 * at(result.batteryLeft)) / energyLeft(site.gateway.battery, site.batteryAge),
  )
  const isCharging = gateway === State.onMains
  return (
    <div className={styles['board']}>
      <dl className={styles['readouts']}>
        <div data-tone={supply === Supply.none ? 'off' : 'mains'}>
          <dt className="label">{words.parts.supply}</dt>
          <dd>{words.supply[supplyKeys[supply] ?? 'none']}</dd>
        </div>
        <div data-tone={toneOf(gateway, true)}>
          <dt className="label">{words.parts.gateway}</dt>
          <dd>{deviceStateWords(gateway, true, words)}</dd>
          <dd className={styles['meter']}>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="8" fill="var(--line)" />
              <rect width={battery} height="8" fill="var(--signal)" />
            </svg>
            <span className="visually-hidden">{`${words.parts.battery}: `}</span>
            <span className="label tabular">{`${battery} %${isCharging && battery < 100 ? ' ↑' : ''}`}</span>
          </dd>
        </div>
        <div data-tone={link === 'none' ? 'off' : 'battery'}>
          <dt className="label">{words.parts.link}</dt>
          <dd>{words.link[link]}</dd>
        </div>
        <div data-tone={at(result.readings.waiting) > 0 ? 'unheard' : 'battery'}>
          <dt className="label">{words.parts.record}</dt>
          <dd className="tabular">
            {say(words.notes.record, { count: formatNumber(at(result.readings.taken), locale) })}
          </dd>
          <dd className="label tabular">
            {say(words.notes.stored, {
              count: formatNumber(Math.round(at(result.readings.waiting)), locale),
            })}
          </dd>
        </div>
        {site.rooms.map((room, index) => {
          const celsius = at(result.rooms[index])
          return (
            <div key={room.id} data-tone={isBeyond(room, celsius) ? 'alarm' : 'battery'}>
              <dt className="label">{room.name}</dt>
              <dd className={`${styles['celsius']} tabular`}>{celsiusText(celsius, locale)}</dd>
            </div>
          )
        })}
      </dl>
      <ul className={styles['devices']} aria-label={words.parts.devices}>
        {site.devices.map((device) => {
          const { tone, says } = deviceIn(night, device, minute, doors, words)
          return (
            <li key={device.id} data-tone={tone}>
              <span>{counted(device)}</span>
              <span className="label">{withCells(device, says, words)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
