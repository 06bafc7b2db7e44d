import { site } from '#src/content/settings/site.ts'
import { words } from '#src/content/words/words.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import { Drawing, Label, Name, scale, View } from '../kit/drawing.tsx'
import { freeChannels, isFree, wifi, zigbee } from '../protocols/channels.ts'

const x = scale([2400, 2483.5], [0, 660])
const base = 196
const megahertz = (value: number) => `${formatNumber(value, site().locale)} MHz`

export const SpectrumDrawing = () => (
  <Drawing label={say(words().drawings.spectrum.shows, { channels: freeChannels.join(', ') })}>
    <View size="sheet" height={244}>
      {wifi.map(({ channel, middle, half }) => (
        <g key={channel}>
          <path
            d={`M${x(middle - half)} ${base}C${x(middle - half)} 70 ${x(middle - half + 2)} 62 ${x(middle - half + 4)} 62H${x(middle + half - 4)}C${x(middle + half - 2)} 62 ${x(middle + half)} 70 ${x(middle + half)} ${base}Z`}
            fill="var(--warm)"
            fillOpacity=".16"
            stroke="var(--warm-ink)"
            strokeWidth="1"
          />
          <Label x={x(middle)} y={52} anchor="middle" tone="warm-ink" text={`Wi-Fi ${channel}`} />
        </g>
      ))}
      {zigbee.map(({ channel, middle, half }) => (
        <g key={channel}>
          <rect
            x={x(middle - half)}
            y={isFree(middle) ? 92 : 124}
            width={x(middle + half) - x(middle - half)}
            height={isFree(middle) ? base - 92 : base - 124}
            rx="2"
            fill={isFree(middle) ? 'var(--signal)' : 'none'}
            stroke={isFree(middle) ? 'var(--signal)' : 'var(--muted)'}
          />
          <Label x={x(middle)} y={base + 18} anchor="middle" tone="ink" text={String(channel)} />
        </g>
      ))}
      <path d={`M0 ${base}H660`} stroke="var(--ink)" />
      <Name x={0} y={18} text={words().drawings.spectrum.free} />
      <Label x={0} y={base + 40} text={megahertz(2400)} />
      <Label x={330} y={base + 40} anchor="middle" text={words().drawings.spectrum.channel} />
      <Label x={660} y={base + 40} anchor="end" text={megahertz(2483.5)} />
    </View>
  </Drawing>
)
