import type { ReactNode } from 'react'
import type { PetAccessoryName } from '#src/content/schemas/drawings.ts'
import { Name, paths, range } from '../kit/drawing.tsx'
import { CardDrawing } from './CardDrawing.tsx'

const ground = <path d="M-44 138H284" stroke="var(--line-strong)" />

const drawings: Record<PetAccessoryName, ReactNode> = {
  bowl: (
    <>
      {ground}
      <path d="M66 130h108M80 130v8M160 130v8" />
      <path d="M58 84h124l-18 40q-2 4-7 4H83q-5 0-7-4z" fill="var(--surface)" />
      <ellipse cx="120" cy="84" rx="62" ry="13" fill="var(--surface)" />
      <path d="M74 84c10-16 30-22 46-22s36 6 46 22" stroke="var(--line-strong)" />
      <Name x={120} y={38} anchor="middle" size="title" text="214 g" />
    </>
  ),
  fountain: (
    <>
      {ground}
      <path d="M76 62h88v66q0 10-10 10H86q-10 0-10-10z" fill="var(--surface)" />
      <path d="M76 96q11-7 22 0t22 0t22 0t22 0" stroke="var(--muted)" />
      <ellipse cx="120" cy="62" rx="44" ry="11" fill="var(--surface)" />
      <path d="M120 60V38q0-10 10-10M120 60V44q0-8-9-10" />
      <path d="M164 128h28q8 0 8 8" stroke="var(--line-strong)" />
    </>
  ),
  kennel: (
    <>
      {ground}
      <path d="M48 138V70L120 26L192 70V138M38 76L120 26L202 76" fill="none" />
      <path d="M92 138v-24q0-26 28-26t28 26v24" fill="var(--surface)" />
      <rect x="160" y="96" width="18" height="26" rx="5" fill="var(--surface)" />
      <circle cx="169" cy="104" r="2.5" fill="var(--signal)" stroke="none" />
      <path d="M169 112v4" />
      <path d="M178 109h34" stroke="var(--line-strong)" strokeDasharray="2 5" />
    </>
  ),
  alarm: (
    <>
      {ground}
      <circle cx="120" cy="84" r="46" fill="var(--surface)" />
      <circle cx="120" cy="84" r="34" stroke="var(--line-strong)" />
      <path
        d={paths(range(3), (slot) => `M${106 - slot * 2} ${72 + slot * 10}h${28 + slot * 4}`)}
        stroke="var(--muted)"
      />
      <circle cx="120" cy="106" r="3.5" fill="var(--signal)" stroke="none" />
      <path
        d="M58 60q-10 24 0 48M44 50q-16 34 0 68M182 60q10 24 0 48M196 50q16 34 0 68"
        stroke="var(--line-strong)"
      />
    </>
  ),
  'pet-door': (
    <>
      {ground}
      <path d="M60 138V14H180V138" stroke="var(--line-strong)" />
      <rect x="84" y="66" width="72" height="72" rx="8" fill="var(--surface)" />
      <path d="M92 76h56l-10 54H98z" fill="var(--page)" />
      <path d="M104 96q16-12 32 0M110 104q10-7 20 0" stroke="var(--muted)" />
      <circle cx="120" cy="113" r="3" fill="var(--signal)" stroke="none" />
    </>
  ),
  gate: (
    <>
      {ground}
      <path
        d={paths(range(8, 14, 24), (x) => `M${x} 138V38`)}
        stroke="var(--line-strong)"
        strokeWidth="3"
      />
      <path d="M16 52H130M16 118H130" strokeWidth="3" />
      <path d="M146 138V44l56-16v126z" fill="var(--surface)" />
      <path d="M160 134V42M174 138V38M188 142V34" stroke="var(--line-strong)" strokeWidth="2" />
      <rect x="122" y="76" width="12" height="26" rx="3" fill="var(--surface)" />
      <rect x="146" y="80" width="8" height="18" rx="2" fill="var(--ink)" stroke="none" />
      <circle cx="128" cy="83" r="2.5" fill="var(--signal)" stroke="none" />
    </>
  ),
}

export const AccessoryDrawing = ({ name }: { name: PetAccessoryName }) => (
  <CardDrawing viewBox="-32 0 304 156">{drawings[name]}</CardDrawing>
)
