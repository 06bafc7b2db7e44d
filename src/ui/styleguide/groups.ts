import { actions } from './actions.tsx'
import { contentExamples } from './content.tsx'
import { editorParts } from './editor.tsx'
import type { ExampleGroup } from './example.ts'
import { feedback } from './feedback.tsx'
import { fieldExamples } from './fields.tsx'
import { staff } from './staff.tsx'

/** Component states that no page of the site shows. The style guide shows them and the tests render them. */
export const groups: ExampleGroup[] = [actions, fieldExamples, feedback, contentExamples, staff, editorParts]
