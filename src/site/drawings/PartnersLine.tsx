import {
  Drawing,
  Label,
  Lights,
  Name,
  NamedFacts,
  Node,
  paths,
  range,
  Signal,
  View,
} from './kit/drawing.tsx'
import { drawingWords } from './kit/drawing-words.ts'

const rows = [86, 168, 250, 332] as const

export const PartnersLine = () => {
  const words = drawingWords().partnersLine
  if (!words) return null
  const { inside, outside, building, cut, gateway } = words
  return (
    <Drawing label={words.shows}>
      <View size="page" height={400}>
        <path
          d="M1 399V1H700V399z"
          fill="var(--surface)"
          stroke="var(--line-strong)"
          strokeWidth="1.5"
        />
        <path d="M700 1V190M700 210V399" stroke="var(--ink)" strokeWidth="5" />
        <Label x={28} y={36} text={building} />
        <NamedFacts rows={inside} x={28} y={86} step={82} size="title" />
        {rows.map((y) => (
          <Signal key={y} d={`M252 ${y}H330Q360 ${y} 372 ${y + (200 - y) * 0.5}T430 200H460`} />
        ))}
        {rows.map((y) => (
          <Node key={y} x={252} y={y} isOpen />
        ))}
        <path d="M480 160L474 96M620 160L626 96" stroke="var(--muted)" strokeWidth="3" />
        <Gateway name={gateway} x={460} y={160} width={180} height={80} />
        <path d="M640 200H748" stroke="var(--ink)" strokeWidth="3" />
        <path
          d="M748 188l10 8l-8 8l10 8M792 188l10 8l-8 8l10 8"
          stroke="var(--ink)"
          strokeWidth="2"
        />
        <Label x={776} y={166} anchor="middle" tone="ink" text={cut} />
        <g stroke="var(--line-strong)" strokeWidth="2">
          <path d="M804 200H850" strokeDasharray="2 6" />
          <path
            d={paths(rows, (y) => `M850 200Q880 200 892 ${200 - (200 - y) * 0.5}T960 ${y}H1000`)}
            strokeDasharray="2 6"
          />
          {rows.map((y) => (
            <circle key={y} cx="1000" cy={y} r="5" fill="var(--page)" />
          ))}
        </g>
        <NamedFacts rows={outside} x={1024} y={86} step={82} size="title" tone="muted" />
      </View>
      <View size="tall" height={680} isNarrow>
        <path
          d="M1 366V1H349V366"
          fill="var(--surface)"
          stroke="var(--line-strong)"
          strokeWidth="1.5"
        />
        <path d="M0 366H206M226 366H350" stroke="var(--ink)" strokeWidth="5" />
        <Label x={20} y={30} text={building} />
        <NamedFacts rows={inside} x={20} y={66} step={58} size="title" />
        <Signal d="M216 64V290M196 64h20M196 122h20M196 180h20M196 238h20" />
        {range(4, 58, 64).map((y) => (
          <Node key={y} x={196} y={y} isOpen />
        ))}
        <Gateway name={gateway} x={142} y={284} width={188} height={54} />
        <path d="M216 338V392" stroke="var(--ink)" strokeWidth="3" />
        <path d="M204 392l8 8l8 -8l8 8M204 416l8 8l8 -8l8 8" stroke="var(--ink)" strokeWidth="2" />
        <Label x={244} y={412} tone="ink" text={cut} />
        <path d="M216 426V642" stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="2 6" />
        {range(4, 58, 468).map((y) => (
          <circle
            key={y}
            cx="216"
            cy={y}
            r="5"
            fill="var(--page)"
            stroke="var(--line-strong)"
            strokeWidth="2"
          />
        ))}
        <NamedFacts rows={outside} x={0} y={470} step={58} size="title" tone="muted" />
      </View>
    </Drawing>
  )
}

const Gateway = ({
  name,
  x,
  y,
  width,
  height,
}: {
  name: string
  x: number
  y: number
  width: number
  height: number
}) => (
  <>
    <rect x={x} y={y} width={width} height={height} rx="12" fill="var(--device)" />
    <Name x={x + 20} y={y + height / 2 + 5} tone="studio" text={name} />
    <Lights x={x + width - 54} y={y + height / 2} count={3} step={16} hasLinkOut />
  </>
)
