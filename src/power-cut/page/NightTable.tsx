import { Paragraph } from '#src/ui/base/Paragraph.tsx'
import styles from './NightTable.module.css'
import type { NightView } from './night-view.ts'

/** The whole night as a table, also for readers who cannot see the drawing. */
export const NightTable = ({
  table,
  notes,
  words,
}: Pick<NightView, 'table' | 'notes' | 'words'>) => (
  <div className={styles['table']}>
    <table aria-label={words.parts.table}>
      <thead>
        <tr>
          <th scope="col">{words.parts.when}</th>
          <th scope="col">{words.parts.what}</th>
          <th scope="col">{words.parts.who}</th>
        </tr>
      </thead>
      <tbody>
        {table.map(({ time, text, knownBy }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same; each is a place in the list
          <tr key={place}>
            <th scope="row" className="tabular">
              {time}
            </th>
            <td>{text}</td>
            <td>{knownBy}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <div className={`${styles['notes']} muted`} data-screen>
      {notes.map((note) => (
        <Paragraph key={note}>{note}</Paragraph>
      ))}
    </div>
  </div>
)
