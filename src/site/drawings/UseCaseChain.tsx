import { drawingWords } from './kit/drawing-words.ts'
import styles from './UseCaseChain.module.css'

/** The first rule of each use case (content/pages/iot-use-cases.yaml), from sensor to person. */
export const UseCaseChain = () => {
  const words = drawingWords().useCases
  return (
    words && (
      <table className={styles['chain']} aria-label={words.shows}>
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.rows.map(([site, ...links]) => (
            <tr key={site}>
              <th scope="row">{site}</th>
              {links.map((link) => (
                <td key={link}>{link}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )
  )
}
