import type { ReactNode } from 'react'
import type { ViewContent, ViewName } from '#src/content/schemas/product-figure-schema.ts'
import { Text } from '../../../ui/base/Text.tsx'
import { Label } from '../kit/drawing.tsx'
import styles from './DeviceView.module.css'

/** The frame round what a device has found, with its name above. */
const found = (x: number, y: number, width: number, height: number, name: string | undefined) =>
  name && (
    <g key={name}>
      <path
        d={`M${x} ${y + 16}v-16h16M${x + width - 16} ${y}h16v16M${x + width} ${y + height - 16}v16h-16M${x + 16} ${y + height}h-16v-16`}
        stroke="var(--signal)"
        strokeWidth="3"
      />
      <Label x={x} y={y - 8} tone="signal-ink" text={name} />
    </g>
  )

/** Somebody from behind: head and shoulders, and no face. */
const person = (x: number, y: number, size: number) =>
  `M${x - 0.4 * size} ${y + size}v${-0.34 * size}q0 ${-0.26 * size} ${0.28 * size} ${-0.28 * size}h${0.24 * size}q${0.28 * size} ${0.02 * size} ${0.28 * size} ${0.28 * size}v${0.34 * size}zM${x} ${y + 0.32 * size}a${0.16 * size} ${0.17 * size} 0 1 1 0.1 0z`

const drawings: Record<ViewName, (names: readonly string[]) => ReactNode> = {
  /** A shop from above its counter, with a blacked-out keypad. */
  counter: ([first, second, third, mask]) => (
    <>
      <path d="M0 84H560M70 84V0M196 84V0M322 84V0M448 84V0M0 42H560" stroke="var(--line-strong)" />
      <path d={person(170, 92, 190) + person(318, 76, 150)} fill="var(--line-strong)" />
      <path d="M0 300L46 268H560V360H0z" fill="var(--surface)" />
      <path
        d="M434 268c-8-30 6-48 26-52l-4-18 14 10h12l14-10-2 24c14 8 14 26 8 46z"
        fill="var(--line-strong)"
      />
      <rect x="84" y="284" width="96" height="52" fill="var(--night-edge)" stroke="none" />
      {mask && <Label x={132} y={315} anchor="middle" tone="studio" text={mask} />}
      {found(86, 84, 168, 184, first)}
      {found(266, 68, 110, 200, second)}
      {found(414, 190, 100, 82, third)}
    </>
  ),
  /** A face before the terminal, of which it stores a row of numbers. */
  face: ([template, hours]) => (
    <>
      <path d={person(150, 70, 250)} fill="var(--line-strong)" />
      <ellipse cx="150" cy="112" rx="62" ry="76" stroke="var(--signal)" strokeWidth="3" />
      <path d="M236 112H300M292 104l8 8-8 8" stroke="var(--ink)" strokeWidth="2" />
      <rect x="316" y="56" width="228" height="112" rx="8" fill="var(--surface)" />
      <path
        d="M336 92h30M376 92h54M440 92h24M474 92h44M336 112h50M396 112h22M428 112h64M336 132h22M368 132h46M424 132h34M468 132h40"
        stroke="var(--signal)"
        strokeWidth="5"
      />
      <path d="M430 168V220" stroke="var(--ink)" strokeWidth="2" strokeDasharray="4 6" />
      <path d="M416 196l28 0" stroke="var(--danger)" strokeWidth="4" />
      <rect x="316" y="222" width="228" height="92" rx="8" fill="var(--surface)" />
      <path d="M336 262h70M336 284h120" stroke="var(--line-strong)" strokeWidth="5" />
      {template && <Label x={544} y={44} anchor="end" tone="signal-ink" text={template} />}
      {hours && <Label x={544} y={340} anchor="end" tone="ink" text={hours} />}
    </>
  ),
}

/** What a device sees, beside what it stores, sends and never does. */
export const DeviceView = ({
  view: { drawing, alt, found: names, lists },
}: {
  view: ViewContent
}) => (
  <div className={styles['view']}>
    <div role="img" aria-label={alt}>
      <svg viewBox="0 0 560 360" fill="none" stroke="var(--muted)" aria-hidden="true">
        {drawings[drawing](names)}
      </svg>
    </div>
    <dl>
      {lists.map(({ title, points, isNever }) => (
        <div key={title} data-never={isNever || undefined}>
          <dt>{title}</dt>
          {points.map((point) => (
            <dd key={point}>
              <Text>{point}</Text>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </div>
)
