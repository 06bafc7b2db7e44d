import { words } from '#src/content/words/words.ts'
import { Box, Drawing, Label, NamedFact, paths, range, View } from '../kit/drawing.tsx'

export const CabinetDrawing = () => {
  const said = words().drawings.cabinet
  return (
    <Drawing label={said.shows}>
      <View size="sheet" height={280}>
        <rect
          x="60"
          y="10"
          width="300"
          height="260"
          rx="6"
          fill="var(--sunk)"
          stroke="var(--muted)"
          strokeWidth="1.5"
        />
        <g fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.5">
          <rect x="150" y="112" width="120" height="118" rx="8" />
          <rect x="146" y="222" width="128" height="14" rx="4" />
        </g>
        <path d={paths(range(11, 9, 165), (at) => `M${at} 112V222`)} stroke="var(--line-strong)" />
        <path
          d="M160 112V56a4 4 0 0 1 8 0V112M252 112V56a4 4 0 0 1 8 0V112"
          fill="var(--surface)"
          stroke="var(--ink)"
          strokeWidth="1.25"
        />
        <g stroke="var(--warm)" strokeWidth="1.75">
          {[190, 210, 230].map((x) => (
            <path key={x} d={`M${x} 100c-6-10 6-18 0-28s6-18 0-28m0 0l-5 7m5-7l5 7`} />
          ))}
        </g>
        <path
          d="M290 10V112M284 10h12M284 112h12M60 170H150M60 164v12M150 164v12M270 170H360M360 164v12M270 164v12"
          stroke="var(--muted)"
        />
        <Label x={298} y={64} tone="ink" text="100" />
        <Label x={105} y={162} anchor="middle" tone="ink" text="50" />
        <Label x={316} y={162} anchor="middle" tone="ink" text="50" />
        <Box x={420} y={120} width={84} height={116} line="muted" isDashed />
        <Label x={462} y={182} anchor="middle" text={said.inverter} />
        <NamedFact x={420} y={36} name={said.upright} fact={said.air} />
        <Label x={420} y={75} text={said.antennas} />
        <Label x={420} y={258} text={said.beside} />
      </View>
    </Drawing>
  )
}
