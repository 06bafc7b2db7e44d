import type { ReactNode } from 'react'
import type { NoticedSceneName } from '#src/content/schemas/drawings.ts'
import { site } from '#src/content/settings/site.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { Label, range, spread } from '../kit/drawing.tsx'
import { drawingWords } from '../kit/drawing-words.ts'

const found = (x: number, y: number, width: number, height: number) => (
  <path
    key={`${x} ${y}`}
    d={`M${x} ${y + 12}v-12h12M${x + width - 12} ${y}h12v12M${x + width} ${y + height - 12}v12h-12M${x + 12} ${y + height}h-12v-12`}
    stroke="var(--signal)"
    strokeWidth="2"
  />
)
const person = (x: number, y: number) => (
  <g key={`${x} ${y}`}>
    <rect x={x - 23} y={y - 9} width="46" height="20" rx="10" fill="var(--surface)" />
    <circle cx={x} cy={y - 1} r="10" fill="var(--muted)" stroke="var(--page)" />
  </g>
)
/** A spectrum in decibels above the floor; the peak in the tenth band is the fault. */
const bands = [18, 42, 30, 66, 40, 26, 34, 22, 30, 104, 28, 20, 24, 16, 18, 12, 14, 10]
/** Half heights of a sound wave: quiet, the wake phrase, quiet. */
const sound = [3, 4, 3, 5, 3, 4, 18, 34, 22, 40, 30, 12, 36, 44, 26, 38, 20, 8, 4, 3, 5, 3, 4, 3]

const scenes: Record<NoticedSceneName, ReactNode> = {
  'people-at-door': (
    <>
      <path d="M0 118H96M204 118H300" strokeWidth="5" />
      <path d="M96 118H204" strokeDasharray="3 6" stroke="var(--signal)" />
      {person(128, 74)}
      {person(176, 146)}
      {person(236, 60)}
      {found(94, 52, 68, 44)}
      {found(142, 124, 68, 44)}
      {found(202, 38, 68, 44)}
    </>
  ),
  'crates-on-belt': (
    <>
      <path d="M0 148H300M0 166H300" />
      {range(8).map((roller) => (
        <circle key={roller} cx={18 + roller * 38} cy="157" r="6" />
      ))}
      {range(3).map((crate) => (
        <g key={crate}>
          <rect x={30 + crate * 92} y="88" width="62" height="58" fill="var(--surface)" />
          <path
            d={`M${30 + crate * 92} 107h62M${30 + crate * 92} 126h62M${46 + crate * 92} 88v58M${76 + crate * 92} 88v58`}
            stroke="var(--line-strong)"
          />
        </g>
      ))}
      {found(22, 80, 78, 74)}
      {found(114, 80, 78, 74)}
    </>
  ),
  'sound-spectrum': (
    <>
      <path d="M24 168H276" />
      {spread(bands, 14, 32).map(({ value: height, at }) => (
        <path
          key={at}
          d={`M${at} 168v${-height}`}
          strokeWidth="6"
          stroke={height > 100 ? 'var(--signal)' : 'var(--line-strong)'}
        />
      ))}
    </>
  ),
  dial: (
    <>
      <circle cx="150" cy="98" r="66" fill="var(--surface)" />
      {range(9, 33.75, 135).map((angle, index) => (
        <path
          key={angle}
          d={`M207 98H${index % 2 ? 201 : 196}`}
          transform={`rotate(${angle} 150 98)`}
        />
      ))}
      <path d="M150 98L194 74" strokeWidth="3" />
      <circle cx="150" cy="98" r="6" fill="var(--ink)" />
      {found(74, 22, 152, 152)}
    </>
  ),
  'smoke-over-yard': (
    <>
      <path d="M0 160H300M24 160V120H108V160M190 160V132H276V160M24 120L66 98L108 120" />
      <path
        d="M150 156c-14-10-16-20-6-32c2 8 8 8 8 2c0-8-4-12 2-22c10 14 20 22 16 36c-2 8-10 14-20 16z"
        fill="var(--surface)"
      />
      <path
        d="M146 96c-14-12 8-18-2-30M162 92c12-12-8-20 4-34"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      {found(116, 50, 76, 114)}
    </>
  ),
  'number-plate': (
    <>
      <path
        d="M62 152V110q0-10 10-12l18-4l18-38q3-6 10-6h64q7 0 10 6l18 38l18 4q10 2 10 12v42z"
        fill="var(--surface)"
      />
      <path d="M90 94H210M104 88L118 62H182L196 88M74 152v14h26v-14M200 152v14h26v-14" />
      <circle cx="86" cy="114" r="8" />
      <circle cx="214" cy="114" r="8" />
      <rect x="99" y="122" width="102" height="23" rx="3" fill="var(--page)" />
      {found(94, 112, 112, 43)}
    </>
  ),
  'people-in-room': (
    <>
      <path d="M34 34H266V176H34z" strokeWidth="3" />
      <path d="M96 34H204" strokeWidth="7" stroke="var(--page)" />
      <path d="M96 30H204M96 38H204" />
      <rect x="222" y="66" width="44" height="18" rx="3" fill="var(--surface)" />
      <path
        d="M216 70c-12 2-14 10-26 10M216 80c-12 2-14 10-26 10"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <rect x="74" y="112" width="96" height="34" rx="6" stroke="var(--line-strong)" />
      {person(100, 98)}
      {person(150, 160)}
      {found(68, 80, 64, 36)}
      {found(118, 142, 64, 36)}
    </>
  ),
  'wake-phrase': (
    <>
      {spread(sound, 11, 24).map(({ value: half, at }) => (
        <path
          key={at}
          d={`M${at} ${108 - half}v${half * 2}`}
          strokeWidth="4"
          stroke={half > 7 ? 'var(--ink)' : 'var(--line-strong)'}
        />
      ))}
      {found(80, 52, 140, 112)}
    </>
  ),
}

export const NoticedScene = ({ name }: { name: NoticedSceneName }) => {
  const words = drawingWords()
  const plate = name === 'number-plate' && words.numberPlate
  const result = name === 'dial' ? `${formatNumber(6.4, site().locale)} bar` : words.noticed[name]
  return (
    <div className="night">
      <svg
        viewBox="0 0 300 225"
        fill="none"
        stroke="var(--muted)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {scenes[name]}
        {plate && <Label x={150} y={138} anchor="middle" size="count" tone="ink" text={plate} />}
        {result && <Label x={16} y={210} size="count" tone="ink" text={result} />}
        <circle cx="282" cy="206" r="4" fill="var(--signal)" stroke="none" />
      </svg>
    </div>
  )
}
