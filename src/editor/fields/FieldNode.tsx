import { memo } from 'react'
import { type FieldProps, useEditor } from '../kit/editor-context.ts'
import { AddressField } from './AddressField.tsx'
import { DocumentField } from './DocumentField.tsx'
import { HolidaysField } from './HolidaysField.tsx'
import { ListField } from './ListField.tsx'
import { MomentField } from './MomentField.tsx'
import { ObjectField } from './ObjectField.tsx'
import { PictureField } from './PictureField.tsx'
import {
  ChoiceField,
  ColourField,
  NumberField,
  ProductField,
  TickField,
  TicksField,
} from './PlainFields.tsx'
import { TableField } from './TableField.tsx'
import { TextField } from './TextField.tsx'
import { UnionField } from './UnionField.tsx'

/**
 * Renders the widget of a schema, with a note on fields that wait for an owner. A nullable field
 * is optional, although its key is required. Memoised, so that typing renders one field.
 */
export const FieldNode = memo(function FieldNode(props: FieldProps) {
  const { schema, value, at } = props
  const widget = { ...props, isRequired: props.isRequired === true && !schema.isNullable }
  const note = useEditor().ownersNote(schema, at, value)
  if (note === null) return <Widget {...widget} />
  return (
    <Widget
      {...widget}
      schema={{
        ...schema,
        description: [schema.description, `${note}.`].filter(Boolean).join(' '),
      }}
    />
  )
})

function Widget(props: FieldProps) {
  const { schema, value } = props
  // What a part needs is shown where a file says it: most parts need nothing.
  if (schema.widget === 'onlyWith' && value === undefined) return null
  if (schema.widget === 'picture') return <PictureField {...props} />
  if (schema.widget === 'table') return <TableField {...props} />
  if (schema.widget === 'address') return <AddressField {...props} />
  if (schema.widget === 'colour') return <ColourField {...props} />
  if (schema.widget === 'file') return <DocumentField {...props} />
  if (schema.widget === 'moment') return <MomentField {...props} />
  if (schema.widget === 'holidays') return <HolidaysField {...props} />
  if (schema.widget === 'product') return <ProductField {...props} />
  if (schema.anyOf) return <UnionField {...props} />
  if (schema.enum) return <ChoiceField {...props} />
  switch (schema.type) {
    case 'object':
      return <ObjectField {...props} />
    case 'array':
      return schema.items?.enum ? <TicksField {...props} /> : <ListField {...props} />
    case 'boolean':
      return <TickField {...props} />
    case 'number':
    case 'integer':
      return <NumberField {...props} />
    default:
      return <TextField {...props} />
  }
}
