import { figuresOf } from '#src/content/example-sites/figures.ts'
import { deviceFacts } from '#src/content/settings/settings.ts'
import { lang, words } from '#src/content/words/words.ts'
import { formatList } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import { GatewayFront } from './gateway/GatewayFront.tsx'
import { Drawing, Label, Labels, NamedFacts, Node, range, Signal, View } from './kit/drawing.tsx'

type End = { name: string; fact: string }
type Props = { devices: End[]; destinations: End[] }

const list = (ends: End[]) =>
  formatList(
    ends.map(({ name }) => name),
    'conjunction',
    lang(),
  )

export const SolutionsDiagram = (props: Props) => (
  <Drawing
    label={say(words().drawings.solutions.shows, {
      sources: list(props.devices),
      destinations: list(props.destinations),
    })}
  >
    <Wide {...props} />
    <Tall {...props} />
  </Drawing>
)

const withoutMains = () =>
  say(words().drawings.solutions.hours, { number: figuresOf(deviceFacts()).hoursByDefault })
const middle = 160
const step = 68
const rowsOf = (ends: End[]) => range(ends.length, step, middle - ((ends.length - 1) * step) / 2)

const Wide = ({ devices, destinations }: Props) => {
  const [left, right] = [rowsOf(devices), rowsOf(destinations)]
  const said = words().drawings.solutions
  return (
    <View size="page" height={330}>
      <NamedFacts rows={devices} x={0} y={(left[0] ?? 0) - 3} step={step} size="title" />
      <NamedFacts rows={destinations} x={954} y={(right[0] ?? 0) - 3} step={step} size="title" />
      {left.map((y) => (
        <Signal key={y} d={`M300 ${y}C372 ${y} 356 ${middle} 421 ${middle}`} />
      ))}
      {right.map((y) => (
        <Signal key={y} d={`M819 ${middle}C888 ${middle} 868 ${y} 932 ${y}`} />
      ))}
      {[...left.map((y) => [300, y] as const), ...right.map((y) => [932, y] as const)].map(
        ([x, y]) => (
          <Node key={`${x} ${y}`} x={x} y={y} isOpen />
        ),
      )}
      <GatewayFront x={421} y={middle - 64} size="wide" />
      <Labels lines={[withoutMains(), said.does]} x={421} y={middle + 98} />
      <Labels lines={[said.network, said.protocol]} x={819} y={middle + 98} anchor="end" />
      <Node x={421} y={middle} />
      <Node x={819} y={middle} />
    </View>
  )
}

const Tall = ({ devices, destinations }: Props) => {
  const row = 54
  const gateway = 20 + devices.length * row + 86
  const below = gateway + 128 + 84
  const last = below + (destinations.length - 1) * row
  return (
    <View size="tall" height={last + 26}>
      <Signal d={`M8 20V${last}M8 ${gateway + 64}H28`} />
      {[...range(devices.length, row, 20), ...range(destinations.length, row, below)].map((y) => (
        <Node key={y} x={8} y={y} isOpen />
      ))}
      <Node x={8} y={gateway + 64} />
      <NamedFacts rows={devices} x={28} y={21} step={row} />
      <GatewayFront x={28} y={gateway} size="narrow" />
      <Label x={28} y={gateway + 154} text={withoutMains()} />
      <NamedFacts rows={destinations} x={28} y={below + 1} step={row} />
    </View>
  )
}
