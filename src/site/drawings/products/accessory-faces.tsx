import type { AccessoryOutlineName } from '#src/content/schemas/drawings.ts'
import type { Front } from './DeviceFront.tsx'
import { dark, inked, led, lit } from './product-face.ts'

const body = { fill: 'var(--page)', stroke: 'var(--ink)' }

/** Front views of accessories; sizes are typical, in mm. */
export const accessoryFaces: Record<AccessoryOutlineName, Front> = {
  'wired-probe': {
    size: { width: 46, height: 130 },
    radius: 0,
    isFreeForm: true,
    face: () => (
      <>
        <path d="M10 66V34q0-24 18-24t16 22v34q0 24-18 24" {...lit} strokeWidth={1.75} />
        <rect x="5" y="66" width="10" height="14" rx="3" {...inked} />
        <rect x="6" y="80" width="8" height="48" rx="4" fill="var(--page)" stroke="var(--ink)" />
      </>
    ),
  },
  siren: {
    size: { width: 84, height: 112 },
    radius: 10,
    face: ({ width: w }) => (
      <>
        <path d={`M${w / 2 - 22} 42a22 22 0 0 1 44 0z`} fill="var(--signal)" stroke="none" />
        <path d={`M${w / 2 - 26} 42h52`} stroke="var(--ink)" />
        <path d={`M${w / 2 - 20} 66h40M${w / 2 - 20} 76h40M${w / 2 - 20} 86h40`} />
      </>
    ),
  },
  'energy-meter': {
    size: { width: 72, height: 94 },
    radius: 4,
    face: ({ width: w }) => (
      <>
        <path d={`M0 18h${w}M0 76h${w}`} />
        <rect x="12" y="27" width={w - 24} height="24" rx="3" {...dark} />
        <path d="M20 43l8-8 6 5 10-9 6 8" {...lit} />
        <circle cx="18" cy="64" r="2.5" {...led} />
        <path d="M14 9h4M28 9h4M42 9h4M56 9h4M14 85h4M28 85h4M42 85h4M56 85h4" strokeWidth="3" />
      </>
    ),
  },
  'tank-probe': {
    size: { width: 58, height: 190 },
    radius: 0,
    isFreeForm: true,
    face: () => (
      <>
        <path d="M25 46h8v140h-8z" fill="var(--page)" stroke="var(--ink)" />
        <rect x="11" y="0" width="36" height="30" rx="8" fill="var(--page)" stroke="var(--ink)" />
        <path d="M0 30h58v12H0z" fill="var(--page)" stroke="var(--ink)" />
        <circle cx="29" cy="15" r="3" {...led} />
        <path d="M1 122q5-5 10 0t10 0M37 122q5-5 10 0t10 0" {...lit} />
      </>
    ),
  },
  'card-encoder': {
    size: { width: 104, height: 78 },
    radius: 10,
    face: ({ width: w }) => (
      <>
        <rect x="16" y="16" width={w - 32} height="44" rx="4" strokeDasharray="3 4" />
        <path d="M44 46a12 12 0 0 1 0-16M52 50a18 18 0 0 1 0-24M60 54a24 24 0 0 1 0-32" {...lit} />
        <circle cx={w - 10} cy="10" r="2" {...led} />
      </>
    ),
  },
  valve: {
    size: { width: 118, height: 116 },
    radius: 0,
    isFreeForm: true,
    face: () => (
      <>
        <path
          d="M0 72h18v36H0zM100 72h18v36h-18zM18 78h82v24H18z"
          fill="var(--page)"
          stroke="var(--ink)"
        />
        <path d="M52 50h14v28H52z" fill="var(--page)" stroke="var(--ink)" />
        <rect x="34" y="4" width="50" height="46" rx="5" fill="var(--page)" stroke="var(--ink)" />
        <path d="M44 20h30M44 30h30" />
        <circle cx="59" cy="40" r="2.5" {...led} />
      </>
    ),
  },
  'water-meter': {
    size: { width: 130, height: 96 },
    radius: 0,
    isFreeForm: true,
    face: () => (
      <>
        <path d="M0 58h14v26H0zM116 58h14v26h-14zM14 62h18v18H14zM98 62h18v18H98z" {...body} />
        <circle cx="65" cy="50" r="40" {...body} />
        <circle cx="65" cy="50" r="33" />
        <rect x="44" y="32" width="42" height="13" rx="2" {...dark} />
        <path d="M49 38.5h5m4 0h5m4 0h5m4 0h5" stroke="var(--studio)" strokeWidth="2" />
        <circle cx="65" cy="62" r="9" />
        <path d="M65 62l6 -5" {...lit} />
        <path d="M65 10V3q0 -3 4 -3h18" {...lit} strokeWidth={1.75} />
        <path d="M24 71h-5m87 0h5l-3 -2.5m3 2.5l-3 2.5" />
      </>
    ),
  },
  'pressure-probe': {
    size: { width: 44, height: 150 },
    radius: 0,
    isFreeForm: true,
    face: () => (
      <>
        <path d="M22 24V12q0 -12 12 -12h10" {...lit} strokeWidth={1.75} />
        <path d="M15 24h14v14H15z" {...body} />
        <path d="M18 28h8m-8 4h8m-8 4h8" />
        <rect x="9" y="38" width="26" height="58" rx="4" {...body} />
        <rect x="14" y="50" width="16" height="26" rx="2" />
        <path d="M17 70l4 -7 3 3 4 -9" {...lit} strokeWidth={1.5} />
        <path d="M4 96h36v16H4z" {...body} />
        <path d="M15 96v16m14 -16v16" />
        <path d="M13 112h18v30l-3 8H16l-3 -8z" {...body} />
        <path d="M13 118l18 3m-18 4l18 3m-18 4l18 3m-18 4l18 3" />
      </>
    ),
  },
  'ammonia-probe': {
    size: { width: 88, height: 150 },
    radius: 0,
    isFreeForm: true,
    face: () => (
      <>
        <path d="M44 26V14m-8 0a8 8 0 1 1 8 8" stroke="var(--ink)" />
        <path d="M70 40V20q0 -12 10 -12h8" {...lit} strokeWidth={1.75} />
        <rect x="4" y="26" width="80" height="76" rx="8" {...body} />
        <path d="M4 46h80" />
        <circle cx="16" cy="36" r="3" {...led} />
        <path d="M28 36h22" />
        <path d="M12 54h2m60 0h2M12 94h2m60 0h2" strokeWidth="2.5" />
        <path d="M26 102h36v8H26z" {...body} />
        <path d="M24 110h40v28q0 8 -8 8H32q-8 0 -8 -8z" {...body} />
        <path
          d="M30 118h28m-28 7h28m-28 7h28m-26 7h24"
          strokeDasharray="0 4"
          strokeLinecap="round"
          strokeWidth="1.75"
        />
        <path d="M30 74q7 -9 14 0t14 0" {...lit} />
        <path d="M30 84q7 -9 14 0t14 0" />
      </>
    ),
  },
  relay: {
    size: { width: 36, height: 100 },
    radius: 3,
    face: ({ width: w, height: h }) => (
      <>
        <path d={`M0 20h${w}M0 ${h - 20}h${w}`} />
        <circle cx="10" cy="10" r="4.5" />
        <circle cx="26" cy="10" r="4.5" />
        <path d="M7 10h6m10 0h6" />
        <circle cx="10" cy={h - 10} r="4.5" />
        <circle cx="26" cy={h - 10} r="4.5" />
        <path d={`M7 ${h - 10}h6m10 0h6`} />
        <circle cx={w / 2} cy="29" r="2.5" {...led} />
        <path d="M8 66h7l9 -9M24 66h4" {...lit} />
        <circle cx="15" cy="66" r="1.5" {...inked} />
        <circle cx="24" cy="66" r="1.5" {...inked} />
        <rect x="10" y="38" width="16" height="10" rx="2" {...dark} />
        <path d="M20 43h4" stroke="var(--studio)" strokeWidth="2.5" />
      </>
    ),
  },
  'curtain-motor': {
    size: { width: 150, height: 120 },
    radius: 0,
    isFreeForm: true,
    face: () => (
      <>
        <path d="M8 0v120M142 0v120" stroke="var(--ink)" strokeWidth="2" />
        <path d="M0 0h16v14H0zM134 0h16v14h-16z" {...body} />
        <path d="M62 30h80v32H62z" {...body} />
        <path d="M72 30v32m10 -32v32m10 -32v32m10 -32v32m10 -32v32m10 -32v32" />
        <rect x="22" y="22" width="40" height="48" rx="6" {...body} />
        <circle cx="42" cy="40" r="9" />
        <path d="M42 40l6 -5" {...lit} />
        <path d="M30 60h24" />
        <path d="M22 46H14m0 -12v24" stroke="var(--ink)" strokeWidth="2.5" />
        <path d="M82 62v58m40 -58v58" {...lit} strokeWidth={1.75} />
        <path d="M78 114h8m32 0h8" stroke="var(--ink)" strokeWidth="3" />
      </>
    ),
  },
}
