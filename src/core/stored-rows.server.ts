import { channel } from 'node:diagnostics_channel'
import { nearestMoment } from '#src/contracts/days.ts'
import type { StoredTable } from '#src/contracts/staff/stored-rows.ts'

/** Rows that could not be read. The runtime logs them without what they hold. */
export const unreadableRows = channel('unreadable-row')
export type UnreadableFault = { table: StoredTable; id: number; error: unknown }

/** A row that cannot be shown, in its place among those that can. */
export type UnreadableRow = { unreadable: StoredTable; id: number }

/** Lists hold texts and numbers. SQLite stores bytes in any column. */
function refuseBytes(part: unknown) {
  if (part instanceof Uint8Array) throw new TypeError('bytes in a list')
  if (typeof part === 'object' && part !== null)
    for (const value of Object.values(part)) refuseBytes(value)
}

/**
 * Reads each row of a list. A row that cannot be read is reported and does not stop the others.
 * @param read throws for a row with a value that it cannot use
 */
export async function readEach<Row extends { id: number }, Item>(
  table: StoredTable,
  rows: readonly Row[],
  read: (row: Row) => Item | Promise<Item>,
): Promise<(Item | UnreadableRow)[]> {
  const items: (Item | UnreadableRow)[] = []
  for (const row of rows)
    try {
      const item = await read(row)
      refuseBytes(item)
      items.push(item)
    } catch (error) {
      const fault: UnreadableFault = { table, id: row.id, error }
      unreadableRows.publish(fault)
      items.push({ unreadable: table, id: row.id })
    }
  return items
}

/**
 * Reads each part of a row, such as the notes of a request. @returns those that can be read, and how
 * many cannot
 */
export function readParts<Part, Item>(
  table: StoredTable,
  id: number,
  parts: readonly Part[],
  read: (part: Part) => Item,
): { items: Item[]; lost: number } {
  const items = parts.flatMap((part) => {
    try {
      const item = read(part)
      refuseBytes(item)
      return [item]
    } catch (error) {
      const fault: UnreadableFault = { table, id, error }
      unreadableRows.publish(fault)
      return []
    }
  })
  return { items, lost: parts.length - items.length }
}

export const isUnreadable = (item: object): item is UnreadableRow => 'unreadable' in item

/** Separates the items of a list from the ids of rows that cannot be shown. */
export function splitRead<Item extends object>(
  read: readonly (Item | UnreadableRow)[],
): { items: Item[]; unreadable: number[] } {
  return {
    items: read.flatMap((one) => (isUnreadable(one) ? [] : [one])),
    unreadable: read.flatMap((one) => (isUnreadable(one) ? [one.id] : [])),
  }
}

/** Writes a stored moment in ISO 8601. @throws RangeError for one outside 1970 to 9999 */
export function isoMoment(milliseconds: number): string {
  if (nearestMoment(milliseconds) !== milliseconds)
    throw new RangeError('a moment that no calendar has')
  return new Date(milliseconds).toISOString()
}

export const isoMomentOrNone = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : isoMoment(milliseconds)

/** Writes a stored moment in ISO 8601, or the nearest one between 1970 and 9999. */
export const nearestIsoMoment = (milliseconds: number): string =>
  new Date(nearestMoment(milliseconds)).toISOString()

/** Returns a stored day. @throws RangeError for anything but `2026-11-27` */
export function storedDay(day: string | null): string | null {
  if (day !== null && isoMoment(Date.parse(day)).slice(0, 10) !== day)
    throw new RangeError('a day that no calendar has')
  return day
}

/** Reads stored JSON. @returns undefined for a text that is none, or of another shape */
export function parseStored<T>(
  schema: { safeParse: (value: unknown) => { data?: T | undefined } },
  text: string,
): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
