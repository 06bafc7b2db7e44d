import type { ReactNode } from 'react'

/** Millimetres of a front view: `x` from its left edge, `y` from its top. */
type Front = { width: number; height: number }

export type ProductFace = {
  /** Radius of the body's corners in mm; a round body has half its width. */
  radius: number
  /** True where the body is no block that could be drawn with its depth. */
  isFreeForm?: boolean
  /** Room that parts need beyond the body, in mm. */
  reach?: { left?: number; right?: number; above?: number }
  /** What stands behind the body, from the top left corner of its back. */
  behind?: (front: Front) => ReactNode
  /** What is seen on the front. Strokes keep their width, whatever the scale. */
  face: (front: Front) => ReactNode
}

const dark = { fill: 'var(--device)', stroke: 'none' }
const lit = { stroke: 'var(--signal)', strokeWidth: 2 }
const led = { fill: 'var(--signal)', stroke: 'none' }
const inked = { fill: 'var(--ink)', stroke: 'none' }
/** Lines and dots on a dark glass, which is dark in both schemes. */
const onGlass = { fill: 'var(--studio)', stroke: 'none' }
/** A dotted line: holes in a cover. */
const dotted = { strokeDasharray: '0 4.5', strokeWidth: 1.75, strokeLinecap: 'round' } as const

