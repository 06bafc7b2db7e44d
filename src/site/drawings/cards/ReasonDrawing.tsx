import type { ReactNode } from 'react'
import type { ReasonName } from '#src/content/schemas/drawings.ts'

const faint = { stroke: 'var(--line-strong)' }
const signal = { stroke: 'var(--signal)', strokeWidth: 2.5 }

const drawings: Record<ReasonName, ReactNode> = {
  battery: (
    <>
      <rect x="1" y="26" width="210" height="84" rx="16" />
      <path d="M222 56v24" strokeWidth="5" />
      {[14, 52, 90].map((x) => (
        <rect
          key={x}
          x={x}
          y="39"
          width="32"
          height="58"
          rx="6"
          fill="var(--signal)"
          stroke="none"
        />
      ))}
      {[128, 166].map((x) => (
        <rect key={x} x={x} y="39" width="32" height="58" rx="6" {...faint} />
      ))}
    </>
  ),
  cloud: (
    <>
      <path d="M1 135V58L80 14l79 44v77z" />
      <rect x="61" y="70" width="38" height="30" rx="5" />
      <circle cx="28" cy="85" r="9" />
      <path d="M124 135V68h24v67M142 102v4" />
      <path
        d="M37 85h24m-6-5 6 5-6 5M99 85h24m-6-5 6 5-6 5M80 100v16H28V98m-5 6 5-6 5 6"
        {...signal}
      />
      <path d="M193 62a13 13 0 0 1 1-26 19 19 0 0 1 35-3 15 15 0 0 1-1 29z" {...faint} />
      <path d="M165 76l7-4M183 66l7-4" {...faint} strokeDasharray="4 4" />
      <path d="M174 63l8 11" {...faint} strokeWidth="2" />
    </>
  ),
  quote: (
    <>
      <rect x="1" y="6" width="164" height="129" rx="10" />
      <path d="M20 32h62M20 54h84M20 76h50" />
      <path d="M128 32h18M122 54h24M132 76h14M20 95h126" {...faint} />
      <path d="M20 115h34M112 115h34" {...signal} strokeWidth="4" />
      <path d="M196 135V6M188 6h16M188 135h16" {...signal} />
      <path d="M196 28h6M196 49h6M196 71h6M196 92h6M196 114h6" {...faint} />
    </>
  ),
  standards: (
    <>
      <path d="M96 60 60 42M144 60l36-24M96 82l-34 26M144 82l36 24" {...faint} />
      <rect x="92" y="50" width="56" height="42" rx="8" fill="var(--surface)" {...signal} />
      <path d="M22 20l30 20M22 20l-8 30 38-10" />
      <circle cx="22" cy="20" r="7" fill="var(--surface)" />
      <circle cx="14" cy="50" r="7" fill="var(--surface)" />
      <circle cx="52" cy="40" r="7" fill="var(--surface)" />
      <circle cx="188" cy="32" r="3" fill="currentColor" />
      <path d="M198 22a14 14 0 0 1 0 20M206 14a26 26 0 0 1 0 36M214 6a37 37 0 0 1 0 52" />
      <path d="M1 122h72M14 122v-14M37 122v-14M60 122v-14" />
      <rect x="7" y="96" width="14" height="12" rx="2" />
      <rect x="30" y="96" width="14" height="12" rx="2" />
      <rect x="53" y="96" width="14" height="12" rx="2" />
      <rect x="182" y="92" width="30" height="11" rx="3" />
      <rect x="182" y="108" width="30" height="11" rx="3" />
      <rect x="182" y="124" width="30" height="11" rx="3" />
      <path d="M218 113h18m-6-5 6 5-6 5" />
    </>
  ),
  delivery: (
    <>
      <path d="M22 108H8V26h122v82H70M130 48h42l34 32v28h-10M172 48v32h34" />
      <path d="M130 108h28" />
      <circle cx="46" cy="110" r="19" fill="var(--surface)" />
      <circle cx="178" cy="110" r="19" fill="var(--surface)" />
      <circle cx="46" cy="110" r="5" {...faint} />
      <circle cx="178" cy="110" r="5" {...faint} />
      <rect x="38" y="56" width="62" height="26" rx="5" {...signal} />
      <path d="M52 56V34M86 56V34M48 74h2M56 74h2M64 74h2" {...signal} />
      <path d="M1 135h234" {...faint} />
    </>
  ),
  support: (
    <>
      <path d="M46 86V70a58 58 0 0 1 116 0v16" />
      <rect x="34" y="70" width="26" height="42" rx="11" fill="var(--surface)" />
      <rect x="148" y="70" width="26" height="42" rx="11" fill="var(--surface)" />
      <path d="M161 112v4q0 14-14 14h-24" />
      <rect x="96" y="122" width="28" height="14" rx="7" {...signal} />
      <path
        d="M184 78a16 16 0 0 1 0 26M194 68a32 32 0 0 1 0 46M204 59a46 46 0 0 1 0 64"
        {...signal}
      />
      <path d="M24 78a16 16 0 0 0 0 26M14 68a32 32 0 0 0 0 46" {...faint} />
    </>
  ),
}

export const ReasonDrawing = ({ name }: { name: ReasonName }) => (
  <svg
    viewBox="0 0 240 140"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {drawings[name]}
  </svg>
)
