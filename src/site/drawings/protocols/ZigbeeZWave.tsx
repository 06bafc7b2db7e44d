import { lang, words } from '#src/content/words/words.ts'
import { formatList } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import { Drawing, Label, Name, scale, View } from '../kit/drawing.tsx'
import { freeChannels, isFree, wifi, zigbee } from './channels.ts'

export const ZigbeeZWave = () => {
  const said = words().drawings.zigbeeOrZWave
  return (
    <Drawing
      label={say(said.shows, {
        channels: formatList(freeChannels.map(String), 'conjunction', lang()),
      })}
    >
      <View size="column" width={700} height={232}>
        <Name x={0} y={18} text={say(said.free, { channels: freeChannels.join(', ') })} />
        <SubGigahertz bottom={190} height={110} />
        <Band ends={[84, 700]} bottom={190} height={110} />
        <Label x={0} y={228} text="MHz" />
        <Label x={700} y={228} anchor="end" text={said.channel} />
      </View>
      <View size="tall" height={176}>
        <SubGigahertz bottom={124} height={86} />
        <Band ends={[80, 350]} bottom={124} height={86} isNarrow />
        <Label x={0} y={166} text="MHz" />
        <Label x={350} y={166} anchor="end" text={said.freeChannels} />
      </View>
    </Drawing>
  )
}

/**
 * Returns the units by which the numbers of two neighbouring free channels move apart in a narrow
 * drawing.
 */
const apart = (middle: number) =>
  4 * (Number(isFree(middle - 5)) - Number(isFree(middle + 5) && middle < 2480))

type BandProps = { ends: [number, number]; bottom: number; height: number; isNarrow?: boolean }

const Band = ({ ends, bottom, height, isNarrow = false }: BandProps) => {
  const x = scale([2399, 2483], ends)
  const top = bottom - height
  return (
    <>
      {wifi.map(({ channel, middle, half }) => (
        <g key={channel}>
          <path
            d={`M${x(middle - half)} ${bottom}C${x(middle - 9)} ${top} ${x(middle - 9)} ${top} ${x(middle)} ${top}S${x(middle + 9)} ${top} ${x(middle + half)} ${bottom}z`}
            fill="var(--sunk)"
            stroke="var(--line-strong)"
          />
          <Label x={x(middle)} y={top - 8} anchor="middle" text={`Wi-Fi ${channel}`} />
        </g>
      ))}
      {zigbee.map(({ channel, middle, half }) => {
        const [from, to] = [x(middle - half), x(middle + half)]
        const tone = isFree(middle) ? 'signal' : 'line-strong'
        return (
          <rect
            key={channel}
            x={from}
            y={bottom - height * 0.55}
            width={to - from}
            height={height * 0.55}
            fill={`var(--${tone})`}
          />
        )
      })}
      {zigbee
        .filter(({ middle }) => !isNarrow || isFree(middle))
        .map(({ channel, middle }) => (
          <Label
            key={channel}
            x={x(middle) + (isNarrow ? apart(middle) : 0)}
            y={bottom + 18}
            anchor="middle"
            tone={isFree(middle) ? 'ink' : 'muted'}
            text={channel}
          />
        ))}
      <path d={`M${ends[0]} ${bottom}H${ends[1]}`} stroke="var(--ink)" />
    </>
  )
}

const SubGigahertz = ({ bottom, height }: { bottom: number; height: number }) => (
  <>
    <path d={`M0 ${bottom}h56M62 ${bottom - 6}l-6 12M70 ${bottom - 6}l-6 12`} stroke="var(--ink)" />
    <path d={`M26 ${bottom}v${-height * 0.55}`} stroke="var(--signal)" strokeWidth="4" />
    <Label x={0} y={bottom - height * 0.55 - 10} tone="ink" text="Z-Wave" />
    <Label x={0} y={bottom + 18} text="868.4" />
  </>
)
