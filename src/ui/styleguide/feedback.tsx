import { Button } from '../base/Button.tsx'
import { DetailDialog } from '../base/DetailDialog.tsx'
import { Dialog } from '../base/Dialog.tsx'
import { FormStatus } from '../base/form/FormStatus.tsx'
import { ReadMore } from '../base/ReadMore.tsx'
import type { ExampleGroup } from './example.ts'
import { ToastButtons } from './ToastButtons.tsx'

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
    { name: 'Toast', shows: 'Show a success', node: <ToastButtons /> },
    {
      name: 'Dialog',
      shows: 'A dialog',
      node: (
        <>
          <Button look="line" command="show-modal" commandfor="example-dialog">
            Open the dialog
          </Button>
          <Dialog id="example-dialog" title="A dialog">
            <p>Closed by its button, Escape and a click outside.</p>
          </Dialog>
        </>
      ),
    },
    {
      name: 'DetailDialog, and the ReadMore that opens it',
      shows: 'A detail',
      node: (
        <>
          <ReadMore dialog="example-detail" about="a detail" />
          <DetailDialog id="example-detail" title="A detail">
            <p>Facts in rows, Close at the lower right.</p>
          </DetailDialog>
        </>
      ),
    },
  ],
}
