import { actions } from './actions.tsx'
import { contentExamples } from './content.tsx'
import { editorParts } from './editor.tsx'
import type { ExampleGroup } from './example.ts'
import { feedback } from './feedback.tsx'
import { fieldExamples } from './fields.tsx'
import { staff } from './staff.tsx'

/** States of components that no page of the site shows: shown by the style guide, rendered by the tests. */
export const groups: ExampleGroup[] = [actions, fieldExamples, feedback, contentExamples, staff, editorParts]
