import { Name, paths } from '../kit/drawing.tsx'
import { dark, dottedFace, inked, led, lit, onGlass, type ProductFace } from './product-face.ts'

export const sensorFaces = {
  'humidity-sensor': {
    radius: 36,
    face: ({ width: w }) => {
      const c = w / 2
      return (
        <>
          <circle cx={c} cy={c} r="30" />
          <path d={`M${c} ${c - 30}a30 30 0 0 1 0 60`} {...lit} />
          {[26, 22, 18, 14].map((radius) => (
            <circle key={radius} cx={c} cy={c} r={radius} {...dottedFace} />
          ))}
        </>
      )
    },
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
  'carbon-monoxide-sensor': {
    radius: 24,
    face: ({ width: w, height: h }) => (
      <>
        <rect x={w / 2 - 18} y="18" width="36" height="13" rx="6.5" {...dark} />
        <circle cx={w / 2 - 8} cy="24.5" r="2" {...onGlass} />
        <circle cx={w / 2} cy={h / 2 + 3} r="19" {...lit} />
        <g transform={`translate(${w / 2} ${h / 2 + 7}) scale(.73)`}>
          <Name x={0} y={0} anchor="middle" tone="muted" text="CO" />
        </g>
        <path d={`M${w / 2 - 33} ${h / 2 + 3}h1m64 0h1`} strokeWidth="2.5" strokeLinecap="round" />
        <path d={paths([-12, -8, -4, 0, 4, 8, 12], (x) => `M${w / 2 + x} ${h - 21}v9`)} />
      </>
    ),
  },
  'door-window-sensor': {
    radius: 6,
    reach: { right: 28 },
    face: ({ width: w, height: h }) => (
      <>
        <rect
          x={w + 7}
          y={h - 46}
          width="15"
          height="46"
          rx="4"
          fill="var(--page)"
          stroke="var(--ink)"
          strokeWidth="1.5"
        />
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
          d={[27, 27, 27, 27, 25, 22, 18, 12]
            .map((half, index) => `M${w / 2 - half} ${68 + index * 6}h${2 * half}`)
            .join('')}
          strokeWidth="2"
          transform={`translate(0 ${(h - 124) / 2})`}
        />
      </>
    ),
  },
} satisfies Record<string, ProductFace>
