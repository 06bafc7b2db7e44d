import { z } from 'zod'
import { plainAnswer } from '#src/contracts/contact/records.ts'
import * as content from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import * as lists from '#src/contracts/content/content-list.ts'
import * as pictures from '#src/contracts/content/content-pictures.ts'
import { contentSearch, contentSearchQuery } from '#src/contracts/content/content-search.ts'
import { ownerRequest } from '#src/contracts/content/owner-request.ts'
import * as previews from '#src/contracts/content/previews.ts'
import { holidayYear, publicHolidays } from '#src/contracts/content/public-holidays.ts'
import { type ApiCall, call } from './api-call.ts'

const pathQuery = z.object({ path: z.string() })

/** Calls of the content editor. */
export const contentCalls: readonly ApiCall[] = [
  call('GET', '/content', 'content.edit', 'List what can be edited', lists.contentList, {
    about: `The first ${contentLimits.listed} entries of each group, and of the group \`whole\` all.`,
    query: lists.contentListQuery,
  }),
  call(
    'GET',
    '/content/choices',
    'content.edit',
    'List the pages and products that a form offers to choose from',
    lists.contentChoices,
  ),
  call(
    'GET',
    '/content/entry',
    'content.edit',
    'Read an entry, as its draft has it, with its form',
    content.contentEntryDetail,
    {
      query: pathQuery,
    },
  ),
  call('PUT', '/content/entry', 'content.edit', 'Save an entry as a draft', content.entrySaved, {
    about:
      'Of another version than the one that is kept: 409, with `version`, `value`, `editor` and `at` of that one. At most 512 KiB.',
    takes: content.entrySave,
    mostBytes: contentLimits.entry,
  }),
  call('DELETE', '/content/entry', 'content.edit', 'Discard a draft', content.entrySaved, {
    takes: content.entryVersion,
  }),
  call(
    'PUT',
    '/content/file',
    'content.edit',
    'Take the text of a file that has changed since the publication, as a draft, or keep the entry',
    content.entrySaved,
    { takes: content.fileDecision },
  ),
  call(
    'POST',
    '/content/entries',
    'content.edit',
    'Make an entry, as a draft that says what is missing',
    content.entryCreated,
    {
      takes: content.entryCreation,
      status: 201,
    },
  ),
  call(
    'PUT',
    '/content/address',
    'content.edit',
    'Give an entry that was never public another address',
    content.entryCreated,
    { takes: content.entryMove },
  ),
  call(
    'POST',
    '/content/removal',
    'content.edit',
    'Draft the removal of an entry',
    content.entrySaved,
    { takes: content.entryVersion },
  ),
  call(
    'GET',
    '/content/holidays',
    'content.edit',
    'List the public holidays of a year, on which the office would be open',
    publicHolidays,
    { query: holidayYear },
  ),
  call(
    'GET',
    '/content/check',
    'content.edit',
    'Check drafts together, and say what they change',
    content.contentCheck,
    {
      about:
        'All of them, or with `path` several times some: they are checked as if there were no others.',
      query: pathQuery.partial(),
    },
  ),
  call(
    'GET',
    '/content/words',
    'content.edit',
    'Find the fields that hold words which a page shows',
    previews.wordsFound,
    {
      about:
        'Give `text` several times, the innermost words first: the first that is found counts.',
      query: z.object({ text: z.string() }),
    },
  ),
  call('GET', '/content/search', 'content.edit', 'Search the texts of all entries', contentSearch, {
    about:
      'Without regard to case and accents. Drafts count, and so does what tokens such as `{name}` stand for.',
    query: contentSearchQuery,
  }),
  call(
    'GET',
    '/content/preview',
    'content.edit',
    'Read which drafts a preview shows and leaves out',
    previews.previewed,
  ),
  call(
    'POST',
    '/content/preview',
    'content.edit',
    'Let this browser see drafts',
    previews.previewed,
    {
      about:
        'Pages are then rendered with all drafts, but for those with faults, which the answer names.',
    },
  ),
  call(
    'GET',
    '/content/preview-links',
    'content.share',
    'List the links that show a preview to somebody without an account',
    previews.previewLinks,
  ),
  call(
    'POST',
    '/content/preview-links',
    'content.share',
    'Make a link that shows the preview of one entry',
    previews.previewLinkMade,
    {
      about:
        'Read only, for a day, until somebody ends it. It ends with the draft that it shows, and with the right of its maker to share.',
      takes: previews.previewLinkRequest,
      status: 201,
    },
  ),
  call(
    'DELETE',
    '/content/preview-links/:id',
    'content.share',
    'End a link to a preview',
    plainAnswer,
  ),
  call(
    'POST',
    '/content/publish',
    'content.edit',
    'Publish drafts, which are public when it is answered',
    content.published,
    {
      about:
        'With faults: 422 with `problems`, each with its field. Fields that only owners publish: 403 with `problems` unless an owner asks, and of the type /problems/proof-needed where their last proof is too old.',
      takes: content.publishRequest,
    },
  ),
  call(
    'POST',
    '/content/ask',
    'content.edit',
    'Ask the owners to publish a draft that only they publish',
    plainAnswer,
    {
      about: 'Each owner with an address gets a mail, about an entry once a day at most.',
      takes: ownerRequest,
    },
  ),
  call(
    'GET',
    '/content/history',
    'content.edit',
    'Read what was published when, by whom, and what it changed',
    content.contentHistory,
    {
      about: 'Newest first, with drafts that were discarded.',
      query: pathQuery.partial().extend({ after: z.int().optional() }),
    },
  ),
  call(
    'GET',
    '/content/restore',
    'content.edit',
    'Read which addresses visitors would lose by a restoration',
    content.restoreLosses,
    {
      query: content.restoreQuery,
    },
  ),
  call('POST', '/content/restore', 'content.edit', 'Bring files back as drafts', content.restored, {
    about:
      'As they were after a publication, or without what it changed. Where other drafts would be lost, or what is to be taken back was changed again: 409 with their `paths`.',
    takes: content.restoreRequest,
  }),
  call(
    'GET',
    '/content/pictures',
    'content.edit',
    'List the pictures, with where they are used',
    pictures.contentPictures,
  ),
  call('GET', '/content/picture', 'content.edit', 'See a picture', 'image/webp', {
    query: z.object({ name: z.string(), size: z.enum(['thumbnail', 'whole']).optional() }),
  }),
  call(
    'POST',
    '/content/pictures',
    'content.edit',
    'Add a picture, as a draft',
    pictures.contentPicture,
    {
      about:
        'JPEG, PNG, WebP or AVIF, up to 20 MB, whole or in parts; 202 says that a part has arrived.',
      givesMeanwhile: pictures.pictureReceived,
      query: pictures.pictureUpload,
      takes: 'application/octet-stream',
      mostBytes: contentLimits.picture.bytes,
      status: 201,
    },
  ),
  call(
    'DELETE',
    '/content/pictures',
    'content.edit',
    'Take a picture out that is not used',
    plainAnswer,
    {
      about: 'One that is in use: 409 with `usedBy`.',
      takes: pictures.pictureRemoval,
    },
  ),
  call(
    'POST',
    '/content/certificates',
    'content.edit',
    'Keep the PDF of a certificate',
    pictures.certificateFile,
    {
      about: 'Of at most 5 MB. Visitors can save it once a public certificate names it.',
      query: pictures.certificateUpload,
      takes: 'application/octet-stream',
      mostBytes: contentLimits.certificateBytes,
      status: 201,
    },
  ),
]
