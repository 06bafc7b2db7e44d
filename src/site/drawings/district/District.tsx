import type { ReactNode } from 'react'
import { type MapLayerName, mapLayer } from '#src/content/schemas/drawings.ts'
import { words } from '#src/content/words/words.ts'
import { GatewayMark, Signal } from '../kit/drawing.tsx'

const sheet = { width: 600, height: 420 } as const

const layers: Record<MapLayerName, ReactNode> = {
  base: (
    <>
      <path
        d="M0 352C90 330 130 372 214 360S352 330 420 372 540 400 600 376V420H0Z"
        fill="var(--line)"
      />
      <path
        d="M0 108H600M0 214H600M140 0V352M300 0V344M452 0V380M0 300L140 214M300 108L452 0M452 214L600 300"
        stroke="var(--line-strong)"
        strokeWidth="3.5"
      />
      <path
        d="M0 54H140M70 0V108M140 161H300M220 108V214M300 161H452M376 108V214M70 108V258M220 214V350M376 214V360M452 54H600M526 0V108M452 161H600M300 290H452"
        stroke="var(--line)"
        strokeWidth="2"
      />
    </>
  ),
  sites: (
    <g strokeWidth="2" strokeDasharray="8 6">
      <g fill="var(--signal)" fillOpacity=".1" stroke="var(--signal-ink)">
        <path d="M24 30L196 22 208 158 40 172Z" />
        <path d="M372 214L548 206 566 346 386 362Z" />
      </g>
      <path
        d="M246 128L356 120 362 196 252 200Z"
        fill="var(--warm)"
        fillOpacity=".16"
        stroke="var(--warm-ink)"
      />
    </g>
  ),
  routes: (
    <>
      <path
        d="M118 108H300V214H452V280"
        fill="none"
        stroke="var(--muted)"
        strokeWidth="2.5"
        strokeDasharray="3 7"
      />
      <Signal d="M118 104H220V214H300V290H452" width={3} />
      <circle cx="452" cy="288" r="8" fill="var(--signal)" />
    </>
  ),
  devices: (
    <>
      <g stroke="var(--muted)" strokeWidth="1.5">
        <path d="M118 96L60 60M118 96L84 140M118 96L170 64M118 96L180 128" />
        <path d="M452 280L398 240M452 280L510 236M452 280L520 330M452 280L420 344" />
      </g>
      <g fill="var(--page)" stroke="var(--ink)" strokeWidth="2">
        <circle cx="60" cy="60" r="7" />
        <circle cx="84" cy="140" r="7" />
        <circle cx="170" cy="64" r="7" />
        <circle cx="180" cy="128" r="7" />
        <circle cx="398" cy="240" r="7" />
        <circle cx="510" cy="236" r="7" />
        <circle cx="520" cy="330" r="7" />
        <circle cx="420" cy="344" r="7" />
      </g>
      <GatewayMark x={118} y={96} />
      <GatewayMark x={452} y={280} />
      <circle
        cx="300"
        cy="214"
        r="9"
        fill="var(--page)"
        stroke="var(--muted)"
        strokeWidth="2"
        strokeDasharray="3 3"
      />
    </>
  ),
  coverage: (
    <>
      <path
        d="M0 0H250C270 120 210 230 120 262 70 280 30 294 0 292Z"
        fill="var(--ink)"
        fillOpacity=".1"
      />
      <path
        d="M0 0H170C190 90 150 160 90 190 50 206 20 212 0 211Z"
        fill="var(--ink)"
        fillOpacity=".12"
      />
      <path
        d="M600 150C520 130 440 160 410 230 390 290 430 360 500 372 550 380 580 377 600 370Z"
        fill="var(--ink)"
        fillOpacity=".1"
      />
      <path
        d="M600 209C550 200 490 220 476 262 466 300 500 330 540 334 570 336 585 335 600 331Z"
        fill="var(--ink)"
        fillOpacity=".12"
      />
    </>
  ),
  supply: (
    <>
      <circle cx="84" cy="140" r="13" fill="var(--warm)" />
      <circle cx="170" cy="64" r="13" fill="var(--warm)" />
      <circle cx="398" cy="240" r="13" fill="var(--warm)" />
      <circle
        cx="300"
        cy="214"
        r="13"
        fill="var(--page)"
        stroke="var(--warm-ink)"
        strokeWidth="3"
      />
      <circle
        cx="520"
        cy="330"
        r="13"
        fill="var(--page)"
        stroke="var(--warm-ink)"
        strokeWidth="3"
      />
      <path
        d="M295 209l10 10M305 209l-10 10M515 325l10 10M525 325l-10 10"
        stroke="var(--warm-ink)"
        strokeWidth="3"
      />
      <path d="M510 223a13 13 0 0 1 0 26z" fill="var(--warm)" />
      <circle cx="510" cy="236" r="13" fill="none" stroke="var(--warm-ink)" strokeWidth="2" />
    </>
  ),
}

const DistrictLayer = ({ name }: { name: MapLayerName }) => layers[name]

export const DistrictMap = () => (
  <svg
    viewBox={`0 0 ${sheet.width} ${sheet.height}`}
    fill="none"
    role="img"
    aria-label={words().drawings.map.shows}
  >
    {mapLayer.options.map((name) => (
      <g key={name} data-layer={name}>
        <DistrictLayer name={name} />
      </g>
    ))}
  </svg>
)
