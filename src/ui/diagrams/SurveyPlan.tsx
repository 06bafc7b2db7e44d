/** Floor plan of a cold store as a survey draws it: one way fails at the lift shaft, the signal goes round it. */
export const SurveyPlan = () => (
  <svg
    viewBox="0 0 400 300"
    width="400"
    height="300"
    role="img"
    aria-label="Floor plan of a cold store. The gateway in the office reaches three sensors; the signal goes round the lift shaft in two hops."
  >
    <g fill="none" stroke="var(--ink)">
      <path d="M2 2H398V298H250M210 298H2V2M2 168H92M132 168H150V298M236 2V96M236 136V196H398" strokeWidth="3" />
      <path d="M92 168a40 40 0 0 1 40-40V168M236 96a40 40 0 0 0 40 40H236M210 298a40 40 0 0 1 40-40V298" />
    </g>
    <rect x="166" y="118" width="46" height="46" fill="var(--page)" stroke="var(--ink)" strokeWidth="3" />
    <path d="M166 118l46 46M212 118l-46 46" stroke="var(--line-strong)" />
    <path d="M62 238L340 60" stroke="var(--muted)" strokeDasharray="2 5" fill="none" />
    <g fill="none" stroke="var(--signal)" strokeWidth="2">
      <path className="signal-line" pathLength={1} d="M62 238L194 230L340 60" />
      <path className="signal-line" pathLength={1} d="M62 238L60 60" />
      <path className="signal-line" pathLength={1} d="M194 230L340 246" />
    </g>
    <g fill="var(--page)" stroke="var(--signal)" strokeWidth="2">
      <circle cx="194" cy="230" r="5" />
      <circle cx="340" cy="60" r="5" />
      <circle cx="60" cy="60" r="5" />
      <circle cx="340" cy="246" r="5" />
    </g>
    <rect x="50" y="230" width="24" height="16" rx="4" fill="var(--ink)" />
    <circle cx="68" cy="238" r="2.5" fill="var(--signal)" />
    <g className="mono" fontSize="11.5" fill="var(--muted)">
      <text className="mono" x="18" y="270">
        gateway
      </text>
      <text className="mono" x="18" y="36">
        loading
      </text>
      <text className="mono" x="386" y="36" textAnchor="end">
        cold room 1
      </text>
      <text className="mono" x="386" y="276" textAnchor="end">
        cold room 2
      </text>
      <text className="mono" x="166" y="108">
        lift
      </text>
    </g>
  </svg>
)
