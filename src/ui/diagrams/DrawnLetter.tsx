import { LogoSymbol } from '../brand/LogoSymbol.tsx'
import { DrawnUnit } from './DrawnText.tsx'
import drawing from './drawing.module.css'

/** What happens to the letter: it comes, it is about to end, it has ended, or its link was cut off. */
export type LetterState = 'coming' | 'ending' | 'ended' | 'cut'

/** The worked example of the battery article: hours on one charge with the modem awake for 7.5 minutes of each half hour. */
const battery = { charge: 18.5 * 0.9, draw: 1.25 + ((3.15 - 1.25) * 7.5) / 30, scale: 12 } as const
const hours = battery.charge / battery.draw
const figure = hours.toFixed(1)

const paper = { width: 420, height: 480, margin: 32 } as const
const right = paper.width - paper.margin
const x = (hour: number) => paper.margin + ((right - paper.margin) * hour) / battery.scale
/** Where a mail program cut the letter: through its last line. */
const tear = Array.from({ length: 15 }, (_, index) => `L${paper.width - 1 - index * 29.86} ${index % 2 ? 452 : 440}`).join('')
const whole = `M1 7q0-6 6-6h406q6 0 6 6v466q0 6-6 6H7q-6 0-6-6z`
const torn = `M1 7q0-6 6-6h406q6 0 6 6V440${tear}z`

const labels: Record<LetterState, string> = {
  coming: `A drawn letter: one figure, ${figure} hours on one battery, its curve, a few lines, and at the foot the link that ends it.`,
  ending: 'A drawn letter with its last line marked: the link that ends it.',
  ended: 'A drawn letter as an empty outline: none follows.',
  cut: 'A drawn letter torn off in the middle of its last line, the link.',
}

/** One letter as it comes: one figure with its curve, a few lines, and the link that ends it. */
export const DrawnLetter = ({ state = 'coming' }: { state?: LetterState }) => {
  const isEnded = state === 'ended'
  const ink = isEnded ? 'var(--line-strong)' : 'var(--ink)'
  const quiet = isEnded ? 'var(--line-strong)' : 'var(--muted)'
  return (
    <div className={drawing['drawing']}>
      <svg viewBox={`0 0 ${paper.width} ${paper.height}`} fill="none" role="img" aria-label={labels[state]}>
        <path
          d={state === 'cut' ? torn : whole}
          fill={isEnded ? 'none' : 'var(--surface)'}
          stroke="var(--line-strong)"
          strokeWidth="1.5"
          strokeLinejoin="round"
          {...(isEnded && { strokeDasharray: '5 6' })}
        />
        <g transform={`translate(${paper.margin} 30) scale(.9)`}>
          <LogoSymbol ink={ink} signal={isEnded ? 'var(--line-strong)' : 'var(--signal)'} />
        </g>
        <path d={`M${paper.margin} 78H${right}`} stroke="var(--line)" />
        {isEnded ? (
          <path
            d={`M${paper.margin} 134H190M${paper.margin} 292H${right}M${paper.margin} 344H${right}M${paper.margin} 366H${right - 60}`}
            stroke="var(--line)"
            strokeWidth="2"
          />
        ) : (
          <>
            <text x={paper.margin - 2} y="140" fontSize="48" fontWeight="700" letterSpacing="-.04em" fill={ink}>
              {figure} hours
            </text>
            <DrawnUnit x={paper.margin} y={172} fill={quiet} size={17}>
              modem awake each half hour
            </DrawnUnit>
            <path d={`M${paper.margin} 292H${right}M${x(hours)} 292v7`} stroke="var(--line-strong)" />
            <path
              className="signal-line"
              pathLength={1}
              d={`M${paper.margin} 200L${x(hours)} 292`}
              stroke="var(--signal)"
              strokeWidth="3"
              strokeLinecap="round"
            />
            <circle cx={x(hours)} cy="292" r="5.5" fill="var(--surface)" stroke="var(--ink)" strokeWidth="2" />
            <DrawnUnit x={paper.margin} y={320} size={17}>
              0 h
            </DrawnUnit>
            <DrawnUnit x={x(hours)} y={320} anchor="middle" size={17}>
              {`${figure} h`}
            </DrawnUnit>
            <path
              d={`M${paper.margin} 352H${right}M${paper.margin} 370H${right - 18}M${paper.margin} 390H${right - 120}`}
              stroke="var(--line)"
              strokeWidth="6"
            />
          </>
        )}
        <LetterFoot state={state} />
      </svg>
    </div>
  )
}

/** The last line of each letter. */
const LetterFoot = ({ state }: { state: LetterState }) => {
  if (state === 'ended') return <path d={`M${paper.margin} 446h84`} stroke="var(--line)" strokeWidth="2" />
  const isCut = state === 'cut'
  return (
    <g {...(isCut && { clipPath: 'url(#above-the-tear)' })}>
      {isCut && (
        <clipPath id="above-the-tear">
          <path d={torn} />
        </clipPath>
      )}
      <path d={`M${paper.margin} 414H${right}`} stroke="var(--line)" />
      <text x={paper.margin} y="450" fontSize="18" fontWeight="600" fill="var(--signal-ink)" textDecoration="underline">
        Unsubscribe
      </text>
      {state === 'ending' && <rect x={paper.margin - 10} y="428" width="130" height="34" rx="6" stroke="var(--signal)" strokeWidth="3" />}
    </g>
  )
}
