import { valuesIn } from '#src/content/reading/links.ts'
import type { ContentProblem } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { placeOfField } from '#src/contracts/form-schema.ts'
import { labelOfSource } from './entries.ts'
import { formOf, readSources, type Workspace } from './workspace.ts'

/**
 * Lists every value marked `isExample: true`, which means that no owner has confirmed it, by the
 * field of the mark.
 */
export const examplesIn = (workspace: Workspace): ContentProblem[] =>
  readSources(workspace).flatMap((source) =>
    valuesIn(source.value).flatMap(({ path: found, value }) => {
      if (!isRecord(value) || value['isExample'] !== true) return []
      const at = found.filter((key) => typeof key !== 'symbol')
      const place = placeOfField(formOf(source.path), at)
      const message = (typeof value['name'] === 'string' && value['name']) || place
      return [
        {
          path: source.path,
          field: [...at, 'isExample'],
          place,
          label: labelOfSource(source),
          message,
        },
      ]
    }),
  )
