import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { Box, Drawing, Label, Labels, NamedFact, View } from '../kit/drawing.tsx'

const calls = [
  { to: 'broker', port: 8883 },
  { to: 'updates', port: 443 },
  { to: 'time', port: 123 },
  { to: 'names', port: 53 },
] as const

export const ConnectionsDrawing = () => {
  const said = words().drawings.connections
  return (
    <Drawing label={said.shows}>
      <View size="sheet" height={224}>
        <path d="M330 0V224" stroke="var(--ink)" strokeWidth="2" />
        <Box x={140} y={52} width={136} height={104} rx={12} />
        <NamedFact x={208} y={100} anchor="middle" name={said.gateway} fact={said.partitions} />
        {calls.map(({ to, port }, index) => {
          const y = 66 + index * 25
          return (
            <g key={port}>
              <path
                d={`M276 ${y}H478m0 0l-8-5m8 5l-8 5`}
                stroke="var(--signal)"
                strokeWidth="2"
                strokeLinejoin="round"
              />
              <Label x={490} y={y + 4} tone="ink" text={said[to]} />
              <Label x={660} y={y + 4} anchor="end" text={port} />
            </g>
          )
        })}
        <path
          d="M478 22H338m0 0l8-5m-8 5l8 5M478 192H338m0 0l8-5m-8 5l8 5M64 104H132m0 0l-8-5m8 5l-8 5"
          stroke="var(--muted)"
          strokeWidth="1.25"
          strokeLinejoin="round"
        />
        <Label x={490} y={26} text={said.anyone} />
        <Label x={490} y={196} text={said.anyone} />
        <Labels
          lines={[said.page, 'LAN 2', say(said.port, { port: 443 })]}
          x={0}
          y={84}
          step={24}
        />
        <Label x={318} y={216} anchor="end" text={said.site} />
        <Label x={342} y={216} text={said.internet} />
      </View>
    </Drawing>
  )
}
