import type { ExampleGroup } from './example.ts'
import { actions } from './examples/actions.tsx'
import { contentExamples } from './examples/content.tsx'
import { editorParts } from './examples/editor.tsx'
import { feedback } from './examples/feedback.tsx'
import { fieldExamples } from './examples/fields.tsx'
import { navigationExamples } from './examples/navigation.tsx'
import { proof } from './examples/proof.tsx'
import { sections } from './examples/sections.tsx'
import { staff } from './examples/staff.tsx'

/** Every component in each of its states: shown by the style guide, rendered by the tests. */
export const groups: ExampleGroup[] = [
  actions,
  fieldExamples,
  feedback,
  navigationExamples,
  contentExamples,
  staff,
  editorParts,
  sections,
  proof,
]
