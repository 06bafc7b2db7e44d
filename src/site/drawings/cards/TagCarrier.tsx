import type { ReactNode } from 'react'
import type { TagCarrierName } from '#src/content/schemas/drawings.ts'
import { paths, range } from '../kit/drawing.tsx'

const coil = (x: number, y: number, width: number, height: number, turns: number) =>
  range(turns).map((turn) => (
    <rect
      key={turn}
      x={x + turn * 4}
      y={y + turn * 4}
      width={width - turn * 8}
      height={height - turn * 8}
      rx={Math.max(3, 9 - turn)}
      stroke="var(--muted)"
    />
  ))
const ring = (x: number, y: number, radius: number, turns: number) =>
  range(turns).map((turn) => (
    <circle key={turn} cx={x} cy={y} r={radius - turn * 3.5} stroke="var(--muted)" />
  ))
/** Edges that extend beyond the frame of the drawing on both sides. */
const across = (...heights: number[]) => paths(heights, (y) => `M-400 ${y}H640`)
const chip = (x: number, y: number, size = 11) => (
  <rect
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    rx="2"
    fill="var(--ink)"
    stroke="none"
  />
)

/** Carriers of the tag to one scale: a card is 143 units wide, 85.6 mm (ISO/IEC 7810, ID-1). */
const carriers: Record<TagCarrierName, ReactNode> = {
  'key-card': (
    <>
      <rect x="48" y="35" width="143" height="90" rx="8" fill="var(--surface)" />
      {coil(56, 43, 127, 74, 4)}
      {chip(112, 57)}
    </>
  ),
  badge: (
    <>
      <path d="M104 2l12 20M136 2l-12 20" stroke="var(--muted)" />
      <rect x="75" y="10" width="90" height="143" rx="8" fill="var(--surface)" />
      <rect x="108" y="18" width="24" height="7" rx="3.5" fill="var(--page)" />
      <circle cx="120" cy="62" r="15" />
      <path d="M94 104c2-16 13-22 26-22s24 6 26 22" />
      {coil(85, 114, 70, 30, 3)}
      {chip(120, 129, 9)}
    </>
  ),
  crate: (
    <>
      <path
        d={`${across(36, 62, 74, 124, 136)}M64 36V190M176 36V190`}
        stroke="var(--line-strong)"
      />
      <circle cx="120" cy="99" r="21" fill="var(--surface)" />
      {ring(120, 99, 17, 3)}
      {chip(120, 99, 8)}
    </>
  ),
  'hung-card': (
    <>
      <path d={across(14, 22)} stroke="var(--line-strong)" />
      <path d="M120 18c-13 8-13 22 0 34c13-12 13-26 0-34z" stroke="var(--muted)" />
      <rect x="48" y="42" width="143" height="90" rx="8" fill="var(--surface)" />
      <circle cx="120" cy="54" r="5" fill="var(--page)" />
      {coil(58, 66, 123, 58, 3)}
      {chip(82, 82)}
      <path d="M100 88H160M100 98H144" stroke="var(--line-strong)" />
    </>
  ),
  flange: (
    <>
      <circle cx="120" cy="80" r="72" fill="var(--surface)" stroke="var(--line-strong)" />
      <circle cx="120" cy="80" r="38" stroke="var(--line-strong)" />
      {range(6, 60).map((angle) => (
        <circle
          key={angle}
          cx="175"
          cy="80"
          r="7"
          transform={`rotate(${angle} 120 80)`}
          stroke="var(--line-strong)"
        />
      ))}
      <circle cx="120" cy="82" r="25" fill="var(--page)" stroke="var(--line-strong)" />
      <circle cx="120" cy="79" r="25" fill="var(--surface)" />
      {ring(120, 79, 20, 3)}
      {chip(120, 79, 9)}
    </>
  ),
  'table-disc': (
    <>
      <path d={across(128)} stroke="var(--line-strong)" />
      <path d="M84 118c0-20 16-34 36-34s36 14 36 34z" stroke="var(--line-strong)" />
      <circle cx="120" cy="74" r="33" fill="var(--surface)" />
      {ring(120, 74, 27, 3)}
      <path d="M120 62v.5M120 71v14" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  'opened-sensor': (
    <>
      <rect
        x="118"
        y="28"
        width="98"
        height="98"
        rx="18"
        stroke="var(--line-strong)"
        strokeDasharray="3 5"
      />
      <path d="M100 38L132 30M100 120L132 124" stroke="var(--line-strong)" strokeDasharray="3 5" />
      <rect x="24" y="30" width="100" height="100" rx="18" fill="var(--surface)" />
      <circle cx="46" cy="108" r="6" stroke="var(--line-strong)" />
      <circle cx="102" cy="108" r="6" stroke="var(--line-strong)" />
      <rect x="41" y="48" width="66" height="42" rx="4" fill="var(--page)" />
      {coil(46, 53, 56, 32, 3)}
      {chip(74, 69, 8)}
    </>
  ),
  seal: (
    <>
      <path
        d="M30 62L120 34L210 62V190M30 62V190M30 62L120 90L210 62M120 90V190"
        stroke="var(--line-strong)"
      />
      <path d="M86 44L154 84V120L128 128V96L64 56z" fill="var(--surface)" />
      <path d="M128 108l26-8" strokeDasharray="3 4" />
      <ellipse
        cx="110"
        cy="71"
        rx="19"
        ry="11"
        transform="rotate(28 110 71)"
        stroke="var(--muted)"
      />
      <ellipse
        cx="110"
        cy="71"
        rx="14"
        ry="8"
        transform="rotate(28 110 71)"
        stroke="var(--muted)"
      />
      {chip(110, 71, 7)}
    </>
  ),
}

export const TagCarrier = ({ name }: { name: TagCarrierName }) => (
  <svg viewBox="0 0 240 160" fill="none" stroke="var(--ink)" strokeWidth="1.5" aria-hidden="true">
    {carriers[name]}
  </svg>
)
