import { DrawnName, DrawnUnit } from './DrawnText.tsx'
import drawing from './drawing.module.css'

/** One camera for one day, the sum of the page: 2 Mbit/s against one message of 200 bytes a minute. */
const day = { seconds: 86_400, bitsPerSecond: 2e6, messageBytes: 200, messages: 1440 } as const
const insideBytes = (day.bitsPerSecond / 8) * day.seconds
const outsideBytes = day.messageBytes * day.messages
const inside = `${(insideBytes / 1e9).toFixed(1)} GB`
const outside = `${outsideBytes / 1e3} kB`
const ratio = Math.round(insideBytes / outsideBytes).toLocaleString('en-GB')
const label = `What stays in the building and what leaves it. The camera's ${inside} a day are used up in the gateway; one count a minute, ${outside} a day, crosses the wall. One byte leaves for each ${ratio} that stay.`

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
/** A stream drawn as many thin lines, `gap` units apart. */
const band = (from: number, to: number, top: number, lines: number, gap: number) =>
  range(lines)
    .map((line) => `M${from} ${top + line * gap}H${to}`)
    .join('')
const column = (x: number, from: number, to: number, lines: number, gap: number) =>
  range(lines)
    .map((line) => `M${x + line * gap} ${from}V${to}`)
    .join('')

