import { FileDown } from 'lucide-react'
import { ButtonLink } from './Button.tsx'
import { Icon } from './Icon.tsx'

type Props = { href: string; hint: string; look?: 'filled' | 'line'; children: string }

/** A link to a PDF in a new tab; its text announces the tab. */
export const DownloadLink = ({ href, hint, look = 'filled', children }: Props) => (
  <ButtonLink look={look} href={href} target="_blank">
    <Icon icon={FileDown} size="small" />
    <span>
      {children}
      <span className="visually-hidden">{` ${hint}`}</span>
    </span>
  </ButtonLink>
)
