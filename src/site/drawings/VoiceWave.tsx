import { Drawing, Label, Name, paths, range, View } from './kit/drawing.tsx'
import { drawingWords } from './kit/drawing-words.ts'

type Part = { words: string; note: string; bars: number; loudness: number; tone: string }
/**
 * The sound that the speaker hears during one command, in strokes of about 40 ms, and which of the
 * spoken words it holds.
 */
const sounds = [
  { bars: 22, loudness: 0.1, tone: 'var(--line-strong)' },
  { bars: 24, loudness: 0.9, tone: 'var(--signal)', spoken: 0 },
  { bars: 48, loudness: 0.7, tone: 'var(--ink)', spoken: 1 },
  { bars: 14, loudness: 0.06, tone: 'var(--line-strong)' },
  { bars: 16, loudness: 0.5, tone: 'var(--muted)', spoken: 2 },
]

/** Returns an invented amplitude from 0.15 to 1: syllables as a slow wave, voice as a fast one. */
const amplitude = (index: number) =>
  0.15 +
  0.85 *
    Math.abs(Math.sin(index * 0.42) * Math.cos(index * 1.7) * 0.7 + Math.sin(index * 0.19) * 0.3)

type Room = { left: number; step: number; middle: number; tallest: number }

const wave = (part: Part, { left, step, middle, tallest }: Room) =>
  paths(range(part.bars), (index) => {
    const half = Math.max(1.5, (tallest / 2) * part.loudness * amplitude(index + part.bars))
    return `M${(left + index * step).toFixed(1)} ${(middle - half).toFixed(1)}v${(half * 2).toFixed(1)}`
  })

export const VoiceWave = () => {
  const words = drawingWords().voiceWave
  if (!words) return null
  const parts = sounds.map(
    ({ spoken = -1, ...sound }, index): Part => ({
      ...sound,
      words: words.spoken[spoken] ?? '',
      note: words.notes[index] ?? '',
    }),
  )
  let wideLeft = 2
  let tallTop = 4
  return (
    <Drawing label={words.shows}>
      <View size="page" height={300}>
        {parts.map((part) => {
          const left = wideLeft
          wideLeft += part.bars * 10
          return (
            <g key={part.note}>
              <path
                d={wave(part, { left, step: 10, middle: 100, tallest: 196 })}
                stroke={part.tone}
                strokeWidth="4"
                strokeLinecap="round"
              />
              <Name x={left - 2} y={246} size="figure" text={part.words} />
              <Label x={left - 2} y={part.words ? 272 : 240} text={part.note} />
            </g>
          )
        })}
      </View>
      <View size="tall" height={470}>
        {parts.map((part) => {
          const top = tallTop
          const height = part.words ? 108 : 62
          tallTop += height + 6
          const step = Math.min(7, 344 / part.bars)
          return (
            <g key={part.note}>
              <path
                d={wave(part, {
                  left: 3,
                  step,
                  middle: top + (height - 30) / 2 - (part.words ? 10 : 0),
                  tallest: part.words ? 66 : 60,
                })}
                stroke={part.tone}
                strokeWidth="3"
                strokeLinecap="round"
              />
              <Name x={0} y={top + height - 24} size="title" text={part.words} />
              <Label x={350} y={top + height - 24} anchor="end" text={part.note} />
            </g>
          )
        })}
      </View>
    </Drawing>
  )
}
