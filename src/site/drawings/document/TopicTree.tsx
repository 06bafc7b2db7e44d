import type { DrawingWords } from '#src/content/schemas/drawing-words-schema.ts'
import { Drawing, Label, View } from '../kit/drawing.tsx'
import { drawingWords } from '../kit/drawing-words.ts'

type Words = NonNullable<DrawingWords['topicTree']>

const branchesOf = ({ place, alarm, output }: Words) => [
  { path: ['data', place, 'temperature'], isListened: false },
  { path: ['summary', place, 'temperature'], isListened: false },
  { path: ['alarm', alarm], isListened: false },
  { path: ['status'], isListened: false },
  { path: ['command', output], isListened: true },
  { path: ['reply', '8f21'], isListened: false },
]
const columns = [0, 146, 270, 380, 534]
const rows = 6
const row = (index: number) => 24 + index * 34
const trunk = row((rows - 1) / 2)

export const TopicTree = () => {
  const words = drawingWords().topicTree
  return (
    words && (
      <Drawing label={words.shows}>
        <View size="sheet" height={218}>
          {branchesOf(words).map(({ path, isListened }, index) => {
            const y = row(index)
            return (
              <g key={path.join()}>
                <path
                  d={`M232 ${trunk}C252 ${trunk} 246 ${y} 266 ${y}`}
                  stroke="var(--line-strong)"
                  strokeWidth="1.5"
                />
                {path.map((level, depth) => {
                  const x = columns[depth + 2] ?? 0
                  const next = columns[depth + 3] ?? 0
                  const isLeaf = depth === path.length - 1
                  return (
                    <g key={level}>
                      {!isLeaf && (
                        <path
                          d={`M${x + level.length * 7.3 + 10} ${y}H${next - 6}`}
                          stroke="var(--line-strong)"
                          strokeWidth="1.5"
                        />
                      )}
                      <Label x={x} y={y + 4} tone="ink" text={level} />
                      {isLeaf && (
                        <circle
                          cx={x + level.length * 7.3 + 12}
                          cy={y}
                          r="4"
                          fill={isListened ? 'none' : 'var(--signal)'}
                          stroke="var(--signal)"
                          strokeWidth="1.75"
                        />
                      )}
                    </g>
                  )
                })}
              </g>
            )
          })}
          <Label x={0} y={trunk + 4} tone="ink" text={words.site} />
          <path d={`M82 ${trunk}H140`} stroke="var(--line-strong)" strokeWidth="1.5" />
          <Label x={146} y={trunk + 4} tone="ink" text={words.gateway} />
          <path d={`M196 ${trunk}H232`} stroke="var(--line-strong)" strokeWidth="1.5" />
          <Label x={0} y={trunk + 24} text={words.levels[0] ?? ''} />
          <Label x={146} y={trunk + 24} text={words.levels[1] ?? ''} />
        </View>
      </Drawing>
    )
  )
}
