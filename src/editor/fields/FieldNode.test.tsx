import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { formSchemaOf } from '#src/content/collections/make-form-schema.ts'
import { product } from '#src/content/schemas/product-schema.ts'
import { settingSchemas } from '#src/content/schemas/setting-schemas.ts'
import type { ContentValue } from '#src/contracts/content/content.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { EntryForm } from '../draft/EntryForm.tsx'
import { type EditorTools, EntryEditorContext } from '../kit/editor-context.ts'
import { FieldNode } from './FieldNode.tsx'

const nothing = () => {}
const tools: EditorTools = {
  change: nothing,
  replace: nothing,
  read: () => undefined,
  undo: () => false,
  announce: nothing,
  problems: new Map(),
  unread: new Set(),
  target: null,
  opensFaults: false,
  addresses: [],
  products: [],
  accessories: [],
  pictures: null,
  reloadPictures: () => Promise.resolve(),
  folder: '',
  tokens: {},
  timeZone: 'Africa/Lagos',
  language: 'en',
  currency: 'USD',
}
const render = (schema: FormSchema, value?: ContentValue, more: Partial<EditorTools> = {}) =>
  renderToStaticMarkup(
    <EntryEditorContext value={{ ...tools, ...more }}>
      <FieldNode schema={schema} value={value} at="field" />
    </EntryEditorContext>,
  )

it('ticks the days that an entry without days has', () => {
  const company = formSchemaOf({ schema: settingSchemas.company })
  const days = company.properties?.['hours']?.properties?.['days']
  const ticked = render(days ?? { title: '' }).match(/checked=""[^>]*>(<[^>]*>)*[A-Z]\w+day/g) ?? []
  expect(ticked.map((box) => /\w+$/.exec(box)?.[0])).toEqual(
    'Monday Tuesday Wednesday Thursday Friday'.split(' '),
  )
})

it('begins the form of a product with what every trade has, and folds what devices have', () => {
  const schema = formSchemaOf({ schema: product })
  const form = (more: Partial<EditorTools> = {}) =>
    renderToStaticMarkup(
      <EntryEditorContext value={{ ...tools, ...more }}>
        <EntryForm schema={schema} value={{ name: 'School desk' }} />
      </EntryEditorContext>,
    )
  const shown = form()
  expect(shown).toContain('School desk')
  const titles = [...shown.matchAll(/data-place="(\w+)"| for="entry-(\w+)"/g)]
  expect(titles.map(([, part, field]) => part ?? field).slice(0, 6)).toEqual(
    'name pictures amount summary paragraphs specification'.split(' '),
  )
  expect(shown).toContain('Connected devices')
  const ofDevices = ['Protocols', 'Rooms', 'Without mains', 'Kind of product', 'Behaviour']
  expect(ofDevices.filter((words) => shown.includes(words))).toEqual([])
  const opened = form({ target: 'rooms' })
  expect(ofDevices.filter((words) => !opened.includes(words))).toEqual([])
})

it('shows every other default', () => {
  expect(render({ title: 'Order', type: 'integer', default: 7 })).toContain('value="7"')
  expect(render({ title: 'Ordered', type: 'boolean', default: true })).toContain('checked=""')
  expect(render({ title: 'Word', type: 'string', default: 'Isopo' })).toContain('Isopo')
  const group = { title: 'Group', type: 'object', default: {}, properties: {} } as const
  expect(render(group)).not.toContain('Add')
})

it('opens each part with a fault, and no other, where a list of faults led here', () => {
  const name = { title: 'Name', type: 'string' } as const
  const note = { title: 'Note', type: 'string' } as const
  const item = { title: 'Row', type: 'object', properties: { name, note } } as const
  const rows: FormSchema = { title: 'Rows', type: 'array', items: item }
  const value = ['one', 'two', 'three'].map((word) => ({ name: word, note: `about ${word}` }))
  const problems = new Map([
    ['field/0/name', ['Too long']],
    ['field/2/note', ['Too short']],
  ])
  const opened = (opensFaults: boolean) =>
    render(rows, value, { problems, opensFaults }).match(/(?<=>)about \w+/g) ?? []
  expect([opened(false), opened(true)]).toEqual([[], ['about one', 'about three']])
})

it('tells what is filled in later from a token without a value', () => {
  const schema: FormSchema = { title: 'Count', type: 'string', widget: 'line', slots: ['count'] }
  expect(render(schema, '{count} products')).toContain('filled in when it is shown')
  expect(render(schema, '{counted} products')).toContain('no value')
})
