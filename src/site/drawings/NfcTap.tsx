import type { DrawingWords } from '#src/content/schemas/drawing-words-schema.ts'
import { Drawing, Label, Labels, Name, paths, range, View } from './kit/drawing.tsx'
import { drawingWords } from './kit/drawing-words.ts'
import styles from './NfcTap.module.css'

const turns = 7

/**
 * Returns the coil as a single path of seven rounded turns, 8 units apart, wound inwards from the
 * chip's upper pad to its lower one.
 */
function coil(): string {
  const pitch = 8
  const loops = paths(range(turns), (turn) => {
    const inset = turn * pitch
    const [left, right, top, bottom] = [26 + inset, 388 - inset, 236 + inset, 476 - inset]
    const radius = 14 - turn
    // Each turn ends one pitch further in, where the next one begins; the last turn ends at the
    // chip.
    return [
      `H${right - radius}Q${right} ${top} ${right} ${top + radius}`,
      `V${bottom - radius}Q${right} ${bottom} ${right - radius} ${bottom}`,
      `H${left + radius}Q${left} ${bottom} ${left} ${bottom - radius}`,
      `V${top + pitch + radius}Q${left} ${top + pitch} ${left + radius} ${top + pitch}`,
      turn === turns - 1 ? 'H176' : '',
    ].join('')
  })
  return `M191 236${loops}`
}

type Words = NonNullable<DrawingWords['nfcTap']>

export const NfcTap = () => {
  const words = drawingWords().nfcTap
  return (
    words && (
      <div className={styles['cut']}>
        <Drawing label={words.shows}>
          <View size="column" width={700} height={560}>
            <Tag />
            <Phone words={words} />
            <g stroke="var(--line-strong)">
              <path d="M191 305V330H92" />
              <circle cx="191" cy="305" r="2.5" fill="var(--muted)" stroke="none" />
            </g>
            <Labels lines={words.tag} x={92} y={352} />
            <Label x={0} y={532} text={words.coil} />
          </View>
          <View size="tall" width={504} height={560} left={160}>
            <Tag />
            <Phone words={words} enlarged={1.46} />
          </View>
        </Drawing>
      </div>
    )
  )
}

const field = [
  { r: 164, opacity: 0.28 },
  { r: 128, opacity: 0.5 },
  { r: 92, opacity: 0.75 },
  { r: 56, opacity: 1 },
]

const Tag = () => (
  <>
    <rect
      x="1"
      y="212"
      width="411"
      height="288"
      rx="18"
      fill="var(--page)"
      stroke="var(--line-strong)"
    />
    <path d={coil()} stroke="var(--muted)" strokeWidth="1.75" />
    <path d="M191 236V284" stroke="var(--page)" strokeWidth="8" />
    <path d="M191 235V284" stroke="var(--ink)" strokeWidth="1.75" />
    <rect x="176" y="279" width="30" height="26" rx="3" fill="var(--ink)" />
    {field.map((ring) => (
      <circle key={ring.r} cx="400" cy="300" {...ring} stroke="var(--signal)" strokeWidth="1.75" />
    ))}
  </>
)

const Phone = ({ words, enlarged = 1 }: { words: Words; enlarged?: number }) => {
  const at = (x: number, y: number) => ({ x: x / enlarged, y: y / enlarged })
  return (
    <g transform="rotate(11 500 280)">
      <rect x="388" y="34" width="236" height="478" rx="40" fill="var(--device)" />
      <rect x="397" y="43" width="218" height="460" rx="32" fill="var(--surface)" />
      <path d="M481 65h50" stroke="var(--device)" strokeWidth="18" strokeLinecap="round" />
      <path d="M472 488h68" stroke="var(--line-strong)" strokeWidth="5" strokeLinecap="round" />
      <path d="M421 238h170M421 294h170" stroke="var(--line)" />
      <circle cx="426" cy="266" r="5" fill="var(--signal)" />
      <g transform="translate(420 172) scale(1.4)">
        <Name x={0} y={0} size="figure" text={words.item} room={{ letters: 9, width: 120 }} />
      </g>
      <g transform={`scale(${enlarged})`}>
        <Label {...at(421, 122)} text="19:42" />
        <Name {...at(421, 200)} tone="muted" text={words.place} />
        <Name {...at(442, 272)} text={words.state} />
        <Labels lines={words.notes} {...at(421, 324)} step={21 / enlarged} />
      </g>
    </g>
  )
}
