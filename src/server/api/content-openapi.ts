import { z } from 'zod'
import { plainAnswer } from '#src/contracts/contact/records.ts'
import {
  contentCheck,
  contentEntryDetail,
  contentHistory,
  contentList,
  entryCreated,
  entryCreation,
  entryDiscard,
  entryRemoval,
  entrySave,
  entrySaved,
  keptAnswer,
  keptRequest,
  published,
  publishRequest,
  restored,
  restoreLosses,
  restoreQuery,
  restoreRequest,
} from '#src/contracts/content/content.ts'
import {
  certificateFile,
  certificateUpload,
  contentPicture,
  contentPictures,
  pictureReceived,
  pictureRemoval,
  pictureUpload,
} from '#src/contracts/content/content-pictures.ts'
import { contentSearch, contentSearchQuery } from '#src/contracts/content/content-search.ts'
import { previewed, previewLinkMade, previewLinkRequest, previewLinks, wordsFound } from '#src/contracts/content/previews.ts'
import { json, jsonBody, parametersOf, problemAnswers } from './openapi-parts.ts'

const pathQuery = z.object({ path: z.string() })
const historyQuery = pathQuery.partial().extend({ after: z.int().optional() })
const wordsQuery = z.object({ text: z.string() })
const pictureQuery = z.object({ name: z.string(), size: z.enum(['thumbnail', 'whole']).optional() })
const file = { description: 'The picture.', content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } } }
const saved = { 200: json('Saved.', entrySaved), ...problemAnswers(404, 409, 415, 422) }

