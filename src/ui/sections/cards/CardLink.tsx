type Props = { title: string; href?: string | undefined }

/** The name of a card, inside its heading. Where the card leads somewhere it is the link, and covers the card (base.css). */
export const CardLink = ({ title, href }: Props) =>
  href ? (
    <a href={href} className="covers">
      {title}
    </a>
  ) : (
    title
  )
