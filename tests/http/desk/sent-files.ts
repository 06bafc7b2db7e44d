import { fileFields } from '#src/contracts/contact/contact-files.ts'
import { issueFormToken } from '#src/core/spam/form-token.ts'
import { aMinuteAgo, contact, type TestSite } from '../test-site.ts'

export type Sent = [name: string, bytes: Buffer]

/** Makes a file's bytes, which differ for each seed. @param head first bytes of a kind of file */
const sample = (head: string, size: number, seed: number) => {
  const bytes = Buffer.alloc(size)
  for (let at = 0; at < size; at += 4)
    bytes.writeUInt32LE(((at + seed) * 2_654_435_761) % 2 ** 32, Math.min(at, size - 4))
  bytes.write(head, 'latin1')
  return bytes
}
export const pdf = (size = 1000, seed = 1) => sample('%PDF-1.7\n', size, seed)
export const png = (size = 1000) => sample('\x89PNG\r\n\x1a\n', size, 1)

/** Makes the fields of a contact form as if a person had filled in the form. */
export const fieldsOf = (
  { context }: TestSite,
  more: Record<string, string> = {},
): Record<string, string | boolean> => ({
  ...contact,
  termsAccepted: 'on',
  subject: '',
  formToken: issueFormToken(context, aMinuteAgo()),
  ...more,
})

/** Makes form data with files, all of which are declared as PNG, whatever the files contain. */
export function formDataOf(
  fields: Record<string, string | boolean>,
  files: Sent[],
  uploaded: string[] = [],
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  for (const token of uploaded) form.append(fileFields.uploaded, token)
  for (const [name, bytes] of files)
    form.append(fileFields.files, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name)
  return form
}

let networks = 0
export const newNetwork = () => `198.51.${Math.floor(++networks / 250)}.${networks % 250}`

type PostOptions = {
  network?: string | undefined
  target?: string
  headers?: Record<string, string>
}
export const post = (
  site: TestSite,
  body: BodyInit,
  { network = newNetwork(), target = '/contact', headers = {} }: PostOptions = {},
) =>
  site.request(target, {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': network, ...headers },
  })

type SendOptions = {
  fields?: Record<string, string | boolean>
  uploaded?: string[]
  network?: string
}
export const sendFiles = async (
  site: TestSite,
  files: Sent[],
  { fields = fieldsOf(site), uploaded, network }: SendOptions = {},
) => (await post(site, formDataOf(fields, files, uploaded), { network })).json()

/** Counts all files, files without a request, and files with bytes. */
export async function countFiles({ database: { db } }: TestSite) {
  const files = await db.selectFrom('contact_file').select(['id', 'contact_id']).execute()
  const parts = await db.selectFrom('contact_file_part').select('file_id').distinct().execute()
  return {
    files: files.length,
    loose: files.filter((file) => file.contact_id === null).length,
    withParts: parts.length,
  }
}
