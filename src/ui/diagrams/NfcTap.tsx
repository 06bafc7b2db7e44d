import styles from './NfcTap.module.css'

const turns = 7

/** One path: seven rounded turns, 8 units apart, wound inwards from the chip's upper pad to its lower one. */
function coil(): string {
  const pitch = 8
  const start = `M191 236`
  const loops = Array.from({ length: turns }, (_, turn) => {
    const inset = turn * pitch
    const [left, right, top, bottom] = [26 + inset, 388 - inset, 236 + inset, 476 - inset]
    const radius = 14 - turn
    const isLast = turn === turns - 1
    // Each turn ends one pitch further in, where the next begins; the last one ends at the chip.
    return [
      `H${right - radius}Q${right} ${top} ${right} ${top + radius}`,
      `V${bottom - radius}Q${right} ${bottom} ${right - radius} ${bottom}`,
      `H${left + radius}Q${left} ${bottom} ${left} ${bottom - radius}`,
      `V${top + pitch + radius}Q${left} ${top + pitch} ${left + radius} ${top + pitch}`,
      isLast ? 'H176' : '',
    ].join('')
  })
  return start + loops.join('')
}

/** A phone over a flat tag: the field comes from the phone, the tag has no battery. */
export const NfcTap = () => (
  <div className={styles['drawing']}>
    <svg
      viewBox="0 0 700 560"
      role="img"
      aria-label="A phone held over a flat NFC tag. The tag is a seven-turn coil with a chip and no battery; the phone shows Crate 214, signed for."
    >
      <rect x="1" y="212" width="411" height="288" rx="18" fill="var(--page)" stroke="var(--line-strong)" />
      <path d={coil()} fill="none" stroke="var(--muted)" strokeWidth="1.75" />
      <path d="M191 236V284" stroke="var(--page)" strokeWidth="8" />
      <path d="M191 235V284" stroke="var(--ink)" strokeWidth="1.75" />
      <rect x="176" y="279" width="30" height="26" rx="3" fill="var(--ink)" />
      <g className={styles['field']} fill="none" stroke="var(--signal)" strokeWidth="1.75">
        {[164, 128, 92, 56].map((radius) => (
          <circle key={radius} cx="400" cy="300" r={radius} />
        ))}
      </g>
      <g transform="rotate(11 500 280)">
        <rect x="388" y="34" width="236" height="478" rx="40" fill="var(--device)" />
        <rect x="397" y="43" width="218" height="460" rx="32" fill="var(--surface)" />
        <rect x="472" y="56" width="68" height="18" rx="9" fill="var(--device)" />
        <text className="mono" x="421" y="122" fontSize="12" fill="var(--muted)">
          19:42
        </text>
        <text x="419" y="174" fontSize="38" fontWeight="700" letterSpacing="-.035em" fill="var(--ink)">
          Crate 214
        </text>
        <text className={styles['line']} x="421" y="200" fontSize="14" fontWeight="500" fill="var(--muted)">
          cold store, Apapa
        </text>
        <path d="M421 238h170M421 294h170" stroke="var(--line)" />
        <circle cx="426" cy="266" r="5" fill="var(--signal)" />
        <text className={styles['line']} x="442" y="271" fontSize="15" fontWeight="600" fill="var(--ink)">
          Signed for
        </text>
        <text className="mono" x="421" y="324" fontSize="12" fill="var(--muted)">
          by the driver
        </text>
        <text className="mono" x="421" y="344" fontSize="12" fill="var(--muted)">
          stored offline
        </text>
        <rect x="470" y="486" width="72" height="5" rx="2.5" fill="var(--line-strong)" />
      </g>
      <g className={styles['labels']} fill="var(--muted)">
        <path d="M191 305V330H92" stroke="var(--line-strong)" fill="none" />
        <circle cx="191" cy="305" r="2.5" />
        <text className="mono" x="92" y="352" fontSize="12">
          NTAG213, 144 bytes
        </text>
        <text className="mono" x="92" y="371" fontSize="12">
          fed by the phone
        </text>
        <text className="mono" x="0" y="532" fontSize="12">
          seven-turn coil, 13.56 MHz
        </text>
      </g>
    </svg>
  </div>
)
