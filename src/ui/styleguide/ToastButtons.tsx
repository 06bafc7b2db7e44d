import { useEffect } from 'react'
import { Button } from '../base/Button.tsx'
import { notify, prepareToasts } from '../islands/submit/notify.ts'
import { Row } from './Row.tsx'

export function ToastButtons() {
  useEffect(prepareToasts, [])
  return (
    <Row>
      <Button look="line" onClick={() => notify('success', 'Message sent successfully!')}>
        Show a success
      </Button>
      <Button look="line" onClick={() => notify('error', 'Error submitting form')}>
        Show an error
      </Button>
    </Row>
  )
}