/** Fronts of the products in line, by their slug; taken from the models of the photographs. */
export const productFaces: Record<string, ProductFace> = {
  'humidity-sensor': {
    radius: 36,
    face: ({ width: w }) => {
      const c = w / 2
      return (
        <>
          <circle cx={c} cy={c} r="30" />
          <path d={`M${c} ${c - 30}a30 30 0 0 1 0 60`} {...lit} />
          {[26, 22, 18, 14].map((radius) => (
            <circle key={radius} cx={c} cy={c} r={radius} {...dotted} />
          ))}
        </>
      )
    },
  },
  'smart-lock': {
    radius: 14,
    reach: { left: 58 },
    face: ({ width: w, height: h }) => (
      <>
        <rect x="6" y="7" width={w - 12} height="98" rx="10" {...dark} />
        {[24, 41, 58, 75].flatMap((y) =>
          [w / 2 - 16, w / 2, w / 2 + 16].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2.2" {...onGlass} />),
        )}
        <path d={`M${w / 2 - 8} 95h16`} {...lit} />
        <circle cx={w / 2} cy={h - 42} r="22" />
        <rect x="-58" y={h - 50} width={58 + w / 2 + 10} height="16" rx="8" fill="var(--page)" stroke="var(--ink)" strokeWidth="1.5" />
        <circle cx={w / 2} cy={h - 42} r="8" fill="var(--device)" {...lit} />
      </>
    ),
  },
  gateway: {
    radius: 3,
    reach: { above: 72 },
    behind: ({ width: w }) => (
      <>
        <path d="M20 0 14 -72q4 -4 8 0l6 72" />
        <path d={`M${w - 20} 0l6 -72q-4 -4 -8 0l-6 72`} />
      </>
    ),
    face: ({ width: w, height: h }) => (
      <>
        {[16, 35].map((x) => (
          <path key={x} d={`M${x} ${h / 2 - 7}h14v14h-3v-2h-8v2h-3z`} />
        ))}
        <rect x="57" y={h / 2 - 8} width="6" height="15" rx="1" />
        <rect x="70" y={h / 2 - 6} width="4" height="11" rx="2" />
        {[0, 1, 2, 3, 4].map((index) => (
          <circle key={index} cx={w - 58 + index * 11} cy={h / 2} r="2" {...led} fill={index === 3 ? 'var(--led-blue)' : led.fill} />
        ))}
      </>
    ),
  },
  'smart-mirror': {
    radius: 60,
    face: ({ width: w, height: h }) => (
      <>
        <rect x="30" y="30" width={w - 60} height={h - 60} rx="42" />
        <text x="62" y="122" fontSize="56" fontWeight="600" letterSpacing="-.03em" fill="var(--muted)" stroke="none">
          07:42
        </text>
        <path d="M64 154h150M64 184h96" />
        {[-70, 0, 70].map((x) => (
          <circle key={x} cx={w / 2 + x} cy={h - 78} r={x === 0 ? 16 : 7} {...(x === 0 ? lit : {})} />
        ))}
      </>
    ),
  },
  'intelligent-camera': {
    radius: 33,
    isFreeForm: true,
    face: ({ width: w, height: h }) => {
      const c = w / 2
      return (
        <g>
          <path d={`M${c - 5} 58V${h - 10}h10V58`} stroke="var(--ink)" fill="var(--page)" />
          <path
            d={`M3 ${h}q0 -8 ${c - 12} -10h18q${c - 12} 2 ${c - 12} 10z`}
            transform={`translate(${c - (2 * (c - 12) + 18) / 2 - 3} 0)`}
            stroke="var(--ink)"
            fill="var(--page)"
          />
          <circle cx={c} cy={c} r={c} fill="var(--page)" stroke="var(--ink)" strokeWidth="1.75" />
          <circle cx={c} cy={c} r={c - 4} {...dark} />
          <circle cx={c} cy={c} r="14" stroke="var(--studio)" />
          <circle cx={c} cy={c} r="8" stroke="var(--studio)" />
          <circle cx={c} cy="10" r="1.8" {...led} />
        </g>
      )
    },
  },
  'key-tracking-device': {
    radius: 9,
    face: ({ width: w, height: h }) => (
      <>
        <circle cx={w / 2} cy={h / 2} r="9" {...lit} />
        <path d={`M${w / 2 - 4} ${h / 2}a4 4 0 0 1 8 0M${w / 2 - 1.8} ${h / 2 + 1.6}a1.8 1.8 0 0 1 3.6 0`} />
        <circle cx={w - 7} cy="7" r="2.6" />
        <path d={`M6 ${h - 5.5}h8`} {...dotted} />
      </>
    ),
  },
  'smart-adaptor': {
    radius: 12,
    face: ({ width: w, height: h }) => (
      <>
        <circle cx={w / 2} cy={w / 2 + 6} r="25" {...lit} />
        <rect x={w / 2 - 2.5} y={w / 2 - 12} width="5" height="10" rx="1" {...inked} />
        {[w / 2 - 17, w / 2 + 8].map((x) => (
          <rect key={x} x={x} y={w / 2 + 11} width="9" height="5.5" rx="1" {...inked} />
        ))}
        <circle cx={w / 2} cy={h - 14} r="7" />
        <path d={`M${w / 2} ${h - 18}v4`} />
      </>
    ),
  },
  'smart-fob-button': {
    radius: 18.5,
    reach: { above: 14 },
    behind: ({ width: w }) => <path d={`M${w / 2 - 2} 6v-20m4 20v-20`} />,
    face: ({ width: w, height: h }) => (
      <>
        <rect x={w / 2 - 6} y="4.5" width="12" height="4" rx="2" />
        <circle cx={w / 2} cy={h / 2 + 5} r="13.5" {...lit} />
        <circle cx={w / 2} cy={h / 2 + 5} r="10.5" />
        <path d={`M${w / 2 - 3} ${h / 2 + 8}a5 5 0 0 0 0 -6m3.5 8a8 8 0 0 0 0 -10m3.5 12a11 11 0 0 0 0 -14`} />
      </>
    ),
  },
  'attendance-system': {
    radius: 10,
    face: ({ width: w, height: h }) => (
      <>
        <rect x="4" y="4" width={w - 8} height={h - 48} rx="7" {...dark} />
        <path d={`M${w / 2 - 26} 66v-9h9m34 0h9v9m0 34v9h-9m-34 0h-9v-9`} transform={`translate(0 ${h * 0.02})`} {...lit} />
        <circle cx={w / 2} cy="82" r="12" stroke="var(--studio)" />
        <path d={`M${w / 2 - 17} 108q17 -20 34 0`} stroke="var(--studio)" />
        <path d={`M${w / 2 - 14} 32h28`} stroke="var(--studio)" strokeWidth="2.5" />
        <path d={`M14 ${h - 58}h${w - 28}`} {...lit} />
        <circle cx={w / 2} cy={h - 22} r="11" {...lit} />
        <circle cx={w / 2} cy={h - 22} r="7" {...dark} />
      </>
    ),
  },
  'door-bell': {
    radius: 22,
    face: ({ width: w, height: h }) => (
      <>
        <rect x="3.5" y="3.5" width={w - 7} height={h / 2} rx="19" {...dark} />
        <circle cx={w / 2} cy="28" r="11" stroke="var(--studio)" />
        <circle cx={w / 2} cy="28" r="5.5" stroke="var(--studio)" />
        <circle cx={w / 2} cy="56" r="2.5" stroke="var(--studio)" />
        <path d={`M${w / 2 - 8} ${h / 2 + 10}h16m-16 5h16m-16 5h16`} />
        <circle cx={w / 2} cy={h - 26} r="13" {...lit} />
        <circle cx={w / 2} cy={h - 26} r="10" />
      </>
    ),
  },
  'carbon-monoxide-sensor': {
    radius: 24,
    face: ({ width: w, height: h }) => (
      <>
        <rect x={w / 2 - 18} y="18" width="36" height="13" rx="6.5" {...dark} />
        <circle cx={w / 2 - 8} cy="24.5" r="2" {...onGlass} />
        <circle cx={w / 2} cy={h / 2 + 3} r="19" {...lit} />
        <text x={w / 2} y={h / 2 + 7} fontSize="11" fontWeight="600" textAnchor="middle" fill="var(--muted)" stroke="none">
          CO
        </text>
        <path d={`M${w / 2 - 33} ${h / 2 + 3}h1m64 0h1`} strokeWidth="2.5" strokeLinecap="round" />
        <path d={[-12, -8, -4, 0, 4, 8, 12].map((x) => `M${w / 2 + x} ${h - 21}v9`).join('')} />
      </>
    ),
  },
  'curtain-blind-control': {
    radius: 6,
    reach: { above: 14, right: 44 },
    behind: ({ width: w }) => <rect x="-8" y="-9" width={w + 60} height="9" rx="1" />,
    face: ({ width: w, height: h }) => (
      <>
        <path d={`M1 16V7a6 6 0 0 1 6 -6h${w - 14}a6 6 0 0 1 6 6v9z`} {...dark} />
        <path d={`M1 ${h - 14}v7a6 6 0 0 0 6 6h${w - 14}a6 6 0 0 0 6 -6v-7z`} {...dark} />
        <circle cx={w / 2} cy="46" r="4" {...lit} />
        <path d={`M${w / 2 - 8} 62h16`} />
      </>
    ),
  },
  'dimmer-knob': {
    radius: 12,
    face: ({ width: w, height: h }) => {
      const c = { x: w / 2, y: h / 2 + 1 }
      const at = (turn: number, radius: number) => `${c.x + radius * Math.sin(turn)} ${c.y - radius * Math.cos(turn)}`
      const dot = (turn: number, isLit: boolean) => {
        const [x, y] = at(turn, 33).split(' ')
        return <circle key={turn} cx={x} cy={y} r="1.3" fill={isLit ? 'var(--signal)' : 'var(--line-strong)'} stroke="none" />
      }
      return (
        <>
          {Array.from({ length: 23 }, (_, index) => dot(((index - 11) * Math.PI) / 14.5, index < 15))}
          <circle cx={c.x} cy={c.y} r="23" />
          <circle cx={c.x} cy={c.y} r="20" />
          <path d={`M${at(0.6, 9)}L${at(0.6, 17)}`} {...lit} />
        </>
      )
    },
  },
  'smart-scenes-switch': {
    radius: 8,
    face: ({ width: w, height: h }) => {
      const key = { width: w / 2 - 8, height: h / 2 - 8 }
      return (
        <>
          {[6, w / 2 + 2].flatMap((x) => [6, h / 2 + 2].map((y) => <rect key={`${x} ${y}`} x={x} y={y} {...key} rx="5" {...dark} />))}
          <g stroke="var(--studio)">
            <path d={`M${w / 4 - 7} 24h16m-13 0a5 5 0 0 1 10 0m-5 -10v3m-9 1 2 2m16 -2 -2 2`} />
            <path d={`M${(3 * w) / 4 + 2} 14h-9v13h9m-5 -6.5h12m-4 -4 4 4 -4 4`} />
            <circle cx={w / 4 + 1} cy={(3 * h) / 4 - 2} r="4.5" />
            <path d={`M${(3 * w) / 4 + 1} ${(3 * h) / 4 - 8}a7 7 0 1 0 5 9a6 6 0 0 1 -5 -9z`} />
          </g>
          <path d={`M${w / 4 - 3} ${h / 2 - 7}h8`} {...lit} />
        </>
      )
    },
  },
  'door-window-sensor': {
    radius: 6,
    reach: { right: 28 },
    face: ({ width: w, height: h }) => (
      <>
        <rect x={w + 7} y={h - 46} width="15" height="46" rx="4" fill="var(--page)" stroke="var(--ink)" strokeWidth="1.5" />
        <path d={`M${w / 2 - 5} 12h10`} {...lit} />
        <circle cx={w / 2} cy={h - 15} r="6.5" />
        <path d={`M${w - 5} ${h / 2 - 2}v4l3 -2z`} {...inked} />
      </>
    ),
  },
  'gas-sensor': {
    radius: 37,
    face: ({ width: w, height: h }) => (
      <>
        <circle cx={w / 2} cy="32" r="15" {...lit} />
        <path d={`M${w / 2} 25q7 7 4.5 11a5.5 5.5 0 0 1 -9 0q-1 -4 4.5 -11z`} />
        {[-14, 0, 14].map((x) => (
          <circle key={x} cx={w / 2 + x} cy="56" r="1.5" {...(x === -14 ? led : inked)} />
        ))}
        <path
          d={[27, 27, 27, 27, 25, 22, 18, 12].map((half, index) => `M${w / 2 - half} ${68 + index * 6}h${2 * half}`).join('')}
          strokeWidth="2"
          transform={`translate(0 ${(h - 124) / 2})`}
        />
      </>
    ),
  },
}
