import { Cloud, Database, GitBranch, Send, Zap } from 'lucide-react'
import type { DrawingWords } from '#src/content/schemas/drawing-words-schema.ts'
import { deviceFacts } from '#src/content/settings/settings.ts'
import { words } from '#src/content/words/words.ts'
import { say } from '#src/contracts/text/say.ts'
import { Box, Drawing, Label, Name, Node, Signal, View } from '../kit/drawing.tsx'
import { drawingWords } from '../kit/drawing-words.ts'
import {
  type ArchitectureDevice,
  ArchitecturePart,
  FieldDevice,
  fieldDevicesOf,
  StoreCells,
} from './GatewayArchitectureParts.tsx'

export const GatewayArchitecture = () => {
  const words = drawingWords().gatewayArchitecture
  if (!words) return null
  const devices = fieldDevicesOf(words.devices)
  return (
    <Drawing label={words.shows}>
      <Wide words={words} devices={devices} />
      <Middle words={words} devices={devices} />
      <Tall words={words} devices={devices} />
    </Drawing>
  )
}

type Words = NonNullable<DrawingWords['gatewayArchitecture']>
type Props = { words: Words; devices: ArchitectureDevice[] }

function partsOf() {
  const said = words().drawings.gatewayArchitecture
  const { hours: number, rate: count } = deviceFacts().gateway.store
  const store = { icon: Database, name: said.store.name, isStore: true }
  const keeps = [said.store.keeps, null, say(said.store.holds, { number, count })]
  const keepsShort = [said.store.keepsShort, null, say(said.store.holdsShort, { number, count })]
  return {
    said,
    rules: { icon: GitBranch, ...said.rules },
    store: { ...store, lines: keeps },
    narrowStore: { ...store, lines: keepsShort },
    sender: { icon: Send, ...said.sender },
  }
}
const body = { rx: 14, fill: 'var(--surface)', stroke: 'var(--ink)', strokeWidth: 1.25 }

const Wide = ({ words: { actuators, platform }, devices }: Props) => {
  const row = (index: number) => 30 + index * 92
  const middle = row(2) + 34
  const { said, rules, store, sender } = partsOf()
  return (
    <View size="page" height={468}>
      <Label x={0} y={14} text={said.field} />
      <Label x={420} y={14} text={said.gateway} />
      <Label x={1012} y={36} text={said.onSite} />
      <Label x={1012} y={264} text={said.cloud} />
      {devices.map((device, index) => {
        const y = row(index) + 34
        const bend = y < middle ? 24 : -24
        const toMiddle = `M247 ${y}H310Q334 ${y} 334 ${y + bend}V${middle - bend}Q334 ${middle} 358 ${middle}H444`
        return (
          <g key={device.name}>
            <FieldDevice at={[0.5, row(index), 246, 68]} device={device} />
            <Signal d={y === middle ? `M247 ${y}H444` : toMiddle} />
            <Node x={247} y={y} />
          </g>
        )
      })}
      <rect x="420.5" y="30.5" width="512" height="436" {...body} />
      <Signal
        d={`M420 ${middle}H444M580 ${middle}H624M602 ${middle}V130Q602 106 614 106H624M766 315V338`}
      />
      <ArchitecturePart
        at={[444.5, 204.5, 136, 88]}
        name={said.drivers.name}
        lines={said.drivers.lines}
      />
      <ArchitecturePart at={[624.5, 54.5, 284, 104]} {...rules} />
      <ArchitecturePart at={[624.5, 182.5, 284, 132]} {...store} />
      <StoreCells x={644} y={259} width={246} />
      <ArchitecturePart at={[624.5, 338.5, 284, 104]} {...sender} />
      <Signal d="M909 106H1012M909 372H1012" />
      <Signal d="M909 408H1012" isSpare />
      <ArchitecturePart
        at={[1012.5, 54.5, 227, 104]}
        icon={Zap}
        name={actuators}
        lines={said.actuators}
      />
      <ArchitecturePart
        at={[1012.5, 282.5, 227, 160]}
        icon={Cloud}
        name={platform.name}
        lines={[...platform.does, platform.runs]}
      />
      <Node x={1012} y={106} />
      <Node x={1012} y={372} />
      <Node x={1012} y={408} isOpen />
      <Label x={939} y={360} tone="ink" text={said.line} />
      <Label x={939} y={434} tone="ink" text={said.mobile} />
    </View>
  )
}

