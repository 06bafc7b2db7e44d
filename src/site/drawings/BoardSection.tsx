import { words } from '#src/content/words/words.ts'
import styles from './BoardSection.module.css'
import { Drawing, Label, paths, Signal, View } from './kit/drawing.tsx'

export const BoardSection = () => {
  const { shows, cap, antenna, board, base } = words().drawings.boardSection
  const parts = [
    { y: 54, name: cap },
    { y: 106, name: antenna },
    { y: 127, name: board },
    { y: 190, name: 'CR2450' },
    { y: 265, name: base },
  ]
  return (
    <div className={styles['section']}>
      <Drawing label={shows}>
        <View size="tall" height={332}>
          <g transform="scale(.8)" stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round">
            <path
              d="M20 92v-30q0-22 22-22h226q22 0 22 22v30h-10V64q0-14-14-14H44q-14 0-14 14v28z"
              fill="var(--surface)"
            />
            <path d="M36 150h238v9H36z" fill="var(--surface)" />
            <path
              d="M118 132h44v18h-44zM184 140h22v10h-22zM62 142h16v8H62zM222 144h10v6h-10z"
              fill="var(--device)"
              stroke="none"
            />
            <path d="M122 159v6M132 159v6M142 159v6M152 159v6" />
            <path d="M83 218h144v29H83z" fill="var(--surface)" />
            <path d="M83 232h144" strokeDasharray="2 4" />
            <path
              d="M20 304v30q0 14 14 14h242q14 0 14-14v-30h-10v26q0 8-8 8H38q-8 0-8-8v-26z"
              fill="var(--surface)"
            />
            <Signal d="M240 150v-16h10v10h10v-10h10v16" />
            <path
              d="M155 96v34M155 168v46M155 252v84"
              stroke="var(--line-strong)"
              strokeDasharray="2 5"
            />
            <path
              d="M20 376v12M290 376v12M20 382h105M185 382h105"
              stroke="var(--line-strong)"
              strokeWidth="1"
            />
          </g>
          <path d={paths(parts, ({ y }) => `M238 ${y - 4}h10`)} stroke="var(--line-strong)" />
          {parts.map(({ y, name }) => (
            <Label key={name} x={254} y={y} text={name} room={{ letters: 11, width: 94 }} />
          ))}
          <Label x={124} y={310} anchor="middle" text="46 mm" />
        </View>
      </Drawing>
    </div>
  )
}
