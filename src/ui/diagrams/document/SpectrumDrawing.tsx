import { Label, Name } from '../kit/DrawnText.tsx'

/** MHz; IEEE 802.15.4 channel n is 2 MHz wide at 2405 + 5 (n − 11), Wi-Fi channel n 20 MHz at 2407 + 5 n. */
const wifi = [1, 6, 11].map((channel) => ({ channel, centre: 2407 + 5 * channel, half: 10 }))
const zigbee = Array.from({ length: 16 }, (_, index) => ({ channel: 11 + index, centre: 2405 + 5 * index, half: 1 }))
const isFree = (centre: number) => wifi.every((other) => Math.abs(other.centre - centre) > other.half + 1)

const x = (megahertz: number) => ((megahertz - 2400) / 83.5) * 660
const base = 196
const free = zigbee.filter(({ centre }) => isFree(centre)).map(({ channel }) => channel)

/** The 2.4 GHz band: where Zigbee has a place beside Wi-Fi. */
export const SpectrumDrawing = () => (
  <svg
    viewBox="0 0 660 244"
    role="img"
    aria-label={`Wi-Fi channels 1, 6 and 11 leave Zigbee channels ${free.join(', ')} free in the 2.4 GHz band.`}
  >
    {wifi.map(({ channel, centre, half }) => (
      <g key={channel}>
        <path
          d={`M${x(centre - half)} ${base}C${x(centre - half)} 70 ${x(centre - half + 2)} 62 ${x(centre - half + 4)} 62H${x(centre + half - 4)}C${x(centre + half - 2)} 62 ${x(centre + half)} 70 ${x(centre + half)} ${base}Z`}
          fill="var(--warm)"
          fillOpacity=".16"
          stroke="var(--warm-ink)"
          strokeWidth="1"
        />
        <Label x={x(centre)} y={52} anchor="middle" tone="warm-ink" text={`Wi-Fi ${channel}`} />
      </g>
    ))}
    {zigbee.map(({ channel, centre, half }) => (
      <g key={channel}>
        <rect
          x={x(centre - half)}
          y={isFree(centre) ? 92 : 124}
          width={x(centre + half) - x(centre - half)}
          height={isFree(centre) ? base - 92 : base - 124}
          rx="2"
          fill={isFree(centre) ? 'var(--signal)' : 'none'}
          stroke={isFree(centre) ? 'var(--signal)' : 'var(--muted)'}
        />
        <Label x={x(centre)} y={base + 18} anchor="middle" tone="ink" text={String(channel)} />
      </g>
    ))}
    <path d={`M0 ${base}H660`} stroke="var(--ink)" />
    <Name x={0} y={18} text="Four places beside the Wi-Fi" />
    <Label x={0} y={base + 40} text="2,400 MHz" />
    <Label x={330} y={base + 40} anchor="middle" text="Zigbee channel" />
    <Label x={660} y={base + 40} anchor="end" text="2,483.5 MHz" />
  </svg>
)
