type Props = {
  /** In pixels. */
  size?: number
  ink?: string
  signal?: string
}

/** The company's symbol: a device and the line it is connected by. The one drawing an owner replaces, with public/favicon.svg. */
export const LogoSymbol = ({ size = 30, ink = 'currentColor', signal = 'var(--signal)' }: Props) => (
  <svg viewBox="0 0 30 30" width={size} height={size} fill="none" aria-hidden="true">
    <circle cx="20" cy="15" r="7.5" stroke={ink} strokeWidth="3.25" />
    <path d="M3 15h9.5" stroke={ink} strokeWidth="3.25" />
    <circle cx="3.6" cy="15" r="3.6" fill={signal} />
  </svg>
)
