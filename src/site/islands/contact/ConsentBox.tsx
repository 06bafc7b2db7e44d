import type { ComponentProps } from 'react'
import { readMarks } from '#src/contracts/content/marks.ts'
import { Checkbox } from '../../../ui/base/form/Checkbox.tsx'
import { Marked } from '../../../ui/base/Text.tsx'

type Props = Omit<ComponentProps<typeof Checkbox>, 'name' | 'children'> & {
  /** What the visitor agrees to, with its links. */
  text: string
}

/** The box without which no request is sent. Other words of consent have to be ticked again. */
export const ConsentBox = ({ text, ...box }: Props) => (
  <Checkbox key={text} {...box} name="termsAccepted">
    {readMarks(text).map((node, index) =>
      // Spans, because programs that translate a page replace bare texts between elements.
      typeof node === 'string' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
        <span key={index}>{node}</span>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
        <Marked key={index} node={node} />
      ),
    )}
  </Checkbox>
)
