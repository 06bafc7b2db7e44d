type Props = {
  /** The block's name, in ink. */
  name: string
  /** The clause that continues it, in muted ink. */
  continuation?: string | undefined
  id?: string
}

/** Two-tone section heading: "Our Products *are sixteen devices that join one gateway.*" */
export const Heading = ({ name, continuation, id }: Props) => (
  <h2 id={id}>
    {name}
    {continuation && <span className="muted">{` ${continuation}`}</span>}
  </h2>
)
