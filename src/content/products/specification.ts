import type { Product } from '../schemas/product-schema.ts'

type Row = Product['specification'][number]['rows'][number]
export type ProductSize = Extract<Row, { size: unknown }>['size']
/** A row as shown. Value and unit are separate because they have different colours. */
type ShownRow = { label: string; value: string; unit?: string | undefined }

const shown = (row: Row): ShownRow =>
  'size' in row
    ? {
        label: row.label,
        value: `${row.size.width} × ${row.size.height} × ${row.size.depth}`,
        unit: 'mm',
      }
    : { label: row.label, value: row.value, unit: row.unit }

export const shownSpecification = ({
  specification,
}: Pick<Product, 'specification'>): { group: string; rows: ShownRow[] }[] =>
  specification.map(({ group, rows }) => ({ group, rows: rows.map(shown) }))

/** The rows of a product's page: all but those for the datasheet alone. */
export const pageSpecification = ({ specification }: Pick<Product, 'specification'>) =>
  shownSpecification({
    specification: specification
      .map(({ group, rows }) => ({ group, rows: rows.filter(({ isDetail }) => !isDetail) }))
      .filter(({ rows }) => rows.length > 0),
  })

/** The size that the page draws to scale; undefined if the specification has none. */
export const outerSize = ({
  specification,
}: Pick<Product, 'specification'>): ProductSize | undefined =>
  specification.flatMap(({ rows }) => rows.flatMap((row) => ('size' in row ? [row.size] : [])))[0]
