/** A number of a period, with that of the one before. */
export const Figure = ({ name, now, before }: { name: string; now: string; before: string }) => (
  <div className="panel">
    <dt>{name}</dt>
    <dd>
      {now}
      <small>before: {before}</small>
    </dd>
  </div>
)
