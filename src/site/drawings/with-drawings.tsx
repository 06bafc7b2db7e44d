import type { ComponentType } from 'react'

/**
 * Returns cards with their drawings, as CardList takes them.
 * @param Drawing renders the drawing of a name
 */
export const withDrawings = <Name, Item extends { drawing: Name }>(
  items: Item[],
  Drawing: ComponentType<{ name: Name }>,
) => items.map(({ drawing, ...item }) => ({ ...item, visual: <Drawing name={drawing} /> }))
