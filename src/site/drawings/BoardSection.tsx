import { words } from '#src/content/words/words.ts'
import styles from './BoardSection.module.css'
import { Drawing, Label, paths, range, Signal, strokes, View } from './kit/drawing.tsx'

export const BoardSection = () => {
  const { shows, cap, antenna, board, base } = words().drawings.boardSection
  const parts = [
    { y: 62, name: cap },
    { y: 104, name: antenna },
    { y: 121, name: board },
    { y: 180, name: 'CR2450' },
    { y: 248, name: base },
  ]
  return (
    <div className={styles['section']}>
      <Drawing label={shows}>
        <View size="tall" height={300} top={20}>
          <path
            d="M120 54v44M120 134v18M120 190v48"
            stroke="var(--line-strong)"
            strokeDasharray="2 4"
          />
          <g stroke="var(--ink)" strokeWidth="1.25" strokeLinejoin="round">
            <g fill="var(--surface)">
              <path d="M14 82V52q0-18 18-18h176q18 0 18 18v30h-8V53q0-11-11-11H33q-11 0-11 11v29z" />
              <path d="M22 74h6l-6 8M218 74h-6l6 8" />
              <path d="M26 112h188v7H26z" />
              <path d="M72 154h96v6H72z" />
              <rect x="58" y="160" width="124" height="28" rx="4" />
              <path d="M14 224v22q0 14 14 14h184q14 0 14-14v-22h-8v20q0 8-8 8H30q-8 0-8-8v-20z" />
              <path d="M40 252v-18h10v18M190 252v-18h10v18M70 252v-9h100v9" />
              <path d="M138 103h16v9h-16zM36 101h16v11H36z" />
            </g>
            {/* Holes for the air above the sensor, contacts of the chip and of the cell. */}
            <path d={strokes(range(6, 6, 30), 38, 8)} />
            <path d={strokes(range(7, 5, 95), 110, 4)} strokeWidth="2" />
            <path d="M66 119v7q0 8 10 8h10M174 119v7q0 8-10 8h-10" strokeWidth="2" />
            <path d="M40 105h8M45 238v-4M195 238v-4" />
            <g fill="var(--device)" stroke="none">
              <path d="M92 98h36v11H92zM60 106h8v6h-8zM72 104h12v8H72z" />
              <path d="M31 119h6v3h-6zM92 119h5v4h-5zM104 119h5v4h-5zM116 119h5v4h-5zM128 119h5v4h-5z" />
            </g>
            <path d="M26 114.5h188M26 116.7h188M58 168h124" stroke="var(--line-strong)" />
            <path d="M116 178h8M120 174v8" />
            <Signal d="M164 112V98h6v9h6v-9h6v9h6v-9h6v9h6v-9h6v14" />
            <Signal d="M116 42v8h8v-8" />
            <path
              d="M14 270v16M226 270v16M14 280h76M150 280h76"
              stroke="var(--line-strong)"
              strokeWidth="1"
            />
          </g>
          <path d={paths(parts, ({ y }) => `M234 ${y - 4}h12`)} stroke="var(--line-strong)" />
          {parts.map(({ y, name }) => (
            <Label key={name} x={252} y={y} text={name} room={{ letters: 11, width: 96 }} />
          ))}
          <Label x={120} y={284} anchor="middle" text="46 mm" />
        </View>
      </Drawing>
    </div>
  )
}
