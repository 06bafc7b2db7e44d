import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { LineButton } from '#src/staff/kit/controls.tsx'
import fieldStyles from '#src/ui/base/form/Field.module.css'
import { type FieldProps, fieldIdAt, useEditor } from '../kit/editor-context.ts'
import { inSentence } from '../kit/in-sentence.ts'
import { putIntoTable } from '../markup/place-pasted.ts'
import { useMarkup } from '../markup/use-markup.tsx'
import { usePaste } from '../markup/use-paste.ts'
import { within } from '../texts/value-at.ts'
import styles from './Fields.module.css'
import { focusOnAdded, showField } from './focus-field.ts'
import { IconButton, ItemActions } from './ItemActions.tsx'
import { FieldGroup, Fields } from './ObjectField.tsx'
import { moved, replaced, without } from './use-order.ts'

const texts = (value: ContentValue | undefined): string[] =>
  Array.isArray(value) ? value.map((cell) => (typeof cell === 'string' ? cell : '')) : []

/** Row and column of `rows/2/0`; the head, `columns/0`, is row -1. */
function cellAt(place: string): { row: number; column: number } {
  const [row = -1, column = 0] = place.startsWith('rows')
    ? (place.match(/\d+/g) ?? []).map(Number)
    : [-1, ...(place.match(/\d+/g) ?? []).map(Number)]
  return { row, column }
}

export function TableField({ schema, value, at, actions }: FieldProps) {
  const { change, problems, replace } = useEditor()
  const paste = usePaste()
  const [removed, setRemoved] = useState<{
    what: string
    place: string
    before: ContentValue
  } | null>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const lastCell = useRef<HTMLTextAreaElement>(null)
  const markup = useMarkup(schema.title, () => lastCell.current)
  const table = isRecord(value) ? value : {}
  const columns = texts(table['columns'])
  // Cells beyond the last column are kept: no other edit deletes them, and a new column shows them.
  const rowOf = (row: ContentValue) => {
    const cells = texts(row)
    return [...cells, ...columns.slice(cells.length).map(() => '')]
  }
  const rows = Array.isArray(table['rows']) ? table['rows'].map(rowOf) : []
  const hasRows = schema.properties?.['rows'] !== undefined
  const put = (next: { columns?: string[]; rows?: string[][] }) => change(at, { ...table, ...next })
  const hasMarkup = (place: string) =>
    place.startsWith('rows') && schema.properties?.['rows']?.items?.items?.markup === true
  const add = (next: { columns?: string[]; rows?: string[][] }, place: string) => {
    flushSync(() => {
      setRemoved(null)
      put(next)
    })
    focusOnAdded(within(at, place))
  }
  const addColumn = () =>
    add(
      { columns: [...columns, ''], ...(hasRows && { rows: rows.map((row) => [...row, '']) }) },
      `columns/${columns.length}`,
    )
  const addRow = () => add({ rows: [...rows, columns.map(() => '')] }, `rows/${rows.length}/0`)
  const remove = (what: string, place: string, next: { columns?: string[]; rows?: string[][] }) => {
    flushSync(() => {
      setRemoved({ what, place, before: value ?? null })
      put(next)
    })
    undo.current?.focus()
  }
  // The focus follows the row, so that the next press moves the same one.
  const moveRow = (from: number, to: number) => {
    const pressed = document.activeElement
    flushSync(() => put({ rows: moved(rows, from, to) }))
    const buttonsOf = (row: number) => [
      ...(body.current?.rows[row]?.querySelectorAll('button') ?? []),
    ]
    const place = pressed instanceof HTMLButtonElement ? buttonsOf(from).indexOf(pressed) : -1
    const follower = buttonsOf(to)[place]
    if (follower) showField(follower)
  }
  const removeColumn = (index: number) =>
    remove(`column ${index + 1}`, `columns/${index}`, {
      columns: without(columns, index),
      ...(hasRows && { rows: rows.map((row) => without(row, index)) }),
    })
  const cell = (place: string, label: string, text: string, onChange: (text: string) => void) => {
    const fault = problems.get(within(at, place))?.join('. ')
    return (
      <textarea
        id={fieldIdAt(within(at, place))}
        aria-label={fault ? `${label}: ${fault}` : label}
        aria-invalid={fault ? 'true' : undefined}
        rows={1}
        // A cell is one line: Enter goes to the cell below, as in a spreadsheet.
        onKeyDown={(event) => {
          if (hasMarkup(place)) markup.onKeyDown(event)
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          const { row, column } = cellAt(place)
          document.getElementById(fieldIdAt(within(at, `rows/${row + 1}/${column}`)))?.focus()
        }}
        {...(hasMarkup(place) && {
          onFocus: (event) => {
            lastCell.current = event.currentTarget
          },
        })}
        value={text}
        onPaste={(event) =>
          paste(event, within(at, place), hasMarkup(place), (cells) =>
            replace(at, {
              ...table,
              ...putIntoTable({ columns, rows }, cellAt(place), cells),
            }),
          )
        }
        className={`${fieldStyles['control']} ${styles['cell']}`}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  return (
    <FieldGroup schema={schema} at={at} actions={actions}>
      <Fields schema={schema} value={value} at={at} without={['columns', 'rows', 'note']} />
      <section
        className={`sideways ${styles['scroll']}`}
        aria-label={`Cells of ${inSentence(schema.title)}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window is scrolled by keyboard
        tabIndex={0}
      >
        <table className={styles['table']}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                <th key={index} scope="col">
                  {cell(`columns/${index}`, `Column ${index + 1}`, column, (text) =>
                    put({ columns: replaced(columns, index, text) }),
                  )}
                  {columns.length > 2 && (
                    <IconButton
                      icon={Trash2}
                      label={`Remove column ${index + 1}`}
                      onPress={() => removeColumn(index)}
                    />
                  )}
                </th>
              ))}
              {hasRows && (
                <td>
                  <span className="visually-hidden">Order</span>
                </td>
              )}
            </tr>
          </thead>
          {hasRows && (
            <tbody ref={body}>
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
                <tr key={index}>
                  {row.map((written, other) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
                    <td key={other}>
                      {cell(
                        `rows/${index}/${other}`,
                        `Row ${index + 1}, ${columns[other] || `column ${other + 1}`}`,
                        written,
                        (text) => put({ rows: replaced(rows, index, replaced(row, other, text)) }),
                      )}
                    </td>
                  ))}
                  <td>
                    <ItemActions
                      label={`row ${index + 1}`}
                      place={{
                        index,
                        total: rows.length,
                        onMove: moveRow,
                        onRemove: () =>
                          remove(`row ${index + 1}`, `rows/${index}/0`, {
                            rows: without(rows, index),
                          }),
                      }}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </section>
      <div className="row">
        {hasMarkup('rows') && markup.tools}
        {hasRows && <LineButton onClick={addRow}>Add row</LineButton>}
        <LineButton onClick={addColumn}>Add column</LineButton>
      </div>
      <p role="status" className={`row ${styles['undo']}`}>
        {removed && (
          <>
            <span>{`Removed ${removed.what}.`}</span>{' '}
            <LineButton
              ref={undo}
              onClick={() => {
                flushSync(() => {
                  setRemoved(null)
                  change(at, removed.before)
                })
                focusOnAdded(within(at, removed.place))
              }}
            >
              Undo
            </LineButton>
          </>
        )}
      </p>
      <Fields schema={schema} value={value} at={at} without={['caption', 'columns', 'rows']} />
    </FieldGroup>
  )
}
