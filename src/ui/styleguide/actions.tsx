import { Button } from '../base/Button.tsx'
import type { ExampleGroup } from './example.ts'
import { Row } from './Row.tsx'

const long = 'A label that is much longer than anybody would write and that has to break somewhere without pushing its neighbours away'

export const actions: ExampleGroup = {
  id: 'actions',
  name: 'Buttons',
  examples: [
    {
      name: 'Button, busy and disabled',
      shows: 'aria-disabled',
      frame: 'pair',
      node: (
        <Row>
          <Button aria-disabled>Sending…</Button>
          <Button disabled>Send</Button>
        </Row>
      ),
    },
    { name: 'Button with a long label', shows: long, node: <Button>{long}</Button> },
  ],
}
