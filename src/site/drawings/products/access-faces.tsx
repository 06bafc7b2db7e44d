import { dark, dottedFace, lit, onGlass, type ProductFace } from './product-face.ts'

export const accessFaces = {
  'smart-lock': {
    radius: 14,
    reach: { left: 58 },
    face: ({ width: w, height: h }) => (
      <>
        <rect x="6" y="7" width={w - 12} height="98" rx="10" {...dark} />
        {[24, 41, 58, 75].flatMap((y) =>
          [w / 2 - 16, w / 2, w / 2 + 16].map((x) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="2.2" {...onGlass} />
          )),
        )}
        <path d={`M${w / 2 - 8} 95h16`} {...lit} />
        <circle cx={w / 2} cy={h - 42} r="22" />
        <rect
          x="-58"
          y={h - 50}
          width={58 + w / 2 + 10}
          height="16"
          rx="8"
          fill="var(--page)"
          stroke="var(--ink)"
          strokeWidth="1.5"
        />
        <circle cx={w / 2} cy={h - 42} r="8" fill="var(--device)" {...lit} />
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
  'attendance-system': {
    radius: 10,
    face: ({ width: w, height: h }) => (
      <>
        <rect x="4" y="4" width={w - 8} height={h - 48} rx="7" {...dark} />
        <path
          d={`M${w / 2 - 26} 66v-9h9m34 0h9v9m0 34v9h-9m-34 0h-9v-9`}
          transform={`translate(0 ${h * 0.02})`}
          {...lit}
        />
        <circle cx={w / 2} cy="82" r="12" stroke="var(--studio)" />
        <path d={`M${w / 2 - 17} 108q17 -20 34 0`} stroke="var(--studio)" />
        <path d={`M${w / 2 - 14} 32h28`} stroke="var(--studio)" strokeWidth="2.5" />
        <path d={`M14 ${h - 58}h${w - 28}`} {...lit} />
        <circle cx={w / 2} cy={h - 22} r="11" {...lit} />
        <circle cx={w / 2} cy={h - 22} r="7" {...dark} />
      </>
    ),
  },
  'key-tracking-device': {
    radius: 9,
    face: ({ width: w, height: h }) => (
      <>
        <circle cx={w / 2} cy={h / 2} r="9" {...lit} />
        <path
          d={`M${w / 2 - 4} ${h / 2}a4 4 0 0 1 8 0M${w / 2 - 1.8} ${h / 2 + 1.6}a1.8 1.8 0 0 1 3.6 0`}
        />
        <circle cx={w - 7} cy="7" r="2.6" />
        <path d={`M6 ${h - 5.5}h8`} {...dottedFace} />
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
        <path
          d={`M${w / 2 - 3} ${h / 2 + 8}a5 5 0 0 0 0 -6m3.5 8a8 8 0 0 0 0 -10m3.5 12a11 11 0 0 0 0 -14`}
        />
      </>
    ),
  },
} satisfies Record<string, ProductFace>
