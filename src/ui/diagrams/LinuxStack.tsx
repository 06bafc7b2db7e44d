import styles from './drawing.module.css'

const label =
  'A chain of trust from below: boot ROM, bootloader, then two system partitions A and B side by side, and the application. Each layer checks the signature of the one above. A runs; B receives the update and runs on probation; data stand in a partition of their own.'

const Check = ({ x, y }: { x: number; y: number }) => (
  <>
    <path className="signal-line" pathLength={1} d={`M${x} ${y}v-30`} stroke="var(--signal)" strokeWidth="2" />
    <path d={`M${x - 5} ${y - 23}l5-8 5 8`} fill="none" stroke="var(--signal)" strokeWidth="2" strokeLinejoin="round" />
  </>
)

type LayerProps = { x: number; y: number; width: number; name: string; fact: string; isDashed?: boolean }
const Layer = ({ x, y, width, name, fact, isDashed = false }: LayerProps) => (
  <>
    <rect
      x={x}
      y={y}
      width={width}
      height="64"
      rx="6"
      fill="var(--page)"
      stroke="var(--ink)"
      strokeWidth="1.5"
      strokeDasharray={isDashed ? '5 5' : undefined}
    />
    <text x={x + 18} y={y + 29} fontSize="16" fontWeight="600" letterSpacing="-.01em" fill="var(--ink)">
      {name}
    </text>
    <text className="mono" x={x + 18} y={y + 48} fontSize="12" fill="var(--muted)">
      {fact}
    </text>
  </>
)

/** Boot chain of an embedded Linux device with two system partitions; the signal line is a checked signature. */
export const LinuxStack = () => (
  <div className={`${styles['drawing']} ${styles['column']}`}>
    <svg className={styles['wide']} viewBox="0 0 780 420" role="img" aria-label={label}>
      <Layer x={1} y={1} width={518} name="Your application" fact="readings flow, then the update is confirmed" />
      <Check x={130} y={100} />
      <Check x={390} y={100} />
      <Layer x={1} y={104} width={250} name="System A" fact="running · read-only" />
      <Layer x={269} y={104} width={250} name="System B" fact="update · on probation" isDashed />
      <Check x={130} y={203} />
      <Check x={390} y={203} />
      <Layer x={1} y={207} width={518} name="Bootloader" fact="one flag chooses A or B" />
      <Check x={130} y={306} />
      <Layer x={1} y={310} width={518} name="Boot ROM" fact="holds the key’s fingerprint · cannot be rewritten" />
      <rect x="547" y="1" width="232" height="373" rx="6" fill="none" stroke="var(--line-strong)" strokeWidth="1.5" />
      <text x="567" y="34" fontSize="16" fontWeight="600" letterSpacing="-.01em" fill="var(--ink)">
        Data partition
      </text>
      <text className="mono" fontSize="12" fill="var(--muted)">
        <tspan x="567" y="56">
          readings, settings, log
        </tspan>
        <tspan x="567" dy="20">
          untouched by an update
        </tspan>
      </text>
      <path d="M567 120h192M567 144h192M567 168h192M567 192h130" stroke="var(--line)" strokeWidth="8" />
      <text className="mono" x="0" y="410" fontSize="12" fill="var(--muted)">
        An arrow is a checked signature.
      </text>
    </svg>
    <svg className={styles['tall']} viewBox="0 0 350 516" role="img" aria-label={label}>
      <Layer x={1} y={1} width={348} name="Your application" fact="readings flow, then it confirms" />
      <Check x={86} y={100} />
      <Check x={264} y={100} />
      <Layer x={1} y={104} width={168} name="System A" fact="running" />
      <Layer x={181} y={104} width={168} name="System B" fact="on probation" isDashed />
      <Check x={86} y={203} />
      <Check x={264} y={203} />
      <Layer x={1} y={207} width={348} name="Bootloader" fact="one flag chooses A or B" />
      <Check x={86} y={306} />
      <Layer x={1} y={310} width={348} name="Boot ROM" fact="key’s fingerprint · cannot be rewritten" />
      <Layer x={1} y={404} width={348} name="Data partition" fact="untouched by an update" />
      <text className="mono" x="0" y="506" fontSize="12" fill="var(--muted)">
        An arrow is a checked signature.
      </text>
    </svg>
  </div>
)
