import { Label, Name } from '../kit/DrawnText.tsx'

const calls = [
  { to: 'your broker', port: '8883' },
  { to: 'update server', port: '443' },
  { to: 'time server', port: '123' },
  { to: 'name server', port: '53' },
]

/** The wall of the site: four calls go out through it, nothing comes in unasked. */
export const ConnectionsDrawing = () => (
  <svg
    viewBox="0 0 660 224"
    role="img"
    aria-label="The gateway calls four servers outside. Requests from the internet end at the wall. Its local page answers on LAN 2 only."
  >
    <path d="M330 0V224" stroke="var(--ink)" strokeWidth="2" />
    <rect x="140" y="52" width="136" height="104" rx="12" fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.25" />
    <Name x={208} y={100} anchor="middle" text="Gateway" />
    <Label x={208} y={121} anchor="middle" text="A runs, B waits" />
    {calls.map(({ to, port }, index) => {
      const y = 66 + index * 25
      return (
        <g key={port}>
          <path d={`M276 ${y}H478m0 0l-8-5m8 5l-8 5`} fill="none" stroke="var(--signal)" strokeWidth="2" strokeLinejoin="round" />
          <Label x={490} y={y + 4} tone="ink" text={to} />
          <Label x={660} y={y + 4} anchor="end" text={port} />
        </g>
      )
    })}
    {[22, 192].map((y) => (
      <path key={y} d={`M478 ${y}H338m0 0l8-5m-8 5l8 5`} fill="none" stroke="var(--muted)" strokeWidth="1.25" strokeLinejoin="round" />
    ))}
    <Label x={490} y={26} text="anyone" />
    <Label x={490} y={196} text="anyone" />
    <path d="M64 104H132m0 0l-8-5m8 5l-8 5" fill="none" stroke="var(--muted)" strokeWidth="1.25" strokeLinejoin="round" />
    <Label x={0} y={84} text="local page" />
    <Label x={0} y={108} text="LAN 2" />
    <Label x={0} y={132} text="port 443" />
    <Label x={318} y={216} anchor="end" text="your site" />
    <Label x={342} y={216} text="internet" />
  </svg>
)
