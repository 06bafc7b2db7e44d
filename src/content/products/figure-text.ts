import type { ProductFigureContent } from '../schemas/product-figure-schema.ts'

/**
 * Returns what the figure of a product's page says, as one text for the search.
 * @param labelled writes a name and its value
 */
export function textOfFigure(
  figure: ProductFigureContent,
  labelled: (label: string, value: string) => string,
): string {
  const parts =
    'bars' in figure
      ? figure.bars.rows.map(({ name, text }) => labelled(name, text))
      : 'moments' in figure
        ? figure.moments.steps.map(({ at, text }) => labelled(at, text))
        : 'readings' in figure
          ? figure.readings.notes.map(({ text }) => text)
          : figure.view.lists.map(({ title, points }) => labelled(title, points.join(', ')))
  return [figure.lead, ...parts, figure.definition].filter(Boolean).join(' ')
}
