import { describe, expect, it } from 'vitest'
import { lang, words } from '#src/content/words/words.ts'
import {
  describeFileFault,
  type FileFault,
  fileFields,
  type UploadedFile,
} from '#src/contracts/contact/contact-files.ts'
import { limits } from '#src/contracts/limits.ts'
import { retention } from '#src/contracts/retention.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { findUploadedFiles } from '#src/desk/requests/files/request-files.server.ts'
import { purgeExpired } from '#src/server/housekeeping.ts'
import { contact, openTestSite, sqliteUnlessAll } from '../test-site.ts'
import {
  countFiles,
  fieldsOf,
  formDataOf,
  newNetwork,
  pdf,
  png,
  post,
  type Sent,
  sendFiles,
} from './sent-files.ts'

const textOf = (fault: FileFault) => describeFileFault(fault, words().forms.files, lang())

const megabyte = 1024 * 1024

describe.each(sqliteUnlessAll)('files of the contact form, on %s', async (engine) => {
  const site = await openTestSite(engine)
  let cookie = await site.signIn()

  const get = (target: string, as = cookie) => site.get(target, as)
  const byReference = async (reference: string) =>
    (await (await get(`/api/contact?search=${reference}`)).json()).items[0]
  const save = async (reference: string, at = 0) => {
    const { id, files } = await byReference(reference)
    return get(`/api/contact/${id}/files/${files[at].id}`)
  }

  it('stores them with the request, and gives them back byte by byte', async () => {
    const plan = pdf(3 * serverLimits.contactFiles.part + 17)
    const answer = await sendFiles(site, [
      ['Floor plan.pdf', plan],
      ['meter', png()],
    ])
    expect(answer).toMatchObject({
      outcome: 'done',
      message: 'Message sent successfully!',
      detail: '',
      files: [],
    })
    const { files } = await byReference(answer.reference)
    expect(files).toMatchObject([
      { name: 'Floor plan.pdf', type: 'application/pdf', size: plan.length },
      { name: 'meter.png', type: 'image/png', size: 1000 },
    ])
    const response = await save(answer.reference)
    expect(Buffer.from(await response.arrayBuffer()).equals(plan)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(plan.length),
      'content-disposition': `attachment; filename="Floor plan.pdf"; filename*=UTF-8''Floor%20plan.pdf`,
      'content-security-policy': expect.stringMatching(/^sandbox;/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it('answers the script of the form as the API does', async () => {
    const target = '/api/contact/form'
    const response = await post(site, formDataOf(fieldsOf(site), [['a.pdf', pdf()]]), { target })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ success: true, reference: expect.any(String) })
    const json = { 'content-type': 'application/json' }
    expect((await post(site, JSON.stringify(contact), { target, headers: json })).status).toBe(415)
    expect(
      (await post(site, formDataOf(fieldsOf(site), []), { target: '/api/contact' })).status,
    ).toBe(415)
  })

  it('takes a form in which no file was chosen', async () => {
    const form = formDataOf(fieldsOf(site), [])
    form.append(fileFields.files, new Blob([]), '')
    expect(await (await post(site, form)).json()).toMatchObject({ outcome: 'done', detail: '' })
  })

  it.each<[string, Sent[], string]>([
    [
      'a program with the name of a picture',
      [['x.png', Buffer.from('MZ\x90 this is a program')]],
      textOf({ is: 'type', name: 'x.png', kind: 'program' }),
    ],
    ['an empty file', [['x.pdf', Buffer.alloc(0)]], textOf({ is: 'empty', name: 'x.pdf' })],
    [
      'six files',
      Array.from({ length: 6 }, (_, n): Sent => [`${n}.pdf`, pdf(100, n)]),
      textOf({ is: 'count' }),
    ],
    [
      '21 MB in two files',
      [11, 10].map((size): Sent => [`${size}.pdf`, pdf(size * megabyte, size)]),
      textOf({ is: 'bytes' }),
    ],
  ])(
    'says at the field what is wrong with %s, and keeps what was typed',
    async (_, files, fault) => {
      const before = (await (await get('/api/contact')).json()).kept
      const answer = await sendFiles(site, files)
      expect(answer).toMatchObject({
        outcome: 'invalid',
        status: 422,
        errors: { files: [fault] },
        values: { message: contact.message },
      })
      expect((await (await get('/api/contact')).json()).kept).toBe(before)
      expect(answer.files).toHaveLength(Math.min(files.length - 1, limits.contactFiles.count))
    },
  )

  it('of far too many bytes says so at the field of the page, and keeps what was typed before them', async () => {
    const before = await countFiles(site)
    const files: Sent[] = [
      ['a.pdf', pdf(22 * megabyte)],
      ['b.pdf', pdf(22 * megabyte, 2)],
    ]
    const answer = await sendFiles(site, files)
    expect(answer).toMatchObject({
      status: 413,
      outcome: 'invalid',
      values: { message: contact.message, lastName: contact.lastName },
    })
    expect(answer.errors).toEqual({ files: [textOf({ is: 'body' })] })
    expect(await countFiles(site)).toEqual(before)
  })

  it('reduces a name', async () => {
    const { reference } = await sendFiles(site, [['../a"; filename="b.exe', pdf()]])
    expect((await byReference(reference)).files[0].name).toBe('a%22; filename=%22b.exe.pdf')
    const disposition = (await save(reference)).headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(
      /^attachment; filename="[^"\\\r\n]+"; filename\*=UTF-8''[\w.%!#$&+^`|~-]+$/,
    )
  })

  it('keeps files for an hour where a field is at fault, and stores them with the next sending', async () => {
    const files: Sent[] = [
      ['a.pdf', pdf(5000)],
      ['b.png', png(6000)],
    ]
    const invalid = await sendFiles(site, files, { fields: fieldsOf(site, { phone: 'no number' }) })
    expect(invalid).toMatchObject({ outcome: 'invalid', errors: { phone: [expect.any(String)] } })
    expect(invalid.files).toMatchObject([
      { name: 'a.pdf', size: 5000 },
      { name: 'b.png', size: 6000 },
    ])
    const [, picture] = invalid.files.map(({ token }: UploadedFile) => token)
    const done = await sendFiles(site, [['c.pdf', pdf(7000, 3)]], { uploaded: [picture] })
    expect(done).toMatchObject({ outcome: 'done', files: [] })
    expect(
      (await byReference(done.reference)).files.map(({ name }: { name: string }) => name),
    ).toEqual(['b.png', 'c.pdf'])
  })

  it('lets a form be sent again whose kept file went with an earlier request', async () => {
    const invalid = await sendFiles(site, [['a.pdf', pdf(5000)]], {
      fields: fieldsOf(site, { phone: 'no number' }),
    })
    const [{ token }] = invalid.files
    const fields = fieldsOf(site)
    const first = await sendFiles(site, [], { fields, uploaded: [token] })
    expect((await sendFiles(site, [], { fields, uploaded: [token] })).reference).toBe(
      first.reference,
    )
    const other = { ...fields, message: 'Four gateways.' }
    const again = await sendFiles(site, [], { fields: other, uploaded: [token] })
    expect(again).toMatchObject({
      status: 422,
      errors: { files: [textOf({ is: 'sentBefore', names: ['a.pdf'] })] },
      files: [],
    })
    const faulty = await sendFiles(site, [], { fields: { ...other, phone: '' }, uploaded: [token] })
    expect(faulty).toMatchObject({
      errors: {
        phone: [expect.any(String)],
        files: [textOf({ is: 'sentBefore', names: ['a.pdf'] })],
      },
      files: [],
    })
    // The empty list tells the form's script that its file is no longer stored.
    const answer = await post(site, formDataOf(other, [], [token]), { target: '/api/contact/form' })
    expect([answer.status, (await answer.json()).files]).toEqual([422, []])
    expect(await sendFiles(site, [], { fields: other })).toMatchObject({ outcome: 'done' })
  })

  it('takes no token that it has not signed, and none after its time', async () => {
    const { files } = await sendFiles(site, [['a.pdf', pdf()]], {
      fields: fieldsOf(site, { phone: '' }),
    })
    const [{ token }] = files
    const forged = token.replace(/^\d+/, (id: string) => String(Number(id) - 1))
    for (const kept of [forged, 'x', '', `${token}x`])
      expect(await sendFiles(site, [], { uploaded: [kept] })).toMatchObject({
        outcome: 'invalid',
        errors: { files: [textOf({ is: 'gone' })] },
      })
    const late = Date.now() + retention.looseFileHours * 3_600_000 + 1
    expect(await findUploadedFiles(site.context, [token], late)).toEqual([])
    await purgeExpired(site.database, late)
    expect(await sendFiles(site, [], { uploaded: [token] })).toMatchObject({
      outcome: 'invalid',
      errors: { files: [textOf({ is: 'gone' })] },
    })
    expect((await countFiles(site)).loose).toBe(0)
    // A new session is needed, because the old session has ended after an hour without use.
    cookie = await site.signIn('amaka')
  })

  it('stores files once where the same form is sent twice, one after the other or at once', async () => {
    const network = newNetwork()
    const fields = fieldsOf(site)
    const press = (files: Sent[]) => sendFiles(site, files, { fields, network })
    const before = await countFiles(site)
    const [first, second] = await Promise.all([
      press([['a.pdf', pdf(300_000)]]),
      press([['a.pdf', pdf(300_000)]]),
    ])
    expect(second.reference).toBe(first.reference)
    expect((await press([['a.pdf', pdf(300_000)]])).reference).toBe(first.reference)
    expect(await countFiles(site)).toEqual({
      files: before.files + 1,
      loose: before.loose,
      withParts: before.withParts + 1,
    })
    expect((await press([['a.pdf', pdf(300_000, 2)]])).reference).not.toBe(first.reference)
  })
})
