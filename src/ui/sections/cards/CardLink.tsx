type Props = { title: string; href?: string | undefined }

/** Name of a card. With an address it is a link that covers the whole card (base.css). */
export const CardLink = ({ title, href }: Props) =>
  href ? (
    <a href={href} className="covers">
      {title}
    </a>
  ) : (
    title
  )
