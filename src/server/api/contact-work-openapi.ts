import { contactChanges, contactNote, contactNoteChange, contactReplyForm } from '#src/contracts/contact/contact-work.ts'
import { noFields } from '#src/contracts/contact/forms.ts'
import { changedContacts, staffContact } from '#src/contracts/contact/records.ts'
import { formAnswers, json, jsonBody, problemAnswers } from './openapi-parts.ts'

const numbers = (...names: string[]) => names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }))
const contact = (done: string) => ({ responses: { 200: json(done, staffContact), ...formAnswers, ...problemAnswers(404, 409) } })

export const contactWorkPaths = {
  '/contact/changes': {
    post: {
      summary: 'Change states of contact requests, who takes care of them, and days to come back',
      description: 'Each is changed only where it is still as it `was`. Swapping `was` and `to` takes a change back.',
      ...jsonBody(contactChanges),
      responses: { 200: json('Changed, but for those in `refused`.', changedContacts), ...formAnswers, ...problemAnswers(409) },
    },
  },
  '/contact/{id}/open': {
    post: {
      summary: 'Open a contact request',
      description: 'Others read in `touched` who has it open, but for a viewer; the answer says who had it before.',
      parameters: numbers('id'),
      responses: { 200: json('The contact request.', staffContact), ...problemAnswers(404) },
    },
  },
  '/contact/{id}/notes': {
    post: {
      summary: 'Add a note to a contact request',
      description: 'The same key again adds nothing. With other words, by another or at another contact it is refused (409).',
      parameters: numbers('id'),
      ...jsonBody(contactNote),
      ...contact('Added.'),
    },
  },
  '/contact/{id}/notes/{note}': {
    put: {
      summary: 'Change a note',
      description: 'One’s own; owners change those of others too.',
      parameters: numbers('id', 'note'),
      ...jsonBody(contactNoteChange),
      ...contact('Changed.'),
    },
    delete: {
      summary: 'Delete a note',
      description: 'One’s own; owners delete those of others too.',
      parameters: numbers('id', 'note'),
      ...jsonBody(noFields),
      ...contact('Deleted.'),
    },
  },
  '/contact/{id}/replies': {
    post: {
      summary: 'Answer a contact request by mail',
      description:
        'The mail goes to the address of the request through the outbox. The same key again sends nothing. With other words, by another or at another contact it is refused (409).',
      parameters: numbers('id'),
      ...jsonBody(contactReplyForm),
      ...contact('Stored; `replies` says what becomes of its mail.'),
    },
  },
}
