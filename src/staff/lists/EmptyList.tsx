import { ArrowLink } from '../../ui/base/ArrowLink.tsx'
import styles from './EmptyList.module.css'

type Props = { title: string; text: string; link: { label: string; href: string } }

export const EmptyList = ({ title, text, link }: Props) => (
  <div className={`panel ${styles['empty']}`}>
    <svg viewBox="0 0 220 72" fill="none" aria-hidden="true">
      <path d="M0 36H70M150 36H220" stroke="var(--line-strong)" strokeWidth="2" />
      <rect x="70" y="24" width="24" height="24" rx="5" stroke="var(--ink)" strokeWidth="2" />
      <path d="M94 31h8M94 41h8" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" />
      <rect x="126" y="24" width="24" height="24" rx="5" stroke="var(--ink)" strokeWidth="2" />
      <circle cx="138" cy="36" r="3.5" fill="var(--signal)" />
    </svg>
    <p className={styles['title']}>{title}</p>
    <p>{text}</p>
    <ArrowLink href={link.href}>{link.label}</ArrowLink>
  </div>
)
