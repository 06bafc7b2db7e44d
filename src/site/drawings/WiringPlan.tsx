import { Fragment } from 'react'
import { counted } from '#src/content/example-sites/figure-words.ts'
import { exampleSites } from '#src/content/example-sites.ts'
import { inParts, labelled } from '#src/content/words/punctuation.ts'
import { lang, words } from '#src/content/words/words.ts'
import { formatList } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import {
  Axis,
  Drawing,
  Label,
  Labels,
  Name,
  paths,
  range,
  scale,
  stepsTo,
  View,
} from './kit/drawing.tsx'

/** A cable of the plan: where its devices are on it, in metres from the gateway, and its words. */
type Cable = {
  number: number
  name: string
  cable: string
  isMains: boolean
  at: number[]
}

/** The cables of the first example site that has a wiring plan. */
function planOfSite() {
  const example = exampleSites().find(({ data }) => data.wires)
  if (!example) return undefined
  const { data, site } = example
  const said = words().drawings.wiringPlan
  const devices = new Map(site.devices.map((device) => [device.id, device]))
  const own = new Map([
    ['gateway', { name: said.gateway, power: site.gatewayPower, count: 1 }],
    ['router', { name: said.router, power: site.routerPower, count: 1 }],
  ])
  const cables = (data.wires ?? []).flatMap((wire, index): Cable[] => {
    const device = own.get(wire.to) ?? devices.get(wire.to)
    if (!device) return []
    const { metres, step = 0, cable } = wire
    const times = step > 0 ? device.count - 1 : 0
    return [
      {
        number: index + 1,
        name: counted(device),
        cable:
          times > 0
            ? say(said.line, { cable, metres, times, step })
            : say(said.length, { cable, metres }),
        isMains: device.power === 'mains',
        at: range(times + 1, step, metres),
      },
    ]
  })
  const led = new Set(data.wires?.map(({ to }) => to))
  const wireless = site.devices.filter(({ id, power }) => power === 'battery' && !led.has(id))
  return {
    said,
    cables,
    shows: say(said.shows, {
      site: site.name.toLowerCase(),
      cables: inParts(cables.map(({ name, cable }) => labelled(name, cable))),
    }),
    wireless: formatList(wireless.map(counted), 'conjunction', lang()),
  }
}

type Plan = NonNullable<ReturnType<typeof planOfSite>>

/** The cables of an example site, each as long as it is to scale. */
export const WiringPlan = () => {
  const plan = planOfSite()
  if (!plan) return null
  return (
    <Drawing label={plan.shows}>
      <PlanView plan={plan} size="middle" width={738} />
      <PlanView plan={plan} size="tall" width={350} />
    </Drawing>
  )
}

/** Height of a cable's row, and of the line in it, in user units. */
const row = { height: 76, line: 40 } as const

type ViewProps = { plan: Plan; size: 'middle' | 'tall'; width: number }

const PlanView = ({ plan: { said, cables, wireless }, size, width }: ViewProps) => {
  const start = 12
  const longest = Math.max(...cables.flatMap(({ at }) => at))
  const end = Math.ceil(longest / 5) * 5
  const x = scale([0, end], [start, width - 8])
  const bottom = cables.length * row.height
  return (
    <View size={size} height={bottom + (wireless ? 104 : 52)}>
      <rect y="0.5" width={start} height={bottom} rx="6" fill="var(--device)" />
      {cables.map(({ number, name, cable, isMains, at }, index) => {
        const y = index * row.height
        const tone = isMains ? 'var(--warm)' : 'var(--signal)'
        return (
          <Fragment key={number}>
            <Name x={start + 10} y={y + 20} text={`${number}. ${name}`} />
            <path
              d={`M${start} ${y + row.line}H${x(at.at(-1) ?? 0)}`}
              stroke={tone}
              strokeWidth="3"
            />
            <path
              d={paths(at, (metres) => `M${x(metres)} ${y + row.line}h.01`)}
              stroke={tone}
              strokeWidth="11"
              strokeLinecap="round"
            />
            <Label x={start + 10} y={y + row.line + 20} tone="ink" text={cable} />
          </Fragment>
        )
      })}
      <Axis x={x} y={bottom} at={stepsTo(end, 10)} name={String} tick={5} />
      <Label x={start} y={bottom + 44} text={said.axis} />
      {wireless && <Labels x={start} y={bottom + 76} lines={[said.wireless, wireless]} />}
    </View>
  )
}
