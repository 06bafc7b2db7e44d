import type { ComponentProps, MouseEventHandler, ReactNode } from 'react'
import styles from './Button.module.css'

type Look = { look?: 'filled' | 'line'; size?: 'normal' | 'small'; children: ReactNode }

const classes = (look: string, size: string) =>
  `${styles['button']} ${styles[look]} ${styles[size]}`

/** Each view has one filled button; the others are outlined. */
export const Button = ({
  look = 'filled',
  size = 'normal',
  children,
  type = 'button',
  ...attributes
}: Look & Omit<ComponentProps<'button'>, 'className'>) => (
  <button {...attributes} type={type} className={classes(look, size)}>
    {children}
  </button>
)

type LinkProps = Look & {
  href: string
  target?: '_blank'
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
  'aria-label'?: string
  'data-key'?: string
  /** Products that a script adds to the request list instead, and what it announces then. */
  'data-add'?: string
  'data-said'?: string
  /** Id of the dialog that a script opens instead. */
  'data-opens'?: string
}

/**
 * A link that looks like a button. `onClick` only improves it, because without scripts `href` alone
 * works.
 */
export const ButtonLink = ({
  look = 'filled',
  size = 'normal',
  children,
  href,
  target,
  ...attributes
}: LinkProps) => (
  <a
    {...attributes}
    href={href}
    target={target}
    rel={target || href.startsWith('https://') ? 'noopener' : undefined}
    className={classes(look, size)}
  >
    {children}
  </a>
)