const Middle = ({ words: { actuators, platform }, devices }: Props) => {
  const { said, rules, narrowStore, sender } = partsOf()
  return (
    <View size="middle" height={478}>
      {devices.map((device, index) => {
        const x = index * 151 + 0.5
        return (
          <g key={device.name}>
            <FieldDevice at={[x, 0.5, 133, 72]} device={device} isShort />
            <Signal d={`M${x + 66.5} 73V124`} />
            <Node x={x + 66.5} y={73} />
          </g>
        )
      })}
      <Label x={80} y={93} text={said.gatewayShort} />
      <rect x="0.5" y="104.5" width="737" height="250" {...body} />
      <Signal d="M129 168V194M369 168V194M482 266H496" />
      {devices.map(({ name }, index) => (
        <Signal key={name} d={`M${index * 151 + 67} 104V124`} />
      ))}
      <Box x={16.5} y={124.5} width={705} height={44} rx={10} line="line-strong" />
      <Name x={34} y={152} text={said.drivers.name} />
      <Label x={704} y={151} anchor="end" text={said.drivers.inOne} />
      <ArchitecturePart at={[16.5, 194.5, 225, 144]} {...rules} lines={said.rules.narrow} />
      <ArchitecturePart at={[256.5, 194.5, 225, 144]} {...narrowStore} />
      <StoreCells x={274} y={264} width={190} />
      <ArchitecturePart at={[496.5, 194.5, 225, 144]} {...sender} lines={said.sender.narrow} />
      <Signal d="M129 339V396M588 339V396" />
      <Signal d="M640 339V396" isSpare />
      <ArchitecturePart
        at={[16.5, 396.5, 270, 80]}
        icon={Zap}
        name={actuators}
        lines={said.actuators.slice(1)}
      />
      <ArchitecturePart
        at={[451.5, 396.5, 270, 80]}
        icon={Cloud}
        name={platform.name}
        lines={[platform.runs]}
      />
      <Node x={129} y={396} />
      <Node x={588} y={396} />
      <Node x={640} y={396} isOpen />
      <Label x={578} y={380} anchor="end" tone="ink" text={said.line} />
      <Label x={652} y={380} tone="ink" text={said.mobile} />
    </View>
  )
}

const Tall = ({ words: { platform }, devices }: Props) => {
  const { said, rules, store, sender } = partsOf()
  return (
    <View size="tall" height={1010} isNarrow>
      <Label x={0} y={14} text={said.field} />
      <Signal d="M20 54V420" />
      {devices.map((device, index) => {
        const y = 28 + index * 64
        return (
          <g key={device.name}>
            <Signal d={`M20 ${y + 26}H48`} />
            <FieldDevice at={[48.5, y, 301, 52]} device={device} />
            <Node x={48} y={y + 26} />
          </g>
        )
      })}
      <Label x={40} y={372} text={said.gateway} />
      <rect x=".5" y="386.5" width="349" height="450" {...body} />
      <Signal d="M20 386V420M30 480V538Q30 550 42 550H48M30 538V650Q30 662 42 662H48M198 738V762" />
      <ArchitecturePart
        at={[12.5, 404.5, 325, 76]}
        name={said.drivers.name}
        lines={[said.drivers.inOne]}
      />
      <ArchitecturePart at={[48.5, 500.5, 289, 98]} {...rules} />
      <ArchitecturePart at={[48.5, 612.5, 289, 126]} {...store} />
      <StoreCells x={66} y={683} width={252} />
      <ArchitecturePart
        at={[48.5, 762.5, 289, 60]}
        {...sender}
        lines={sender.lines.slice(0, 1)}
        isFlat
      />
      <Signal d="M150 823V904" />
      <Signal d="M236 823V904" isSpare />
      <Label x={140} y={872} anchor="end" tone="ink" text={said.line} />
      <Label x={248} y={872} tone="ink" text={said.mobile} />
      <ArchitecturePart
        at={[12.5, 904.5, 325, 104]}
        icon={Cloud}
        name={platform.name}
        lines={[platform.short, platform.runs]}
      />
      <Node x={150} y={904} />
      <Node x={236} y={904} isOpen />
    </View>
  )
}
