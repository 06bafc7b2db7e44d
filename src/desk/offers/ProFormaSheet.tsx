import { TableHead } from '#src/ui/base/Table.tsx'
import styles from './ProForma.module.css'
import type { ProFormaWords } from './stored-pro-forma.ts'

export const Pairs = ({ of }: { of: ProFormaWords['facts'] }) => (
  <dl className={styles['pairs']}>
    {of.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

type Props = { words: ProFormaWords; columns: readonly string[]; heading: string }

/** A pro-forma in the words of its PDF. */
export const ProFormaSheet = ({ words, columns, heading }: Props) => {
  const { parties, facts, lines, sums, split, later, terms, note, documents } = words
  return (
    <article className={styles['sheet']}>
      <h2>{heading}</h2>
      {parties.length > 0 && <Pairs of={parties} />}
      {facts.length > 0 && <Pairs of={facts} />}
      <table className={styles['sold']}>
        <TableHead columns={columns}>
          {/* Printed on each sheet, because it is in the head of the table. */}
          <tr className={styles['running']}>
            <th colSpan={columns.length}>{[facts[0]?.[1], ...(sums.at(-1) ?? [])].join(' · ')}</th>
          </tr>
        </TableHead>
        <tbody>
          {lines.map(([text, quantity, unit, total], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same words
            <tr key={at}>
              {/* A discount has neither. */}
              <th scope="row" colSpan={quantity || unit ? 1 : 3}>
                {text}
              </th>
              {(quantity || unit) && (
                <>
                  <td>{quantity}</td>
                  <td>{unit}</td>
                </>
              )}
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, value], at) => (
            <tr key={name}>
              <th scope="row" colSpan={3}>
                {name}
              </th>
              <td>{at === sums.length - 1 ? <b>{value}</b> : value}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {split.length + later.length > 0 && <Pairs of={[...split, ...later]} />}
      {terms.length > 0 && <Pairs of={terms} />}
      <p>{note}</p>
      {documents.map(([name, address]) => (
        <p key={address}>
          <a href={address}>{name}</a>
        </p>
      ))}
    </article>
  )
}
