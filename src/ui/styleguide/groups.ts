import type { ExampleGroup } from './example.ts'
import { actions } from './examples/actions.tsx'
import { contentExamples } from './examples/content.tsx'
import { editorParts } from './examples/editor.tsx'
import { feedback } from './examples/feedback.tsx'
import { fieldExamples } from './examples/fields.tsx'
import { proof } from './examples/proof.tsx'
import { staff } from './examples/staff.tsx'

/** States of components that no page of the site shows: shown by the style guide, rendered by the tests. */
export const groups: ExampleGroup[] = [actions, fieldExamples, feedback, contentExamples, staff, editorParts, proof]