export const contentPaths = {
  '/content': {
    get: {
      summary: 'List what can be edited',
      responses: { 200: json('Entries by group, with their states.', contentList) },
    },
  },
  '/content/entry': {
    get: {
      summary: 'Read an entry with its form',
      parameters: parametersOf(pathQuery),
      responses: { 200: json('The entry as its draft has it.', contentEntryDetail), ...problemAnswers(404, 409) },
    },
    put: {
      summary: 'Save an entry as a draft',
      description:
        'Of another version than the one that is kept: 409, with `version`, `value`, `editor` and `at` of that one. At most 512 KiB.',
      ...jsonBody(entrySave),
      responses: saved,
    },
    delete: { summary: 'Discard a draft', ...jsonBody(entryDiscard), responses: saved },
  },
  '/content/entries': {
    post: {
      summary: 'Make an entry, as a draft that says what is missing',
      ...jsonBody(entryCreation),
      responses: { 201: json('Made.', entryCreated), ...problemAnswers(409, 415, 422) },
    },
  },
  '/content/removal': { post: { summary: 'Draft the removal of an entry', ...jsonBody(entryRemoval), responses: saved } },
  '/content/check': {
    get: {
      summary: 'Check all drafts together, or some, and say what they change',
      description: 'Give `path` several times for some: they are checked as if there were no others.',
      parameters: parametersOf(pathQuery.partial()),
      responses: { 200: json('Faults and differences.', contentCheck), ...problemAnswers(409) },
    },
  },
  '/content/words': {
    get: {
      summary: 'Find the fields that hold words which a page shows',
      description: 'Give `text` several times, the innermost words first: the first that is found counts.',
      parameters: parametersOf(wordsQuery),
      responses: { 200: json('The fields.', wordsFound), ...problemAnswers(409) },
    },
  },
  '/content/search': {
    get: {
      summary: 'Search the texts of all entries',
      description: 'Without regard to case and accents. Drafts count, and so does what tokens such as `{name}` stand for.',
      parameters: parametersOf(contentSearchQuery),
      responses: { 200: json('Fields with the sentence around the words.', contentSearch), ...problemAnswers(409) },
    },
  },
  '/content/preview-links': {
    get: {
      summary: 'List the links that show a preview to somebody without an account',
      responses: { 200: json('Those that have not ended.', previewLinks), ...problemAnswers(409) },
    },
    post: {
      summary: 'Make a link that shows the preview of one entry',
      description:
        'Read only, for a day, until somebody ends it. It ends with the draft that it shows, and with the right of its maker to share.',
      ...jsonBody(previewLinkRequest),
      responses: { 201: json('Made.', previewLinkMade), ...problemAnswers(409, 415, 422) },
    },
  },
  '/content/preview-links/{id}': {
    delete: {
      summary: 'End a link to a preview',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      responses: { 200: json('It opens nothing any more.', plainAnswer), ...problemAnswers(409) },
    },
  },
  '/content/preview': {
    get: {
      summary: 'Read which drafts a preview shows and which it leaves out',
      responses: { 200: json('What is left out.', previewed), ...problemAnswers(409) },
    },
    post: {
      summary: 'Let this browser see drafts',
      description: 'Pages are then rendered with all drafts, but for those with faults, which the answer names.',
      responses: { 200: json('What is left out.', previewed), ...problemAnswers(409) },
    },
  },
  '/content/publish': {
    post: {
      summary: 'Publish drafts',
      description:
        'Public when it is answered. With faults: 422 with `problems`, each with its field. Fields that only owners publish: 403 with `problems` unless an owner asks, and of the type /problems/proof-needed where their last proof is too old.',
      ...jsonBody(publishRequest),
      responses: { 200: json('Public.', published), ...problemAnswers(409, 415, 422) },
    },
  },
  '/content/history': {
    get: {
      summary: 'Read what was published when, by whom, and what it changed',
      parameters: parametersOf(historyQuery),
      responses: {
        200: json('Publications, newest first, and texts of drafts that were not taken.', contentHistory),
        ...problemAnswers(409),
      },
    },
  },
  '/content/kept': {
    post: {
      summary: 'Make a text that was discarded or not taken the draft of its entry again',
      description: 'The draft that stands there is kept in its place, for a day.',
      ...jsonBody(keptRequest),
      responses: { 200: json('It is a draft now.', keptAnswer), ...problemAnswers(404, 409, 415, 422) },
    },
  },
  '/content/restore': {
    get: {
      summary: 'Read what visitors would lose if files were brought back, or what a publication changed were taken back',
      parameters: parametersOf(restoreQuery),
      responses: { 200: json('Addresses that nobody would find any more.', restoreLosses), ...problemAnswers(404, 409) },
    },
    post: {
      summary: 'Bring files back as they were after a publication, or take back what it changed',
      description: 'Where other drafts would be lost, or what is to be taken back was changed again: 409 with their `paths`.',
      ...jsonBody(restoreRequest),
      responses: { 200: json('They are drafts now.', restored), ...problemAnswers(404, 409, 415, 422) },
    },
  },
  '/content/pictures': {
    get: {
      summary: 'List the pictures, with where they are used',
      responses: { 200: json('The pictures.', contentPictures), ...problemAnswers(409) },
    },
    post: {
      summary: 'Add a picture: JPEG, PNG, WebP or AVIF, up to 20 MB, whole or in parts',
      parameters: parametersOf(pictureUpload),
      requestBody: { required: true, content: { 'application/octet-stream': {} } },
      responses: {
        201: json('Added, as a draft.', contentPicture),
        202: json('A part has arrived.', pictureReceived),
        ...problemAnswers(409, 415, 422),
      },
    },
    delete: {
      summary: 'Take a picture out that is not used',
      description: 'One that is in use: 409 with `usedBy`.',
      ...jsonBody(pictureRemoval),
      responses: { 200: json('Taken out.', plainAnswer), ...problemAnswers(404, 409, 415, 422) },
    },
  },
  '/content/certificates': {
    post: {
      summary: 'Keep the PDF of a certificate',
      description: 'Of at most 5 MB. Visitors can save it once a public certificate names it.',
      parameters: parametersOf(certificateUpload),
      requestBody: { required: true, content: { 'application/octet-stream': {} } },
      responses: {
        201: json('Kept: what a certificate says of it.', certificateFile),
        ...problemAnswers(409, 415, 422),
      },
    },
  },
  '/certificates/{digest}': {
    get: {
      summary: 'Save the file of a public certificate',
      parameters: [{ name: 'digest', in: 'path', required: true, schema: { type: 'string' } }],
      responses: { 200: { description: 'The file, to be saved.', content: { 'application/pdf': {} } }, ...problemAnswers(404) },
    },
  },
  '/content/picture': {
    get: {
      summary: 'See a picture',
      parameters: parametersOf(pictureQuery),
      responses: { 200: file, ...problemAnswers(404, 409) },
    },
  },
}
