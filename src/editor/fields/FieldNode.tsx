import { memo, useState } from 'react'
import type { ContentValue } from '#src/contracts/content/content.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import type { FieldProps } from '../kit/editor-context.ts'
import { AddressField } from './AddressField.tsx'
import { DocumentField } from './DocumentField.tsx'
import { HolidaysField } from './HolidaysField.tsx'
import { ListField } from './ListField.tsx'
import { LogoField } from './LogoField.tsx'
import { MomentField } from './MomentField.tsx'
import { ObjectField } from './ObjectField.tsx'
import { OptionalField } from './OptionalField.tsx'
import { PictureField } from './PictureField.tsx'
import {
  ChoiceField,
  ColourField,
  NamedField,
  NumberField,
  TickField,
  TicksField,
} from './PlainFields.tsx'
import { TableField } from './TableField.tsx'
import { TextField } from './TextField.tsx'
import { UnionField } from './UnionField.tsx'
import { UnreadNote } from './UnreadNote.tsx'

/**
 * Renders the widget of a schema. A field that is not in the entry shows its default. A nullable
 * field is optional, although its key is required. Memoised, so that typing renders one field.
 */
export const FieldNode = memo(function FieldNode(props: FieldProps) {
  const { schema } = props
  // The cast is safe, because defaults come from JSON Schema.
  const initial = (schema.default ?? undefined) as ContentValue | undefined
  const value = props.value === undefined ? initial : props.value
  const isRequired = initial !== undefined || (props.isRequired === true && !schema.isNullable)
  return (
    <>
      <Widget {...props} value={value} isRequired={isRequired} />
      <UnreadNote at={props.at} />
    </>
  )
})

/** Returns the widget of a value with several fields, which can be missing as a whole. */
function groupOf({ widget, anyOf, type }: FormSchema) {
  if (widget === 'picture') return PictureField
  if (widget === 'table') return TableField
  if (widget === 'file' || widget === 'logo') return undefined
  if (anyOf) return UnionField
  return type === 'object' ? ObjectField : undefined
}

/** What a part needs, where an entry says it: most parts need nothing. */
function OnlyWithField(props: FieldProps) {
  const [isShown] = useState(props.value !== undefined)
  return isShown ? <ListField {...props} /> : null
}

function Widget(props: FieldProps) {
  const { schema } = props
  const Group = groupOf(schema)
  if (Group)
    return props.isRequired ? <Group {...props} /> : <OptionalField {...props} of={Group} />
  if (schema.widget === 'onlyWith') return <OnlyWithField {...props} />
  if (schema.widget === 'address') return <AddressField {...props} />
  if (schema.widget === 'colour') return <ColourField {...props} />
  if (schema.widget === 'file') return <DocumentField {...props} />
  if (schema.widget === 'moment') return <MomentField {...props} />
  if (schema.widget === 'logo') return <LogoField {...props} />
  if (schema.widget === 'holidays') return <HolidaysField {...props} />
  if (schema.widget === 'price') return <NumberField {...props} />
  if (schema.widget === 'product' || schema.widget === 'accessory') return <NamedField {...props} />
  if (schema.enum) return <ChoiceField {...props} />
  switch (schema.type) {
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
