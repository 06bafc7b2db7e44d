import { endingsIn, isOver } from '../reading/endings.ts'
import { type Entry, problemOf } from '../reading/entry.ts'
import type { Problem } from '../reading/yaml-file.ts'

/** Finds months and certificates that have ended and are no longer shown. @param today `2026-11-20` */
export const findEnded = (entries: readonly Entry[], today: string): Problem[] =>
  entries.flatMap((entry) =>
    endingsIn(entry.collection, entry.id, entry.data)
      .filter(({ until }) => isOver(until, today))
      .map(({ path, message }) => problemOf(entry, path, message)),
  )
