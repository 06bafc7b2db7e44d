import type { ReactNode } from 'react'
import { ButtonLink } from '#src/ui/base/Button.tsx'
import styles from './Opening.module.css'
import { type OpeningPartId, openingParts } from './OpeningPart.tsx'

type Props = {
  /** The first parts with something left, at most two. */
  parts: readonly OpeningPartId[]
  /** What is asked for before the first offer, with links; nothing if all is there. */
  children?: ReactNode
}

/** Leads to what an owner does next. */
export const NextPart = ({ parts, children }: Props) => (
  <>
    {parts.length > 0 && (
      <p className={`row ${styles['next']}`}>
        {parts.map((part, index) => (
          <ButtonLink
            key={part}
            look={index === 0 ? 'filled' : 'line'}
            size="small"
            href={`#${part}`}
          >
            {index === 0 ? `Next: ${openingParts[part]}` : openingParts[part]}
          </ButtonLink>
        ))}
      </p>
    )}
    {children && <p className="muted">{children}</p>}
  </>
)
