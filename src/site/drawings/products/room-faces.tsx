import { Name } from '../kit/drawing.tsx'
import { dark, inked, led, lit, type ProductFace } from './product-face.ts'

export const roomFaces = {
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
          <circle
            key={index}
            cx={w - 58 + index * 11}
            cy={h / 2}
            r="2"
            {...led}
            fill={index === 3 ? 'var(--led-blue)' : led.fill}
          />
        ))}
      </>
    ),
  },
  'smart-mirror': {
    radius: 60,
    face: ({ width: w, height: h }) => (
      <>
        <rect x="30" y="30" width={w - 60} height={h - 60} rx="42" />
        <g transform="translate(62 122) scale(2.3)">
          <Name x={0} y={0} size="figure" tone="muted" text="07:42" />
        </g>
        <path d="M64 154h150M64 184h96" />
        {[-70, 0, 70].map((x) => (
          <circle
            key={x}
            cx={w / 2 + x}
            cy={h - 78}
            r={x === 0 ? 16 : 7}
            {...(x === 0 ? lit : {})}
          />
        ))}
      </>
    ),
  },
  'smart-adaptor': {
    radius: 12,
    face: ({ width: w, height: h }) => (
      <>
        <circle cx={w / 2} cy={w / 2 + 6} r="25" {...lit} />
        <rect x={w / 2 - 2.5} y={w / 2 - 12} width="5" height="10" rx="1" {...inked} />
        <rect x={w / 2 - 17} y={w / 2 + 11} width="9" height="5.5" rx="1" {...inked} />
        <rect x={w / 2 + 8} y={w / 2 + 11} width="9" height="5.5" rx="1" {...inked} />
        <circle cx={w / 2} cy={h - 14} r="7" />
        <path d={`M${w / 2} ${h - 18}v4`} />
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
      const at = (turn: number, radius: number) =>
        `${c.x + radius * Math.sin(turn)} ${c.y - radius * Math.cos(turn)}`
      const dot = (turn: number, isLit: boolean) => {
        const [x, y] = at(turn, 33).split(' ')
        return (
          <circle
            key={turn}
            cx={x}
            cy={y}
            r="1.3"
            fill={isLit ? 'var(--signal)' : 'var(--line-strong)'}
            stroke="none"
          />
        )
      }
      return (
        <>
          {Array.from({ length: 23 }, (_, index) =>
            dot(((index - 11) * Math.PI) / 14.5, index < 15),
          )}
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
          {[6, w / 2 + 2].flatMap((x) =>
            [6, h / 2 + 2].map((y) => (
              <rect key={`${x} ${y}`} x={x} y={y} {...key} rx="5" {...dark} />
            )),
          )}
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
} satisfies Record<string, ProductFace>
