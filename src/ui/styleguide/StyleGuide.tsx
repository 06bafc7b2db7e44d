import type { Example } from './example.ts'
import { groups } from './groups.ts'
import styles from './StyleGuide.module.css'

export const StyleGuide = () => (
  <>
    <div className="container">
      <h1>Style guide</h1>
      <p className="lead">States of components that no page shows. The tests render the same examples.</p>
    </div>
    {groups.map(({ id, name, examples }) => (
      <section key={id} className={`container ${styles['group']}`} aria-labelledby={id}>
        <h2 id={id}>{name}</h2>
        {examples.map((example) => (
          <ExampleView key={example.name} {...example} />
        ))}
      </section>
    ))}
  </>
)

const ExampleView = ({ name, node, frame }: Omit<Example, 'shows'>) => (
  <div className={styles['example']} data-frame={frame}>
    <p className="label">{name}</p>
    <div>{node}</div>
    {/* A copy in the dark scheme, hidden from screen readers. */}
    {frame === 'pair' && (
      <div className="night" aria-hidden="true" inert>
        {node}
      </div>
    )}
  </div>
)
