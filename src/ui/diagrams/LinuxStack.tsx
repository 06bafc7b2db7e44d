import { Box, Drawing, Label, NamedFact, Signal, View } from './kit/drawing.tsx'

const label =
  'A chain of trust from below: boot ROM, bootloader, then two system partitions A and B side by side, and the application. Each layer checks the signature of the one above. A runs; B receives the update and runs on probation; data stand in a partition of their own.'

type LayerProps = {
  x?: number
  y: number
  width: number
  name: string
  fact: string
  checks?: number[]
  isDashed?: boolean
}

const Layer = ({ x = 1, y, width, name, fact, checks = [], isDashed = false }: LayerProps) => (
  <>
    <Box x={x} y={y} width={width} height={64} fill="page" isDashed={isDashed} />
    <NamedFact x={x + 18} y={y + 28} name={name} fact={fact} />
    {checks.map((at) => (
      <g key={at}>
        <Signal d={`M${at} ${y + 99}v-30`} />
        <path
          d={`M${at - 5} ${y + 76}l5-8 5 8`}
          stroke="var(--signal)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </g>
    ))}
  </>
)

export const LinuxStack = () => (
  <Drawing label={label}>
    <View size="column" height={420}>
      <Layer
        y={1}
        width={518}
        name="Your application"
        fact="readings flow, then the update is confirmed"
        checks={[130, 390]}
      />
      <Layer y={104} width={250} name="System A" fact="running · read-only" checks={[130]} />
      <Layer
        x={269}
        y={104}
        width={250}
        name="System B"
        fact="update · on probation"
        checks={[390]}
        isDashed
      />
      <Layer y={207} width={518} name="Bootloader" fact="one flag chooses A or B" checks={[130]} />
      <Layer
        y={310}
        width={518}
        name="Boot ROM"
        fact="holds the key’s fingerprint · cannot be rewritten"
      />
      <Box x={547} y={1} width={232} height={373} fill="none" line="line-strong" />
      <NamedFact x={567} y={34} name="Data partition" fact="readings, settings, log" />
      <Label x={567} y={74} text="untouched by an update" />
      <path
        d="M567 120h192M567 144h192M567 168h192M567 192h130"
        stroke="var(--line)"
        strokeWidth="8"
      />
      <Label x={0} y={410} text="An arrow is a checked signature." />
    </View>
    <View size="tall" height={516}>
      <Layer
        y={1}
        width={348}
        name="Your application"
        fact="readings flow, then it confirms"
        checks={[86, 264]}
      />
      <Layer y={104} width={168} name="System A" fact="running" checks={[86]} />
      <Layer
        x={181}
        y={104}
        width={168}
        name="System B"
        fact="on probation"
        checks={[264]}
        isDashed
      />
      <Layer y={207} width={348} name="Bootloader" fact="one flag chooses A or B" checks={[86]} />
      <Layer y={310} width={348} name="Boot ROM" fact="key’s fingerprint · cannot be rewritten" />
      <Layer y={404} width={348} name="Data partition" fact="untouched by an update" />
      <Label x={0} y={506} text="An arrow is a checked signature." />
    </View>
  </Drawing>
)
