import { fieldErrors, fieldLabels } from '#src/contracts/contact/field-texts.ts'
import { Checkbox } from '../base/form/Checkbox.tsx'
import { ErrorSummary } from '../base/form/ErrorSummary.tsx'
import { Field } from '../base/form/Field.tsx'
import { TextArea } from '../base/form/TextArea.tsx'
import type { ExampleGroup } from './example.ts'

export const fieldExamples: ExampleGroup = {
  id: 'fields',
  name: 'Fields',
  examples: [
    {
      name: 'Field with an error',
      shows: 'Enter your phone number.',
      node: <Field form="example" name="phone" label="Phone number" type="tel" error="Enter your phone number." defaultValue="12" />,
    },
    {
      name: 'TextArea near its limit',
      shows: '12 characters left',
      node: (
        <TextArea
          form="area"
          name="message"
          label="Message"
          rows={3}
          limit={62}
          defaultValue="Two cold rooms in Apapa lose the record each night"
        />
      ),
    },
    {
      name: 'Checkbox with an error',
      shows: 'Tick the box',
      node: (
        <Checkbox form="example" name="terms" error={fieldErrors.consent}>
          I agree that you store this message to answer it.
        </Checkbox>
      ),
    },
    {
      name: 'ErrorSummary',
      shows: '2 fields need another look',
      node: (
        <ErrorSummary
          form="example"
          errors={{ phone: [fieldErrors.missing(fieldLabels.phone)], terms: [fieldErrors.consent] }}
          order={['phone', 'terms']}
        />
      ),
    },
  ],
}
