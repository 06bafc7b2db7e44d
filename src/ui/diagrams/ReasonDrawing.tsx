const drawings = {
  /** A gateway battery, three fifths full. */
  battery: (
    <>
      <rect x="1" y="8" width="70" height="40" rx="8" />
      <path d="M76 22v12" strokeLinecap="round" strokeWidth="3" />
      <rect x="8" y="15" width="40" height="26" rx="3" fill="var(--signal)" stroke="none" />
    </>
  ),
  /** A loop between two devices that goes through the box and not through a cloud. */
  cloud: (
    <>
      <rect x="27" y="17" width="30" height="22" rx="4" />
      <circle cx="7" cy="28" r="6" />
      <circle cx="77" cy="28" r="6" />
      <path d="M12 23C22 6 62 6 72 23" stroke="var(--signal)" strokeWidth="2" />
      <path d="M72 33C62 50 22 50 12 33" stroke="var(--signal)" strokeWidth="2" />
    </>
  ),
  /** One page, measured. */
  quote: (
    <>
      <rect x="1" y="6" width="60" height="44" rx="6" />
      <path d="M12 20h26M12 29h38M12 38h18" />
      <path d="M70 50V6" stroke="var(--signal)" strokeWidth="2" />
      <path d="M64 6h12M64 50h12" stroke="var(--signal)" strokeWidth="2" />
    </>
  ),
  /** Four systems round one hub. */
  standards: (
    <>
      <circle cx="42" cy="28" r="8" stroke="var(--signal)" strokeWidth="2" />
      <circle cx="8" cy="10" r="5" />
      <circle cx="8" cy="46" r="5" />
      <circle cx="76" cy="10" r="5" />
      <circle cx="76" cy="46" r="5" />
      <path d="M13 12l22 12M13 44l22-12M71 12 49 24M71 44 49 32" />
    </>
  ),
}

export type ReasonDrawingName = keyof typeof drawings

/** Line drawing on the front of a Why Choose Us card; decoration. */
export const ReasonDrawing = ({ name }: { name: ReasonDrawingName }) => (
  <svg width="126" height="84" viewBox="0 0 84 56" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden="true">
    {drawings[name]}
  </svg>
)
