import { isCurrent } from './is-current.ts'

type Props = { path: string; links: readonly { label: string; href: string }[] }

export const PageLinks = ({ path, links }: Props) =>
  links.map(({ label, href }) => (
    <li key={href}>
      <a href={href} aria-current={isCurrent(path, href) ? 'page' : undefined}>
        {label}
      </a>
    </li>
  ))
