import { dark, inked, led, lit, type ProductFace } from './product-face.ts'

type PartFace = ProductFace & { size: { width: number; height: number } }

/** Other manufacturers’ parts, by their names in content/prices.json; sizes are typical, in mm. */
export const partFaces: Readonly<Record<string, PartFace>> = {
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
        <path d="M2 122q7-6 14 0M42 122q7-6 14 0" {...lit} />
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
}
