import { ArrowRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './ArrowLink.module.css'
import { Icon } from './Icon.tsx'

type Props = {
  href: string
  /** It covers the card that it stands in. */
  isCover?: boolean
  children: ReactNode
}

/** A link that stands alone after a text. Its arrow turns upwards where it leaves the site. */
export const ArrowLink = ({ href, isCover = false, children }: Props) => {
  const isExternal = href.startsWith('https://')
  return (
    <a href={href} className={isCover ? `covers ${styles['link']}` : styles['link']} rel={isExternal ? 'noopener' : undefined}>
      <span>{children}</span>
      <Icon icon={isExternal ? ArrowUpRight : ArrowRight} size="small" />
    </a>
  )
}
