/** Placeholder for a missing photograph. */
export const ProductDrawing = () => (
  <svg
    viewBox="0 0 200 250"
    fill="none"
    stroke="var(--drawn)"
    strokeWidth="1.5"
    aria-hidden="true"
    preserveAspectRatio="xMidYMid slice"
  >
    <rect width="200" height="250" fill="var(--studio)" stroke="none" />
    <rect x="62" y="84" width="76" height="96" rx="16" />
    <rect x="69" y="91" width="62" height="82" rx="11" />
    <circle cx="100" cy="122" r="14" />
    <path d="M86 152h28M92 160h16" />
    <path d="M100 108a14 14 0 0 1 14 14" stroke="var(--signal)" strokeWidth="2.5" />
    <path d="M40 192h120" strokeDasharray="2 5" />
  </svg>
)
