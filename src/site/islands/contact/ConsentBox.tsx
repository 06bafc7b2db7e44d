import type { ComponentProps } from 'react'
import { Checkbox } from '../../../ui/base/form/Checkbox.tsx'
import { Spans } from '../../../ui/base/Text.tsx'

type Props = Omit<ComponentProps<typeof Checkbox>, 'name' | 'children'> & {
  /** What the visitor agrees to, with its links. */
  text: string
}

/** The box without which no request is sent. Other words of consent have to be ticked again. */
export const ConsentBox = ({ text, ...box }: Props) => (
  <Checkbox key={text} {...box} name="termsAccepted">
    <Spans>{text}</Spans>
  </Checkbox>
)