/** Camera, microphone and vibration end in the gateway; a thin line of counts goes on through the wall. */
export const EdgeAiSplit = () => (
  <div className={`${drawing['drawing']} ${drawing['page']}`}>
    <svg className={drawing['wide']} viewBox="0 24 1240 320" role="img" aria-label={label}>
      <path d="M1 342V48H840V342z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="1.5" />
      <DrawnUnit x={24} y={86}>
        in the building
      </DrawnUnit>
      <DrawnUnit x={880} y={86}>
        on the mobile link
      </DrawnUnit>
      <path d="M840 48V198M840 218V342" stroke="var(--ink)" strokeWidth="5" />

      <path d={band(196, 520, 124, 24, 4)} stroke="var(--muted)" />
      <path d={band(196, 520, 256, 4, 4)} stroke="var(--muted)" />
      <path d={band(196, 520, 306, 2, 4)} stroke="var(--muted)" />
      <g fill="var(--page)" stroke="var(--ink)" strokeWidth="1.5">
        <rect x="24" y="126" width="152" height="88" rx="14" />
        <circle cx="140" cy="170" r="26" />
        <circle cx="140" cy="170" r="12" />
        <rect x="24" y="240" width="152" height="36" rx="10" />
        <rect x="24" y="292" width="152" height="30" rx="10" />
      </g>
      <DrawnName x={40} y={176}>
        Camera
      </DrawnName>
      <DrawnName x={40} y={263}>
        Vibration
      </DrawnName>
      <DrawnName x={40} y={312}>
        Sound
      </DrawnName>
      <rect x="252" y="148" width="172" height="46" fill="var(--surface)" />
      <DrawnName x={338} y={168} anchor="middle">{`${inside} a day`}</DrawnName>
      <DrawnUnit x={338} y={187} anchor="middle">
        2 Mbit/s, Full HD
      </DrawnUnit>

      <rect x="520" y="104" width="208" height="222" rx="16" fill="var(--device)" />
      <g fill="var(--signal)">
        {range(5).map((light) => (
          <circle key={light} cx={548 + light * 18} cy="132" r="3.5" />
        ))}
      </g>
      <DrawnName x={544} y={190} size={17} fill="var(--studio)">
        Judged here,
      </DrawnName>
      <DrawnName x={544} y={212} size={17} fill="var(--studio)">
        then forgotten
      </DrawnName>
      <DrawnUnit x={544} y={286} fill="var(--studio)">
        2 pictures a second
      </DrawnUnit>
      <DrawnUnit x={544} y={306} fill="var(--studio)">
        in the gateway
      </DrawnUnit>

      <path className="signal-line" pathLength={1} d="M728 208H1056" stroke="var(--signal)" strokeWidth="2" />
      <g fill="var(--signal)">
        {range(8).map((message) => (
          <circle key={message} cx={768 + message * 38} cy="208" r="3.5" />
        ))}
      </g>
      <DrawnName x={880} y={182}>{`${outside} a day`}</DrawnName>
      <DrawnUnit x={880} y={240}>
        one count a minute
      </DrawnUnit>
      <DrawnUnit x={880} y={258}>
        of 200 bytes
      </DrawnUnit>
      <rect x="1056" y="150" width="184" height="116" rx="14" fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.5" />
      <DrawnName x={1078} y={188}>
        Your platform
      </DrawnName>
      {['counts', 'states', 'times'].map((kind, index) => (
        <DrawnUnit key={kind} x={1078} y={211 + index * 18}>
          {kind}
        </DrawnUnit>
      ))}
      <DrawnUnit x={1240} y={340} anchor="end">{`1 byte out for ${ratio} inside, calculated`}</DrawnUnit>
    </svg>

    <svg className={`${drawing['tall']} ${drawing['narrow']}`} viewBox="0 20 350 604" role="img" aria-label={label}>
      <path d="M1 402V40H349V402" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="1.5" />
      <path d="M0 402H165M185 402H350" stroke="var(--ink)" strokeWidth="5" />
      <DrawnUnit x={20} y={72}>
        in the building
      </DrawnUnit>
      <path d={column(28, 152, 252, 24, 4)} stroke="var(--muted)" />
      <path d={column(202, 152, 252, 4, 4)} stroke="var(--muted)" />
      <path d={column(288, 152, 252, 2, 4)} stroke="var(--muted)" />
      <g fill="var(--page)" stroke="var(--ink)" strokeWidth="1.5">
        <rect x="20" y="92" width="116" height="60" rx="12" />
        <circle cx="112" cy="122" r="16" />
        <circle cx="112" cy="122" r="7" />
        <rect x="156" y="112" width="98" height="40" rx="10" />
        <rect x="266" y="112" width="66" height="40" rx="10" />
      </g>
      <DrawnName x={32} y={127} size={14}>
        Camera
      </DrawnName>
      <DrawnName x={168} y={137} size={14}>
        Vibration
      </DrawnName>
      <DrawnName x={278} y={137} size={14}>
        Sound
      </DrawnName>
      <rect x="20" y="178" width="126" height="44" fill="var(--surface)" />
      <DrawnName x={74} y={197} anchor="middle">{`${inside} a day`}</DrawnName>
      <DrawnUnit x={74} y={215} anchor="middle">
        2 Mbit/s video
      </DrawnUnit>
      <rect x="20" y="252" width="310" height="116" rx="16" fill="var(--device)" />
      <g fill="var(--signal)">
        {range(5).map((light) => (
          <circle key={light} cx={46 + light * 18} cy="276" r="3.5" />
        ))}
      </g>
      <DrawnName x={42} y={316} size={17} fill="var(--studio)">
        Judged here, then forgotten
      </DrawnName>
      <DrawnUnit x={42} y={344} fill="var(--studio)">
        gateway, 2 pictures a second
      </DrawnUnit>
      <path className="signal-line" pathLength={1} d="M175 368V506" stroke="var(--signal)" strokeWidth="2" />
      <g fill="var(--signal)">
        {range(4).map((message) => (
          <circle key={message} cx="175" cy={388 + message * 32} r="3.5" />
        ))}
      </g>
      <DrawnUnit x={155} y={432} anchor="end">
        on the mobile link
      </DrawnUnit>
      <DrawnName x={195} y={446}>{`${outside} a day`}</DrawnName>
      <DrawnUnit x={195} y={465}>
        one count a minute
      </DrawnUnit>
      <rect x="75" y="506" width="200" height="72" rx="14" fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.5" />
      <DrawnName x={175} y={538} anchor="middle">
        Your platform
      </DrawnName>
      <DrawnUnit x={175} y={560} anchor="middle">
        counts · states · times
      </DrawnUnit>
      <DrawnUnit x={175} y={614} anchor="middle">{`1 byte out for ${ratio} inside, calculated`}</DrawnUnit>
    </svg>
  </div>
)
