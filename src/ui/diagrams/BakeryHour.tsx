import styles from './drawing.module.css'

const hour = 60
const every = (interval: number, first = 0) =>
  Array.from({ length: Math.ceil((hour - first) / interval) }, (_, index) => first + index * interval)

/** The worked example of the page's text: one hour at three sites; a lane is a device, a number the minute of a reading. */
const sites = [
  {
    name: 'Mushin, ovens',
    lanes: [
      { name: 'meter, every minute', minutes: every(1) },
      { name: 'four humidity sensors, every five', minutes: every(5, 0) },
      { name: '', minutes: every(5, 1) },
      { name: '', minutes: every(5, 2) },
      { name: '', minutes: every(5, 3) },
    ],
    data: '9.3 MB',
    day: '2,592 readings a day',
  },
  {
    name: 'Ojota, depot',
    lanes: [
      { name: 'generator meter, every minute', minutes: every(1) },
      { name: 'two doors, when they open', minutes: [8, 11, 46] },
    ],
    data: '5.5 MB',
    day: '1,520 readings a day',
  },
  {
    name: 'Lekki, shop',
    lanes: [
      { name: 'lock, CO, two doors, every ten', minutes: every(10, 2) },
      { name: '', minutes: every(10, 3) },
      { name: '', minutes: every(10, 4) },
      { name: '', minutes: every(10, 5) },
    ],
    data: '2.1 MB',
    day: '576 readings a day',
  },
] as const

const label =
  'One hour of readings from a bakery with three sites: Mushin sends most because its meter and four humidity sensors report often, 9.3 MB a month; Ojota sends 5.5 MB; Lekki sends a reading from each of four devices every ten minutes, 2.1 MB.'

const ticks = (minutes: readonly number[], left: number, width: number, y: number) =>
  minutes.map((minute) => `M${(left + (width * minute) / hour).toFixed(1)} ${y - 5}v10`).join('')

/** Distance of one device's line from the next: a name stands over the line of the narrow drawing, clear of the strokes above it. */
const wideLane = 18
const tallLane = (name: string) => (name ? 38 : 14)

/** Three sites of one bakery in one hour: each stroke is a reading, so the data bill can be seen. */
export const BakeryHour = () => {
  let wideTop = 18
  let tallTop = 0
  return (
    <div className={`${styles['drawing']} ${styles['page']}`}>
      <svg className={styles['wide']} viewBox="0 0 1240 304" role="img" aria-label={label}>
        {sites.map(({ name, lanes, data, day }) => {
          const top = wideTop
          wideTop += Math.max(lanes.length, 3) * wideLane + 30
          return (
            <g key={name}>
              <text x="0" y={top + 5} fontSize="17" fontWeight="600" letterSpacing="-.01em" fill="var(--ink)">
                {name}
              </text>
              {lanes.map((lane, index) => (
                <g key={lane.minutes.join()}>
                  <text className="mono" x="400" y={top + index * wideLane + 4} fontSize="12" textAnchor="end" fill="var(--muted)">
                    {lane.name}
                  </text>
                  <path d={`M420 ${top + index * wideLane}h600`} stroke="var(--line)" />
                  <path d={ticks(lane.minutes, 420, 600, top + index * wideLane)} stroke="var(--signal)" strokeWidth="2" />
                </g>
              ))}
              <text x="1240" y={top + 7} fontSize="24" fontWeight="600" letterSpacing="-.03em" textAnchor="end" fill="var(--ink)">
                {data}
              </text>
              <text className="mono" x="1240" y={top + 26} fontSize="12" textAnchor="end" fill="var(--muted)">
                {day}
              </text>
            </g>
          )
        })}
        <Axis left={420} width={600} y={288} step={10} />
      </svg>
      <svg className={styles['tall']} viewBox="0 0 350 440" role="img" aria-label={label}>
        {sites.map(({ name, lanes, data }) => {
          const top = tallTop
          tallTop += lanes.reduce((sum, lane) => sum + tallLane(lane.name), 0) + 48
          let y = top + 14
          return (
            <g key={name}>
              <text x="0" y={top + 15} fontSize="15" fontWeight="600" fill="var(--ink)">
                {name}
              </text>
              <text x="350" y={top + 15} fontSize="15" fontWeight="600" textAnchor="end" fill="var(--ink)">
                {data}
              </text>
              {lanes.map((lane) => {
                y += tallLane(lane.name)
                return (
                  <g key={lane.minutes.join()}>
                    {lane.name && (
                      <text className="mono" x="0" y={y - 13} fontSize="11.5" fill="var(--muted)">
                        {lane.name}
                      </text>
                    )}
                    <path d={`M0 ${y}h350`} stroke="var(--line)" />
                    <path d={ticks(lane.minutes, 1, 350, y)} stroke="var(--signal)" strokeWidth="1.5" />
                  </g>
                )
              })}
            </g>
          )
        })}
        <Axis left={1} width={348} y={422} step={30} />
      </svg>
    </div>
  )
}

const Axis = ({ left, width, y, step }: { left: number; width: number; y: number; step: number }) => (
  <>
    {Array.from({ length: hour / step + 1 }, (_, index) => index * step).map((minute) => (
      <text
        key={minute}
        className="mono"
        x={left + (width * minute) / hour}
        y={y + 12}
        fontSize="12"
        fill="var(--muted)"
        textAnchor={minute === 0 ? 'start' : minute === hour ? 'end' : 'middle'}
      >
        {minute === hour ? '11:00' : `10:${String(minute).padStart(2, '0')}`}
      </text>
    ))}
  </>
)
