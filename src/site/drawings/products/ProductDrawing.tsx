/** Stands for a missing photograph of any kind of product. */
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
    <circle cx="84" cy="136" r="46" fill="var(--signal)" fillOpacity="0.3" stroke="none" />
    <circle cx="118" cy="112" r="36" />
  </svg>
)
