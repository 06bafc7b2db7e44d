import { DrawnName, DrawnUnit } from './DrawnText.tsx'
import drawing from './drawing.module.css'

/** What the page's table says of a day with no internet. */
const inside = [
  { name: 'NFC', fact: 'nothing changes' },
  { name: 'ZigBee', fact: 'nothing changes' },
  { name: 'ZWave', fact: 'nothing changes' },
  { name: 'Home Kit', fact: 'works in the building' },
]
const outside = [
  { name: 'AWS', fact: 'readings wait, up to 72 h' },
  { name: 'Alexa', fact: 'no voice, switches work' },
  { name: 'Google Smart', fact: 'no voice, switches work' },
  { name: 'Smart Things', fact: 'gateway rules go on alone' },
]
const label =
  'A day with no internet. NFC, ZigBee, ZWave and Home Kit reach the gateway inside the building and go on; the line to AWS, Alexa, Google Smart and Smart Things is cut outside the wall.'

/** Four names that stay joined and four beyond the cut line. */
export const PartnersLine = () => (
  <div className={`${drawing['drawing']} ${drawing['page']}`}>
    <svg className={drawing['wide']} viewBox="0 0 1240 400" fill="none" role="img" aria-label={label}>
      <path d="M1 399V1H700V399z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="1.5" />
      <path d="M700 1V190M700 210V399" stroke="var(--ink)" strokeWidth="5" />
      <DrawnUnit x={28} y={36}>
        in the building
      </DrawnUnit>
      {inside.map(({ name, fact }, index) => {
        const y = 86 + index * 82
        return (
          <g key={name}>
            <path
              className="signal-line"
              pathLength={1}
              d={`M252 ${y}H330Q360 ${y} 372 ${y + (200 - y) * 0.5}T430 200H460`}
              stroke="var(--signal)"
              strokeWidth="2"
            />
            <circle cx="252" cy={y} r="5" fill="var(--surface)" stroke="var(--signal)" strokeWidth="2" />
            <DrawnName x={28} y={y} size={19}>
              {name}
            </DrawnName>
            <DrawnUnit x={28} y={y + 21}>
              {fact}
            </DrawnUnit>
          </g>
        )
      })}
      <path d="M480 160L474 96M620 160L626 96" stroke="var(--muted)" strokeWidth="3" />
      <rect x="460" y="160" width="180" height="80" rx="12" fill="var(--device)" />
      <DrawnName x={480} y={206} fill="var(--studio)">
        Gateway
      </DrawnName>
      <circle cx="588" cy="200" r="4" fill="var(--signal)" />
      <circle cx="604" cy="200" r="4" fill="var(--signal)" />
      <circle cx="620" cy="200" r="3.5" stroke="var(--studio)" />
      <path d="M640 200H748" stroke="var(--ink)" strokeWidth="3" />
      <path d="M748 188l10 8l-8 8l10 8M792 188l10 8l-8 8l10 8" stroke="var(--ink)" strokeWidth="2" />
      <path d="M804 200H850" stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="2 6" />
      <DrawnUnit x={776} y={166} anchor="middle" fill="var(--ink)">
        no internet
      </DrawnUnit>
      {outside.map(({ name, fact }, index) => {
        const y = 86 + index * 82
        return (
          <g key={name}>
            <path
              d={`M850 200Q880 200 892 ${200 - (200 - y) * 0.5}T960 ${y}H1000`}
              stroke="var(--line-strong)"
              strokeWidth="2"
              strokeDasharray="2 6"
            />
            <circle cx="1000" cy={y} r="5" fill="var(--page)" stroke="var(--line-strong)" strokeWidth="2" />
            <DrawnName x={1024} y={y} size={19} fill="var(--muted)">
              {name}
            </DrawnName>
            <DrawnUnit x={1024} y={y + 21}>
              {fact}
            </DrawnUnit>
          </g>
        )
      })}
    </svg>
    <svg className={`${drawing['tall']} ${drawing['narrow']}`} viewBox="0 0 350 680" fill="none" role="img" aria-label={label}>
      <path d="M1 366V1H349V366" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="1.5" />
      <path d="M0 366H206M226 366H350" stroke="var(--ink)" strokeWidth="5" />
      <DrawnUnit x={20} y={30}>
        in the building
      </DrawnUnit>
      <path className="signal-line" pathLength={1} d="M216 64V290" stroke="var(--signal)" strokeWidth="2" />
      {inside.map(({ name, fact }, index) => (
        <g key={name}>
          <path d={`M196 ${64 + index * 58}h20`} stroke="var(--signal)" strokeWidth="2" />
          <circle cx="196" cy={64 + index * 58} r="5" fill="var(--surface)" stroke="var(--signal)" strokeWidth="2" />
          <DrawnName x={20} y={66 + index * 58} size={17}>
            {name}
          </DrawnName>
          <DrawnUnit x={20} y={86 + index * 58}>
            {fact}
          </DrawnUnit>
        </g>
      ))}
      <rect x="142" y="284" width="188" height="54" rx="12" fill="var(--device)" />
      <DrawnName x={162} y={316} fill="var(--studio)">
        Gateway
      </DrawnName>
      <circle cx="272" cy="311" r="4" fill="var(--signal)" />
      <circle cx="288" cy="311" r="4" fill="var(--signal)" />
      <circle cx="304" cy="311" r="3.5" stroke="var(--studio)" />
      <path d="M216 338V392" stroke="var(--ink)" strokeWidth="3" />
      <path d="M204 392l8 8l8 -8l8 8M204 416l8 8l8 -8l8 8" stroke="var(--ink)" strokeWidth="2" />
      <path d="M216 426V642" stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="2 6" />
      <DrawnUnit x={244} y={412} fill="var(--ink)">
        no internet
      </DrawnUnit>
      {outside.map(({ name, fact }, index) => (
        <g key={name}>
          <circle cx="216" cy={468 + index * 58} r="5" fill="var(--page)" stroke="var(--line-strong)" strokeWidth="2" />
          <DrawnName x={0} y={470 + index * 58} size={17} fill="var(--muted)">
            {name}
          </DrawnName>
          <DrawnUnit x={0} y={490 + index * 58}>
            {fact}
          </DrawnUnit>
        </g>
      ))}
    </svg>
  </div>
)
