import { site } from '#src/content/settings/site.ts'
import { Axis, Drawing, Label, Name, paths, scale, stepsTo, View } from './kit/drawing.tsx'

/**
 * Seconds until the first figures appear and until a lamp answers, by network: upper bounds from
 * the table in the page's text.
 */
const networks = [
  { name: 'Same Wi-Fi as the gateway', figures: 0.5, lamp: 0.5, shown: 'live', isNamed: false },
  { name: '4G', figures: 1.5, lamp: 2, shown: 'live', isNamed: false },
  { name: '3G', figures: 4, lamp: 6, shown: 'live, charts on request', isNamed: true },
  {
    name: 'None',
    figures: 0.5,
    lamp: undefined,
    shown: 'from the phone, with its age',
    isNamed: false,
  },
] as const
const longest = 6
const label =
  'First figures and the switching of a lamp on four networks: within half a second on the gateway’s Wi-Fi; 1.5 and 2 seconds on 4G; 4 and 6 seconds on 3G; without a network the phone shows stored figures with their age within half a second, and a command is dropped after 60 seconds.'

const rows = [
  { name: 'Cold room 2', value: '4.2 °C', age: 'live', isLive: true },
  { name: 'Generator', value: '14.2 kW', age: 'live', isLive: true },
  { name: 'Diesel tank', value: '61 %', age: '2 min ago', isLive: false },
  { name: 'Gate', value: 'shut', age: '41 min ago', isLive: false },
  { name: 'Pump 3', value: '–', age: 'not readable', isLive: false },
] as const

export const SlowNetwork = () => (
  <Drawing label={label}>
    <View size="page" height={440}>
      <Phone x={0} />
      <Times left={418} width={822} top={10} row={98} />
    </View>
    <View size="middle" height={440}>
      <Phone x={0} />
      <Times left={330} width={408} top={10} row={98} />
    </View>
    <View size="tall" height={846}>
      <Phone x={38} />
      <Times left={0} width={350} top={470} row={86} />
    </View>
  </Drawing>
)

const Phone = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <rect x="1" y="1" width="272" height="438" rx="34" fill="var(--device)" />
    <rect x="10" y="10" width="254" height="420" rx="26" fill="var(--surface)" />
    <Label x={32} y={44} text="18:20" />
    <Label x={242} y={44} anchor="end" text="3G" />
    <Name x={31} y={88} size="figure" text={`${site().places.depot} depot`} />
    <Label x={32} y={110} text="40 devices · 34 kB" />
    {rows.map(({ name, value, age, isLive }, index) => {
      const y = 134 + index * 54
      return (
        <g key={name}>
          <path d={`M32 ${y}H242`} stroke="var(--line)" />
          <Name x={32} y={y + 23} text={name} />
          <Name x={242} y={y + 23} anchor="end" tone={isLive ? 'ink' : 'muted'} text={value} />
          <circle
            cx="36"
            cy={y + 38}
            r="3.5"
            strokeWidth="1.5"
            {...(isLive ? { fill: 'var(--signal)' } : { stroke: 'var(--muted)' })}
          />
          <Label x={47} y={y + 42} text={age} />
        </g>
      )
    })}
    <rect x="95" y="416" width="84" height="4" rx="2" fill="var(--line-strong)" />
  </g>
)

const Times = ({
  left,
  width,
  top,
  row,
}: {
  left: number
  width: number
  top: number
  row: number
}) => {
  const x = scale([0, longest], [left, left + width])
  const bottom = top + networks.length * row
  return (
    <>
      <path
        d={paths(stepsTo(longest, 1), (second) => `M${x(second)} ${top}V${bottom}`)}
        stroke="var(--line)"
      />
      <Axis
        x={x}
        y={bottom}
        at={stepsTo(longest, 1)}
        name={(second) => (second % longest ? String(second) : `${second} s`)}
      />
      {networks.map(({ name, figures, lamp, shown, isNamed }, index) => {
        const y = top + index * row
        return (
          <g key={name}>
            <Name x={left} y={y + 18} halo="page" text={name} />
            <Label x={left + width} y={y + 18} anchor="end" halo="page" text={shown} />
            <rect
              x={left}
              y={y + 32}
              width={x(figures) - left}
              height="14"
              fill={lamp ? 'var(--signal)' : 'var(--muted)'}
            />
            {lamp && (
              <rect x={left} y={y + 49} width={x(lamp) - left} height="6" fill="var(--warm)" />
            )}
            {isNamed && <Label x={x(figures) + 8} y={y + 44} halo="page" text="first figures" />}
            {isNamed && (
              <Label x={x(lamp)} y={y + 71} anchor="end" halo="page" text="the lamp answers" />
            )}
          </g>
        )
      })}
    </>
  )
}
