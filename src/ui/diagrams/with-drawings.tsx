import type { ComponentType } from 'react'

/** Cards with the drawing that each names, as CardList takes them. @param Drawing draws one of the names of these cards */
export const withDrawings = <Name, Item extends { drawing: Name }>(items: Item[], Drawing: ComponentType<{ name: Name }>) =>
  items.map(({ drawing, ...item }) => ({ ...item, visual: <Drawing name={drawing} /> }))
