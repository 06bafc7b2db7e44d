import { staffLimits } from '#src/contracts/staff-limits.ts'
import { onPlainClick } from '#src/ui/base/plain-click.ts'
import controls from '../kit/Control.module.css'
import styles from './ListPager.module.css'

/** `onOpen` loads the page of the list without a reload. */
type Step = { href: string; onOpen?: () => void }

type Props = {
  page: { items: unknown[]; next: number | null; total: number }
  cursors: number[]
  sort?: 'newest' | 'oldest'
  stepTo: (cursors: number[]) => Step
}

const StepLink = ({ label, step }: { label: string; step: Step | null }) =>
  step ? (
    <a
      className={controls['button']}
      href={step.href}
      onClick={step.onOpen && onPlainClick(step.onOpen)}
    >
      {label}
    </a>
  ) : (
    <span className={`${controls['button']} ${styles['end']}`} aria-hidden="true">
      {label}
    </span>
  )

/** Prev and Next, which are links without JavaScript. Renders nothing for an empty first page. */
export const ListPager = ({
  page: { items, next, total },
  cursors,
  sort = 'newest',
  stepTo,
}: Props) => {
  if (items.length === 0 && cursors.length === 0) return null
  const before = cursors.length * staffLimits.page.usual
  const last = before + items.length
  return (
    <nav className={`row muted ${styles['pager']}`} aria-label="Pages">
      <p className="tabular">{`${before + 1} to ${last} of ${Math.max(total, last)}, ${sort} first`}</p>
      {(cursors.length > 0 || next !== null) && (
        <>
          <StepLink label="Prev" step={cursors.length > 0 ? stepTo(cursors.slice(0, -1)) : null} />
          <StepLink label="Next" step={next === null ? null : stepTo([...cursors, next])} />
        </>
      )}
    </nav>
  )
}
