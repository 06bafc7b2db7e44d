import { isOfEditors } from '#src/contracts/content/owners-entries.ts'
import { formSchemaOf } from '../collections/make-form-schema.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import { textsOf } from './entry-texts.ts'
import { type MatchedText, matchTexts } from './match-texts.ts'
import type { Unit } from './po-file.ts'
import { isOfCompletePart } from './shown-texts.ts'

/** Finds the translation of each text of a file. */
export function matchFile(
  file: PlacedFile,
  units: readonly Unit[],
  language: string,
): MatchedText[] {
  const { data, file: path } = file.source
  const isOwners = !isOfEditors(path, data)
  return matchTexts(
    textsOf(data, formSchemaOf(file.place), language),
    units,
    (text) => isOwners || isOfCompletePart(file, text.path),
  )
}
