import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { GatewayFront } from '../gateway/GatewayFront.tsx'
import { Drawing, Label, Name, View } from '../kit/drawing.tsx'

const meters = [212, 340, 468]

export const PortsDrawing = () => {
  const said = words().drawings.ports
  return (
    <Drawing label={said.shows}>
      <View size="sheet" left={-24} width={708} height={326}>
        <g transform="translate(0 62) scale(.72)">
          <GatewayFront x={0} y={24} size="wide" />
        </g>
        <Label x={0} y={196} text={said.front} />
        <g fill="var(--surface)" stroke="var(--muted)" strokeWidth="1.25">
          <path d="M418 80l-4-60a5 5 0 0 1 10 0l-1 60zM600 80l4-60a5 5 0 0 0-10 0l1 60z" />
          <rect x="374" y="80" width="286" height="92" rx="12" />
          <g stroke="var(--line-strong)">
            {[387, 647].flatMap((x) =>
              [93, 159].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="3" />),
            )}
          </g>
          <rect x="424" y="112" width="72" height="26" rx="3" fill="var(--page)" />
          {[440, 460, 480].map((x) => (
            <circle key={x} cx={x} cy="125" r="5" />
          ))}
          <rect x="540" y="118" width="46" height="12" rx="3" fill="var(--page)" />
        </g>
        <Label x={440} y={104} anchor="middle" text="A" />
        <Label x={460} y={104} anchor="middle" text="B" />
        <Label x={480} y={104} anchor="middle" text="G" />
        <Label x={563} y={110} anchor="middle" text="SIM" />
        <Label x={374} y={196} text={said.back} />
        <path d="M440 138V236M460 138V250" stroke="var(--ink)" strokeWidth="1.5" />
        <path d="M480 138V264" stroke="var(--muted)" strokeWidth="1.25" strokeDasharray="4 4" />
        <path d="M590 236H60M590 250H60" stroke="var(--ink)" strokeWidth="1.5" />
        <path d="M590 264H60" stroke="var(--muted)" strokeWidth="1.25" strokeDasharray="4 4" />
        {meters.map((x, index) => (
          <g key={x}>
            <path d={`M${x - 100} 236v52M${x - 86} 250v38`} stroke="var(--ink)" strokeWidth="1.5" />
            <rect
              x={x - 128}
              y="288"
              width="72"
              height="34"
              rx="6"
              fill="var(--surface)"
              stroke="var(--muted)"
              strokeWidth="1.25"
            />
            <Label
              x={x - 92}
              y={309}
              anchor="middle"
              text={say(said.meter, { number: index + 1 })}
            />
          </g>
        ))}
        <rect
          x="55"
          y="233"
          width="10"
          height="20"
          fill="var(--surface)"
          stroke="var(--ink)"
          strokeWidth="1.5"
        />
        <rect
          x="585"
          y="233"
          width="10"
          height="20"
          fill="var(--surface)"
          stroke="var(--ink)"
          strokeWidth="1.5"
        />
        <Label x={44} y={247} anchor="end" tone="ink" text="120 Ω" />
        <Label x={606} y={247} tone="ink" text="120 Ω" />
        <Name x={430} y={309} text={said.bus} />
      </View>
    </Drawing>
  )
}
