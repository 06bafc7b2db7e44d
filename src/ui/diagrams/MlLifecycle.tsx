import { DrawnName, DrawnUnit } from './DrawnText.tsx'
import drawing from './drawing.module.css'

const stations = [
  { name: 'The question', fact: 'with the price of a miss' },
  { name: 'What exists', fact: 'two weeks with your data' },
  { name: 'Something simple', fact: 'the bar to beat' },
  { name: 'Train on the past', fact: 'test on what came after' },
  { name: 'In silence', fact: 'a month beside people' },
  { name: 'It speaks', fact: 'and is measured monthly' },
]
const label =
  'Six stations in a ring: the question, what exists, something simple, train on the past, in silence, it speaks. A way out leaves at the second station, where most projects that end, end; the sixth leads back to the first.'

/** Places on the wide ring: three along the top from the left, three along the bottom from the right. */
const places = [220, 600, 980, 980, 600, 220].map((x, index) => ({ x, isTop: index < 3 }))
const [top, bottom] = [100, 300]

/** Heights of the stations on the tall ring: the way out needs room under the second. */
const heights = [50, 126, 240, 316, 392, 468] as const
const exit = 186

/** The way of a model from question to answer and round again, with its one early exit. */
export const MlLifecycle = () => (
  <div className={`${drawing['drawing']} ${drawing['page']}`}>
    <svg className={drawing['wide']} viewBox="0 0 1240 330" fill="none" role="img" aria-label={label}>
      <path d={`M220 ${top}H1139a100 100 0 0 1 0 200H220`} stroke="var(--ink)" strokeWidth="2" />
      <path
        className="signal-line"
        pathLength={1}
        d={`M220 ${bottom}H101.5a100 100 0 0 1 0 -200H220`}
        stroke="var(--signal)"
        strokeWidth="3"
      />
      <path d={`M600 ${top}V24H742`} stroke="var(--ink)" strokeWidth="2" strokeDasharray="3 6" />
      <path d="M736 18l8 6l-8 6" stroke="var(--ink)" strokeWidth="2" />
      <path
        d={`M404 ${top - 6}l8 6l-8 6M784 ${top - 6}l8 6l-8 6M796 ${bottom - 6}l-8 6l8 6M416 ${bottom - 6}l-8 6l8 6`}
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <DrawnName x={758} y={22}>
        Out, while it is cheap
      </DrawnName>
      <DrawnUnit x={758} y={42}>
        the data cannot answer the question
      </DrawnUnit>
      {stations.map(({ name, fact }, index) => {
        const { x, isTop } = places[index] ?? { x: 0, isTop: true }
        const y = isTop ? top : bottom
        const isLive = index === 5
        return (
          <g key={name}>
            <circle cx={x} cy={y} r="19" fill="var(--page)" stroke={isLive ? 'var(--signal)' : 'var(--ink)'} strokeWidth={isLive ? 3 : 2} />
            <DrawnName x={x} y={y + 5.5} anchor="middle">
              {String(index + 1)}
            </DrawnName>
            <DrawnName x={x} y={isTop ? y + 48 : y - 50} anchor="middle" size={17}>
              {name}
            </DrawnName>
            <DrawnUnit x={x} y={isTop ? y + 70 : y - 30} anchor="middle">
              {fact}
            </DrawnUnit>
          </g>
        )
      })}
    </svg>
    <svg className={`${drawing['tall']} ${drawing['narrow']}`} viewBox="0 0 350 546" fill="none" role="img" aria-label={label}>
      <path d="M72 50V468" stroke="var(--ink)" strokeWidth="2" />
      <path
        className="signal-line"
        pathLength={1}
        d="M72 468v40a28 28 0 0 1 -56 0V50a28 28 0 0 1 56 0"
        stroke="var(--signal)"
        strokeWidth="3"
      />
      <path d={`M72 ${exit}H322`} stroke="var(--ink)" strokeWidth="2" strokeDasharray="3 6" />
      <path d={`M316 ${exit - 6}l8 6l-8 6`} stroke="var(--ink)" strokeWidth="2" />
      {stations.map(({ name, fact }, index) => {
        const y = heights[index] ?? 0
        const isLive = index === 5
        return (
          <g key={name}>
            <circle
              cx="72"
              cy={y}
              r="17"
              fill="var(--page)"
              stroke={isLive ? 'var(--signal)' : 'var(--ink)'}
              strokeWidth={isLive ? 3 : 2}
            />
            <DrawnName x={72} y={y + 5} anchor="middle">
              {String(index + 1)}
            </DrawnName>
            <DrawnName x={106} y={y - 2} size={16}>
              {name}
            </DrawnName>
            <DrawnUnit x={106} y={y + 17}>
              {fact}
            </DrawnUnit>
          </g>
        )
      })}
      <DrawnUnit x={106} y={exit + 20} fill="var(--ink)">
        out, while it is cheap
      </DrawnUnit>
    </svg>
  </div>
)
