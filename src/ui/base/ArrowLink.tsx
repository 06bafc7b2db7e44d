import { ArrowRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './ArrowLink.module.css'
import { Icon } from './Icon.tsx'

type Props = { href: string; isCover?: boolean; children: ReactNode }

/** A link on its own line; its arrow points upwards for an external site. */
export const ArrowLink = ({ href, isCover = false, children }: Props) => {
  const isExternal = href.startsWith('https://')
  return (
    <a
      href={href}
      className={isCover ? `covers ${styles['link']}` : styles['link']}
      rel={isExternal ? 'noopener' : undefined}
    >
      <span>{children}</span>
      <Icon icon={isExternal ? ArrowUpRight : ArrowRight} size="small" />
    </a>
  )
}
