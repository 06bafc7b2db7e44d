import { endingsIn, isOver } from '#src/content/reading/endings.ts'
import type { ContentProblem } from '#src/contracts/content/content.ts'
import { problemsFound } from './problems.server.ts'
import { readSources, type Workspace } from './workspace.server.ts'

/** Lists statements of the public content whose date has passed. @param today `2026-11-20` */
export const expiredIn = (workspace: Workspace, today: string): ContentProblem[] =>
  problemsFound(
    workspace,
    readSources(workspace).flatMap(({ path: file, place, value }) =>
      endingsIn(place.collection, place.id, value)
        .filter(({ until }) => isOver(until, today))
        .map(({ path, message }) => ({ file, path, line: 0, message })),
    ),
  )
