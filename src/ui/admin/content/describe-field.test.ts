import { expect, it } from 'vitest'
import { describeField } from './ChangedFile.tsx'

it.each([
  [['sections', 0, 'blocks', 2, 'paragraph'], 'Sections 1 › blocks 3 › paragraph'],
  [['benefitIntroduction'], 'Benefit introduction'],
  [[], ''],
])('%j is %s', (field, words) => expect(describeField(field)).toBe(words))
