export type HeadingText = {
  name: string
  /** A clause that follows, in muted ink. */
  continuation?: string | undefined
}
type Props = HeadingText & { level?: 'h1' | 'h2' | 'h3'; id?: string }

/** Heading of a section, in two tones where it has a continuation. */
export const Heading = ({ name, continuation, level: Level = 'h2', id }: Props) => (
  <Level id={id}>
    {name}
    {continuation && <span className="muted">{` ${continuation}`}</span>}
  </Level>
)
