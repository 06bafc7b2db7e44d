import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { formSchemaOf } from '#src/content/collections/form-schema.ts'
import { settingSchemas } from '#src/content/schemas/setting-schemas.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { EditorContext, type EditorTools } from '../kit/editor-context.ts'
import { FieldNode } from './FieldNode.tsx'

const nothing = () => {}
const tools: EditorTools = {
  change: nothing,
  replace: nothing,
  read: () => undefined,
  undo: () => false,
  announce: nothing,
  problems: new Map(),
  target: null,
  addresses: [],
  products: [],
  pictures: null,
  reloadPictures: () => Promise.resolve(),
  folder: '',
  tokens: {},
  timeZone: 'Africa/Lagos',
}
const render = (schema: FormSchema) =>
  renderToStaticMarkup(
    <EditorContext value={tools}>
      <FieldNode schema={schema} value={undefined} at="field" />
    </EditorContext>,
  )

it('ticks the days that an entry without days has', () => {
  const company = formSchemaOf({ schema: settingSchemas.company })
  const days = company.properties?.['hours']?.properties?.['days']
  const ticked = render(days ?? { title: '' }).match(/checked=""[^>]*>(<[^>]*>)*[A-Z]\w+day/g) ?? []
  expect(ticked.map((box) => /\w+$/.exec(box)?.[0])).toEqual(
    'Monday Tuesday Wednesday Thursday Friday'.split(' '),
  )
})

it('shows every other default', () => {
  expect(render({ title: 'Order', type: 'integer', default: 7 })).toContain('value="7"')
  expect(render({ title: 'Ordered', type: 'boolean', default: true })).toContain('checked=""')
  expect(render({ title: 'Word', type: 'string', default: 'Isopo' })).toContain('Isopo')
  const group = { title: 'Group', type: 'object', default: {}, properties: {} } as const
  expect(render(group)).not.toContain('Add')
})
