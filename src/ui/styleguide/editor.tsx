import type { ReactNode } from 'react'
import type { ContentPicture } from '#src/contracts/content/content-pictures.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { ConflictView } from '../admin/content/draft/ConflictView.tsx'
import { ProblemList } from '../admin/content/draft/ProblemList.tsx'
import { FieldNode } from '../admin/content/fields/FieldNode.tsx'
import { EditorState } from '../admin/content/kit/EditorState.tsx'
import { EditorContext, type EditorTools } from '../admin/content/kit/editor-context.ts'
import { ChangedFile } from '../admin/content/publish/ChangedFile.tsx'
import { FaultList } from '../admin/content/publish/FaultList.tsx'
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
const inForm = (node: ReactNode) => <EditorContext value={editor}>{node}</EditorContext>

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

export const editorParts: ExampleGroup = {
  id: 'editor',
  name: 'The editor of the content',
  examples: [
    {
      name: 'One line',
      shows: '11 of 80 characters',
      node: inForm(<FieldNode schema={line} value="Smart Locks" at="heading" isRequired />),
    },
    {
      name: 'A file',
      shows: 'approval.pdf',
      node: inForm(<FieldNode schema={file} value={{ digest: '', name: 'approval.pdf', bytes: 1 }} at="file" isRequired />),
    },
    {
      name: 'With a problem',
      shows: '84 characters; at most 70 fit',
      node: inForm(<FieldNode schema={summary} value={'Opens by code. '.repeat(6)} at="summary" isRequired />),
    },
    {
      name: 'Another role’s field',
      shows: 'Only an owner publishes this',
      node: inForm(<FieldNode schema={{ title: 'E-mail', type: 'string' }} value="info@company.com" at="email" isRequired />),
    },
    {
      name: 'Paragraph',
      shows: '2 of 4 to 30 words',
      node: inForm(<FieldNode schema={paragraph} value="Two words" at="lead" isRequired />),
    },
    { name: 'Choices', shows: 'PoE', node: inForm(<FieldNode schema={power} value={['battery']} at="power" isRequired />) },
    {
      name: 'Colour',
      shows: 'Choose: By day',
      node: inForm(<FieldNode schema={{ title: 'By day', type: 'string', widget: 'colour' }} value="" at="light" isRequired />),
    },
    {
      name: 'List of texts',
      shows: 'Move up: Thing in the box 2',
      node: inForm(<FieldNode schema={box} value={['Lock', '']} at="box" isRequired />),
    },
    {
      name: 'Blocks of reading text',
      shows: 'List 2',
      node: inForm(<FieldNode schema={blocks} value={[{ paragraph: 'A door opens.' }, { list: ['a', 'b'] }]} at="blocks" isRequired />),
    },
    {
      name: 'Picture with its crops',
      shows: 'Head of Smart lock, hero',
      node: inForm(<FieldNode schema={picture} value={{ name: lock.name, alt: 'The lock' }} at="picture" isRequired />),
    },
    {
      name: 'Table',
      shows: 'Row 1, Bytes',
      node: inForm(
        <FieldNode
          schema={table}
          value={{ caption: 'What 120 bytes are', columns: ['Layer', 'Bytes'], rows: [['TCP', '20']] }}
          at="table"
          isRequired
        />,
      ),
    },
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
    { name: 'Not loaded', shows: 'could not be loaded', node: <EditorState what="This entry" refusal="" isFailed onRetry={nothing} /> },
  ],
}
