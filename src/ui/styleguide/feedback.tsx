import { FormStatus } from '../base/form/FormStatus.tsx'
import type { ExampleGroup } from './example.ts'

export const feedback: ExampleGroup = {
  id: 'feedback',
  name: 'Feedback',
  examples: [
    {
      name: 'FormStatus, success',
      shows: 'Message sent successfully!',
      frame: 'pair',
      node: <FormStatus status={{ kind: 'success', message: 'Message sent successfully!', detail: 'Reference 1001' }} />,
    },
    {
      name: 'FormStatus, error',
      shows: 'Error submitting form',
      frame: 'pair',
      node: <FormStatus status={{ kind: 'error', message: 'Error submitting form', detail: 'What you typed is still here.' }} />,
    },
  ],
}
