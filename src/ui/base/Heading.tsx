export type HeadingText = { name: string; continuation?: string | undefined }
type Props = HeadingText & { level?: 'h1' | 'h2' | 'h3'; id?: string }

export const Heading = ({ name, continuation, level: Level = 'h2', id }: Props) => (
  <Level id={id}>
    {name}
    {continuation && <span className="muted">{` ${continuation}`}</span>}
  </Level>
)
