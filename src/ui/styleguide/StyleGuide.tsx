import type { Example } from './example.ts'
import { Colours, Shapes, Sizes } from './Foundations.tsx'
import { groups } from './groups.ts'
import styles from './StyleGuide.module.css'

const foundations = [
  { id: 'colours', name: 'Colours', node: <Colours /> },
  { id: 'type', name: 'Type', node: <Sizes /> },
  { id: 'shape', name: 'Shape and line', node: <Shapes /> },
]

/** Tokens and components in their states, for whoever works on the interface; in development only. */
export const StyleGuide = () => (
  <>
    <div className="container">
      <header className={`grid ${styles['head']}`}>
        <h1>Style guide</h1>
        <p className="lead">Every token and component in its states. The tests render the same examples.</p>
      </header>
    </div>
    <nav className={styles['index']} aria-label="Style guide">
      <ul className="container">
        {[...foundations, ...groups].map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
    {foundations.map(({ id, name, node }) => (
      <section key={id} className={`container ${styles['group']}`} aria-labelledby={id}>
        <h2 id={id}>{name}</h2>
        {node}
      </section>
    ))}
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
    {/* Shown again for the eye; what listens or tabs through has met it already. */}
    {frame === 'pair' && (
      <div className="night" aria-hidden="true" inert>
        {node}
      </div>
    )}
  </div>
)
