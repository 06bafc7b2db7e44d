import type { ContentValue } from '#src/contracts/content/content.ts'
import type { ContentPicture } from '#src/contracts/content/content-pictures.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { ConflictView } from '../admin/content/draft/ConflictView.tsx'
import { ProblemList } from '../admin/content/draft/ProblemList.tsx'
import { FieldNode } from '../admin/content/fields/FieldNode.tsx'
import { EditorState } from '../admin/content/kit/EditorState.tsx'
import { EditorContext, type EditorTools } from '../admin/content/kit/editor-context.ts'
import { ChangedFile } from '../admin/content/publish/ChangedFile.tsx'
import { FaultList } from '../admin/content/publish/FaultLines.tsx'
import type { ExampleGroup } from './example.ts'

const nothing = () => {}

const lock: ContentPicture = {
  name: 'products/smart-lock/hero',
  width: 1600,
  height: 1200,
  bytes: 182_000,
  alt: 'Smart Lock in brushed steel',
  kind: null,
  state: 'published',
  usedBy: [{ path: 'content/products/smart-lock.yaml', label: 'Smart Lock' }],
  thumbnail: '/favicon.svg',
  whole: '/favicon.svg',
}
const editor: EditorTools = {
  change: nothing,
  read: () => undefined,
  say: nothing,
  ownersNote: (_, at) => (at === 'email' ? 'Only an owner publishes this' : null),
  problems: new Map([
    ['summary', ['84 characters; at most 70 fit']],
    ['box/1', ['Write something here: it is empty']],
  ]),
  target: null,
  addresses: [{ address: '/edge-gateway', label: 'Edge gateway', places: ['features'] }],
  products: [{ slug: 'smart-lock', label: 'Smart Lock' }],
  pictures: [lock],
  reloadPictures: async () => {},
  folder: 'products/smart-lock',
  tokens: { name: 'Company' },
}

const file: FormSchema = { title: 'File', type: 'object', widget: 'file', description: 'A PDF of at most 5 MB.' }
const line: FormSchema = { title: 'Heading', type: 'string', maxLength: 80, widget: 'line', description: 'Makes sense alone.' }
const summary: FormSchema = { title: 'Summary', type: 'string', maxLength: 70, widget: 'line' }
const paragraph: FormSchema = { title: 'Lead', type: 'string', widget: 'paragraph', words: { min: 4, max: 30 } }
const power: FormSchema = {
  title: 'Power',
  type: 'array',
  items: { title: 'Power', type: 'string', enum: ['battery', 'poe'], choices: { battery: 'Battery', poe: 'PoE' } },
}
const box: FormSchema = { title: 'In the box', type: 'array', minItems: 2, items: { title: 'Thing in the box', type: 'string' } }
const blocks: FormSchema = {
  title: 'Reading text',
  type: 'array',
  widget: 'blocks',
  items: {
    title: 'Block',
    anyOf: [
      { title: 'Paragraph', type: 'object', properties: { paragraph }, required: ['paragraph'] },
      { title: 'List', type: 'object', properties: { list: { ...box, title: 'List' } }, required: ['list'] },
    ],
  },
}
const picture: FormSchema = {
  title: 'Picture',
  type: 'object',
  widget: 'picture',
  properties: { name: { title: 'Picture', type: 'string' }, alt: { title: 'What it shows', type: 'string' } },
  required: ['name', 'alt'],
}
const table: FormSchema = {
  title: 'Table',
  type: 'object',
  widget: 'table',
  properties: { caption: { ...line, title: 'Title of the table' }, columns: box, rows: box, note: { ...line, title: 'Note' } },
  required: ['caption', 'columns', 'rows'],
}
const page: FormSchema = { title: 'Page', type: 'object', properties: { heading: line, summary, box }, required: ['heading'] }

const fields: [name: string, at: string, shows: string, schema: FormSchema, value: ContentValue][] = [
  ['One line', 'heading', '11 of 80 characters', line, 'Smart Locks'],
  ['A file', 'file', 'approval.pdf', file, { digest: '', name: 'approval.pdf', bytes: 1 }],
  ['With a problem', 'summary', '84 characters; at most 70 fit', summary, 'Opens by code. '.repeat(6)],
  ['Another role’s field', 'email', 'Only an owner publishes this', { title: 'E-mail', type: 'string' }, 'info@company.com'],
  ['Paragraph', 'lead', '2 of 4 to 30 words', paragraph, 'Two words'],
  ['Choices', 'power', 'PoE', power, ['battery']],
  ['Colour', 'light', 'Choose: By day', { title: 'By day', type: 'string', widget: 'colour' }, ''],
  ['List of texts', 'box', 'Move up: Thing in the box 2', box, ['Lock', '']],
  ['Blocks of reading text', 'blocks', 'List 2', blocks, [{ paragraph: 'A door opens.' }, { list: ['a', 'b'] }]],
  ['Picture with its crops', 'picture', 'Head of Smart lock, hero', picture, { name: lock.name, alt: 'The lock' }],
  ['Table', 'table', 'Row 1, Bytes', table, { caption: 'What 120 bytes are', columns: ['Layer', 'Bytes'], rows: [['TCP', '20']] }],
]

export const editorParts: ExampleGroup = {
  id: 'editor',
  name: 'The editor of the content',
  examples: [
    ...fields.map(([name, at, shows, schema, value]) => ({
      name,
      shows,
      node: (
        <EditorContext value={editor}>
          <FieldNode schema={schema} value={value} at={at} isRequired />
        </EditorContext>
      ),
    })),
    {
      name: 'Problems',
      shows: 'One thing needs another look',
      node: (
        <ProblemList
          schema={page}
          problems={[
            {
              path: 'a',
              field: ['box', 1],
              place: 'Thing in the box 2',
              message: 'Write something here: it is empty',
              label: 'Smart Lock',
            },
          ]}
          path="a"
          onGo={nothing}
        />
      ),
    },
    {
      name: 'Two people on one text',
      shows: 'Tunde has changed this too',
      node: (
        <ConflictView
          schema={page}
          base={{ heading: 'Locks', summary: 'Opens' }}
          mine={{ heading: 'Our locks', summary: 'Opens' }}
          conflict={{ value: { heading: 'Locks', summary: 'Opens by code' }, version: '2', editor: 'Tunde', at: null }}
          region={{ locale: 'en-GB', timeZone: 'Africa/Lagos' }}
          onSettle={nothing}
        />
      ),
    },
    {
      name: 'Faults of several entries',
      shows: 'To be mended first',
      node: (
        <FaultList
          id="example-faults"
          heading="To be mended first"
          faults={[
            {
              path: 'content/products/smart-lock.yaml',
              field: ['amount'],
              place: 'Price',
              label: 'Smart Lock',
              message: 'Digits, such as 120',
            },
          ]}
        />
      ),
    },
    {
      name: 'What has changed',
      shows: '1 field changed',
      node: (
        <ChangedFile
          file={{
            path: 'content/products/smart-lock.yaml',
            label: 'Smart Lock',
            change: 'changed',
            differences: [{ field: ['amount'], place: 'Price', before: '120', after: '135' }],
          }}
        />
      ),
    },
    {
      name: 'Not loaded',
      shows: 'could not be loaded',
      node: <EditorState what="This entry" of={[{ refusal: '', isFailed: true, reload: async () => {} }]} />,
    },
  ],
}
