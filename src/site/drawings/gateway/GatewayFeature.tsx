import type { ReactNode } from 'react'
import { gatewayDraw, hoursAt } from '#src/content/example-sites/figures.ts'
import type { GatewayFeatureName } from '#src/content/schemas/drawings.ts'
import { deviceFacts } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { Label, paths, range } from '../kit/drawing.tsx'

export const GatewayFeature = ({ name }: { name: GatewayFeatureName }) => (
  <svg
    viewBox="0 0 208 236"
    fill="none"
    stroke="var(--line-strong)"
    strokeWidth="1.25"
    aria-hidden="true"
  >
    {drawings[name]}
  </svg>
)

const said = () => words().drawings.gatewayFeature

/** The 72 hours that the store can hold, four of them filled by a night without a link. */
const Store = () =>
  range(72).map((index) => (
    <rect
      key={index}
      x={0.75 + (index % 8) * 26.6}
      y={0.75 + Math.floor(index / 8) * 26.6}
      width="20"
      height="20"
      rx="4"
      {...(index < 4 && { fill: 'var(--signal)', stroke: 'var(--signal)' })}
    />
  ))

const Rule = () => (
  <>
    <path d="M0 96H208" stroke="var(--warm)" strokeDasharray="3 5" />
    <Label x={0} y={86} text="−15 °C" />
    <path
      d="M0 150C40 148 60 140 84 124S122 84 148 66s40-20 60-24"
      stroke="var(--ink)"
      strokeWidth="2"
    />
    <path d="M120 96V206" stroke="var(--signal)" strokeWidth="2" />
    <circle cx="120" cy="96" r="5" fill="var(--signal)" stroke="none" />
    <path d="M0 206H120M120 192H208M120 206V192" stroke="var(--signal)" strokeWidth="3" />
    <Label x={0} y={230} text={said().sirenOff} />
    <Label x={208} y={230} anchor="end" text={said().sirenOn} />
  </>
)

const Battery = () =>
  [
    { draw: gatewayDraw(deviceFacts()).connected, name: said().connected },
    { draw: gatewayDraw(deviceFacts()).waking, name: said().waking },
    { draw: gatewayDraw(deviceFacts()).silent, name: said().silent },
  ].map(({ draw, name }, index) => {
    const hours = hoursAt(draw, deviceFacts())
    const y = 14 + index * 78
    return (
      <g key={name}>
        <Label x={0} y={y} text={name} />
        <rect x="0.75" y={y + 10.75} width="206" height="20" rx="4" />
        <rect
          x="0.75"
          y={y + 10.75}
          width={(206 * hours) / 13.5}
          height="20"
          rx="4"
          fill="var(--signal)"
          stroke="var(--signal)"
        />
        <Label x={0} y={y + 48} text={`${formatNumber(hours, site().locale, 1)} h`} />
      </g>
    )
  })

const Cores = () =>
  said().cores.map((name, index) => {
    const [x, y] = [(index % 2) * 107 + 0.75, Math.floor(index / 2) * 120 + 0.75]
    return (
      <g key={name}>
        <rect
          x={x}
          y={y}
          width="99"
          height="86"
          rx="10"
          {...(index === 0 && { fill: 'var(--signal)', stroke: 'var(--signal)' })}
        />
        <path
          d={paths([20, 40, 60, 80], (at) => `M${x + at} ${y + 86}v8`)}
          {...(index === 0 && { stroke: 'var(--signal)' })}
        />
        <Label x={x} y={y + 112} text={name} room={{ letters: 13, width: 99 }} />
      </g>
    )
  })

const Links = () => (
  <>
    <Label x={0} y={54} text="Ethernet" />
    <path d="M0 78H84" stroke="var(--signal)" strokeWidth="3" />
    <path d="M84 78H208" strokeDasharray="2 6" />
    <path
      d="M79 73l10 10m0-10l-10 10M119 73l10 10m0-10l-10 10"
      stroke="var(--warm)"
      strokeWidth="2"
    />
    <Label x={0} y={172} text="LTE" />
    <path d="M0 148H130" strokeDasharray="2 6" />
    <path d="M124 78V148H208" stroke="var(--signal)" strokeWidth="3" strokeLinejoin="round" />
    <path d="M84 100V196M124 160V196" strokeDasharray="2 4" />
    <path d="M84 190H124" />
    <Label x={104} y={216} anchor="middle" text={said().lost} />
  </>
)

const Protocols = () => (
  <>
    {['Zigbee', 'Z-Wave', 'Bluetooth', 'Modbus', 'NFC'].map((name, index) => {
      const y = 12 + index * 50
      return (
        <g key={name}>
          <Label x={0} y={y + 5} text={name} />
          <path d={`M74 ${y}C124 ${y} 108 112 152 112`} stroke="var(--signal)" strokeWidth="1.5" />
          <circle cx="74" cy={y} r="3.5" fill="var(--signal)" stroke="none" />
        </g>
      )
    })}
    <rect x="152.75" y="62.75" width="54.5" height="98" rx="6" />
    <path d="M152 82H208M152 102H208M152 122H208M152 142H208M171 62V161M189 62V161" />
    <path d="M152 112H208" stroke="var(--signal)" strokeWidth="3" />
  </>
)

const Partitions = () => (
  <>
    <rect
      x="0.75"
      y="20.75"
      width="206"
      height="72"
      rx="10"
      fill="var(--signal)"
      stroke="var(--signal)"
    />
    <rect x="0.75" y="142.75" width="206" height="72" rx="10" strokeDasharray="4 5" />
    <rect x="0.75" y="142.75" width="128" height="72" rx="10" />
    <path
      d="M168 100v20m0 0l-6-7m6 7l6-7M44 134v-20m0 0l-6 7m6-7l6 7"
      stroke="var(--ink)"
      strokeWidth="1.75"
    />
    <Label x={0} y={14} text={said().running} />
    <Label x={0} y={234} text={said().written} />
    <Label x={58} y={128} text={said().rollback} />
  </>
)

const Closed = () => (
  <>
    <path d="M120 0V236" stroke="var(--ink)" strokeWidth="2" />
    <rect x="0.75" y="74.75" width="66" height="66" rx="10" />
    <path
      d="M67 98H200m0 0l-8-6m8 6l-8 6M200 118H67m0 0l8-6m-8 6l8 6"
      stroke="var(--signal)"
      strokeWidth="2"
    />
    <path
      d={paths([26, 56, 176, 206], (y) => `M206 ${y}H132m0 0l8-6m-8 6l8 6`)}
      stroke="var(--muted)"
    />
    <Label x={110} y={14} anchor="end" text={said().site} />
    <Label x={130} y={10} text={said().internet} />
  </>
)

const drawings: Record<GatewayFeatureName, ReactNode> = {
  store: <Store />,
  rule: <Rule />,
  battery: <Battery />,
  cores: <Cores />,
  links: <Links />,
  protocols: <Protocols />,
  partitions: <Partitions />,
  closed: <Closed />,
}
