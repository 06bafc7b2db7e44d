import type { ComponentType } from 'react'

/**
 * Cards with the drawing that each names, as CardList takes them.
 * @param Drawing draws one of the names that the schema of these cards allows
 */
export const withDrawings = <Name, Item extends { drawing: Name }>(items: Item[], Drawing: ComponentType<{ name: Name }>) =>
  items.map(({ drawing, ...item }) => ({ ...item, visual: <Drawing name={drawing} /> }))
