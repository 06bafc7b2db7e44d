/** A network plug that has come out of its socket; the socket's light is off. */
export const DisconnectedCable = () => (
  <svg
    viewBox="0 0 1440 320"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    role="img"
    aria-label="A network cable whose plug lies a hand's breadth from its socket; the light of the socket is off."
  >
    <path d="M-20 250C180 250 220 96 400 112S560 236 664 214" stroke="var(--ink)" strokeWidth="9" strokeLinecap="round" />
    <g transform="rotate(-10 664 212)" stroke="var(--ink)" strokeWidth="2">
      <path d="M648 198h34v-12h74v52h-74v-12h-34z" fill="var(--surface)" />
      <path d="M692 186v-14h40l10 14" fill="var(--page)" />
      <path d="M700 238v-40M710 238v-40M720 238v-40M730 238v-40M740 238v-40" stroke="var(--line-strong)" />
      <path d="M756 192h10v40h-10" fill="var(--page)" />
      <path d="M760 192v40" stroke="var(--line-strong)" />
    </g>
    <path d="M786 196L896 176" stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="2 8" />
    <g stroke="var(--ink)" strokeWidth="2">
      <path d="M920 70H1480V330H920z" fill="var(--surface)" />
      <rect x="920" y="124" width="96" height="96" rx="4" fill="var(--page)" />
      <path d="M920 140h64v20h14v28h-14v20h-64" fill="var(--sunk)" />
      <path d="M936 150v-8M948 150v-8M960 150v-8M972 150v-8" stroke="var(--muted)" />
    </g>
    <circle cx="1048" cy="140" r="7" fill="var(--page)" stroke="var(--line-strong)" strokeWidth="2" />
    <circle cx="1048" cy="204" r="7" fill="var(--page)" stroke="var(--line-strong)" strokeWidth="2" />
    <path d="M1100 124H1410M1100 156H1410M1100 188H1410M1100 220H1410" stroke="var(--line)" strokeWidth="10" strokeLinecap="round" />
  </svg>
)
