import styles from './drawing.module.css'

/** Middle frequencies in MHz: Zigbee channel k of 11–26 lies at 2405 + 5 (k − 11), 2 MHz wide; Wi-Fi 1, 6 and 11 are 20 MHz wide. */
const zigbee = Array.from({ length: 16 }, (_, index) => ({ channel: 11 + index, middle: 2405 + 5 * index }))
const wifi = [
  { channel: 1, middle: 2412 },
  { channel: 6, middle: 2437 },
  { channel: 11, middle: 2462 },
]
const wifiHalf = 10
const isFree = (middle: number) => wifi.every((busy) => Math.abs(busy.middle - middle) > wifiHalf)
const free = zigbee.filter(({ middle }) => isFree(middle)).map(({ channel }) => channel)

/** Pixels by which the numbers of two free neighbours step aside in the narrow drawing. */
const apart = (middle: number) => 3 * (Number(isFree(middle - 5)) - Number(isFree(middle + 5) && middle < 2480))

const label = `Radio channels drawn to scale. At 2.4 GHz three Wi-Fi channels cover most of the sixteen Zigbee channels; ${free.slice(0, -1).join(', ')} and ${free.at(-1)} stay free. Z-Wave is at 868.4 MHz, far below, with no Wi-Fi near it.`

type Frame = { left: number; right: number; bottom: number; height: number; size: number; every: number }

const Band = ({ left, right, bottom, height, size, every }: Frame) => {
  const x = (megahertz: number) => left + ((right - left) * (megahertz - 2399)) / 84
  const unit = (right - left) / 84
  return (
    <>
      {wifi.map(({ channel, middle }) => (
        <g key={channel}>
          <path
            d={`M${x(middle - wifiHalf)} ${bottom}C${x(middle - 9)} ${bottom - height} ${x(middle - 9)} ${bottom - height} ${x(middle)} ${bottom - height}S${x(middle + 9)} ${bottom - height} ${x(middle + wifiHalf)} ${bottom}z`}
            fill="var(--sunk)"
            stroke="var(--line-strong)"
          />
          <text className="mono" x={x(middle)} y={bottom - height - 8} fontSize={size} fill="var(--muted)" textAnchor="middle">
            Wi-Fi {channel}
          </text>
        </g>
      ))}
      {zigbee.map(({ channel, middle }) => (
        <g key={channel}>
          <rect
            x={x(middle) - unit}
            y={bottom - height * 0.55}
            width={unit * 2}
            height={height * 0.55}
            fill={isFree(middle) ? 'var(--signal)' : 'var(--line-strong)'}
          />
          {(isFree(middle) || (channel - 11) % every === 0) && (
            <text
              className="mono"
              x={x(middle) + (every > 1 ? apart(middle) : 0)}
              y={bottom + 18}
              fontSize={size}
              fontWeight={isFree(middle) ? 600 : 400}
              fill={isFree(middle) ? 'var(--ink)' : 'var(--muted)'}
              textAnchor="middle"
            >
              {channel}
            </text>
          )}
        </g>
      ))}
      <path d={`M${left} ${bottom}H${right}`} stroke="var(--ink)" />
    </>
  )
}

const SubGigahertz = ({ x, bottom, height, size }: { x: number; bottom: number; height: number; size: number }) => (
  <>
    <path d={`M${x} ${bottom}h${56}`} stroke="var(--ink)" />
    <path d={`M${x + 62} ${bottom - 6}l-6 12M${x + 70} ${bottom - 6}l-6 12`} stroke="var(--ink)" />
    <rect x={x + 24} y={bottom - height * 0.55} width="4" height={height * 0.55} fill="var(--signal)" />
    <text className="mono" x={x} y={bottom - height * 0.55 - 10} fontSize={size} fill="var(--ink)">
      Z-Wave
    </text>
    <text className="mono" x={x} y={bottom + 18} fontSize={size} fill="var(--muted)">
      868.4
    </text>
  </>
)

/** Where Zigbee and Z-Wave send, beside a hotel's Wi-Fi. Fits a teaser and an article's column. */
export const ZigbeeZWave = () => (
  <div className={`${styles['drawing']} ${styles['column']}`}>
    <svg className={styles['wide']} viewBox="0 0 700 232" role="img" aria-label={label}>
      <text x="0" y="18" fontSize="15" fontWeight="600" fill="var(--ink)">
        Free of Wi-Fi: Zigbee {free.join(', ')} and all of Z-Wave
      </text>
      <SubGigahertz x={0} bottom={190} height={110} size={12} />
      <Band left={84} right={700} bottom={190} height={110} size={12} every={1} />
      <text className="mono" x="0" y="228" fontSize="12" fill="var(--muted)">
        MHz
      </text>
      <text className="mono" x="700" y="228" fontSize="12" fill="var(--muted)" textAnchor="end">
        Zigbee channel, 2405 to 2480 MHz
      </text>
    </svg>
    <svg className={styles['tall']} viewBox="0 0 350 176" role="img" aria-label={label}>
      <SubGigahertz x={0} bottom={124} height={86} size={11} />
      <Band left={80} right={350} bottom={124} height={86} size={11} every={99} />
      <text className="mono" x="0" y="166" fontSize="11" fill="var(--muted)">
        MHz
      </text>
      <text className="mono" x="350" y="166" fontSize="11" fill="var(--muted)" textAnchor="end">
        Zigbee channels free of Wi-Fi
      </text>
    </svg>
  </div>
)
