import type { PictureKind } from './Picture.tsx'
import styles from './PictureTag.module.css'

type Props = {
  kind: PictureKind | undefined
  /** `corner`: on the picture, whose box is positioned. `below`: a line under it, or under a list of pictures. */
  at: 'corner' | 'below'
  isMany?: boolean
}

/** Says once, where one looks, what a picture is: nobody takes a rendering for a photograph of what can be bought. */
export const PictureTag = ({ kind, at, isMany = false }: Props) =>
  kind && <p className={`label ${styles[at]}`}>{isMany ? kind.many : kind.one}</p>

/** The kind that all of these have; undefined where one has another or none. */
export const commonKind = (pictures: readonly ({ kind?: PictureKind | undefined } | undefined)[]): PictureKind | undefined => {
  const [first, ...others] = pictures.flatMap((picture) => (picture ? [picture.kind] : []))
  return others.every((kind) => kind?.one === first?.one) ? first : undefined
}
