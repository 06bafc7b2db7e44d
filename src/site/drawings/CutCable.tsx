import styles from './CutCable.module.css'

/** A network cable that is pulled out of its socket, as wide as the window. */
export const CutCable = () => (
  <svg
    className={styles['cable']}
    viewBox="0 0 1240 128"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path
      d="M-900 92H380C460 92 448 70 520 66M-900 100H380C468 100 456 78 520 74"
      stroke="var(--line-strong)"
    />
    <path d="M748 60H2140M748 68H2140" stroke="var(--line-strong)" />
    <g stroke="var(--ink)" fill="var(--surface)">
      <path d="M520 62h18v16h-18zM538 54h52v32h-52z" />
      <path d="M546 54l30-10h6" fill="none" />
      <path d="M676 34h72v60h-72zM676 48h34v32h-34" />
    </g>
    <path d="M574 60h16M574 65h16M574 70h16M574 75h16M574 80h16" stroke="var(--signal)" />
    <path d="M606 70h54" stroke="var(--line-strong)" strokeDasharray="2 6" />
    <circle cx="734" cy="44" r="4" fill="var(--warm)" />
  </svg>
)
