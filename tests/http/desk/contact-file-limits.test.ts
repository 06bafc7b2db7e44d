import { describe, expect, it, vi } from 'vitest'
import { lang, words } from '#src/content/words/words.ts'
import {
  describeFileFault,
  describeRefused,
  type FileFault,
  type UploadedFile,
} from '#src/contracts/contact/contact-files.ts'
import { serverLimits } from '#src/core/server-limits.ts'
import { findStorageFault } from '#src/core/storage-fault.ts'
import { erasePerson } from '#src/desk/people/people.server.ts'
import { readPersonReport } from '#src/desk/people/person-report.server.ts'
import { readFileFill } from '#src/desk/requests/files/request-files.server.ts'
import { readRequestPage } from '#src/desk/requests/requests.server.ts'
import { commandLine } from '#src/staff/audit/audit.server.ts'
import { fillDisk } from '../floods/unwritable.ts'
import { contact, openTestSite, sqliteUnlessAll } from '../test-site.ts'
import {
  countFiles,
  fieldsOf,
  formDataOf,
  newNetwork,
  pdf,
  type Sent,
  sendFiles,
} from './sent-files.ts'

const textOf = (fault: FileFault) => describeFileFault(fault, words().forms.files, lang())

const megabyte = 1024 * 1024

describe.each(sqliteUnlessAll)(
  'what files of the contact form may cost, and who reads them, on %s',
  async (engine) => {
    const site = await openTestSite(engine)
    const cookie = await site.signIn()

    const get = (target: string, as = cookie) => site.get(target, as)
    const byReference = async (reference: string) =>
      (await (await get(`/api/contact?search=${reference}`)).json()).items[0]

    it('gives a network its share of a day, takes the text of what is beyond it, and nothing from another network', async () => {
      const small = await openTestSite(engine, { CONTACT_FILES_PER_NETWORK_MB: '2' })
      const ask = (network: string, size: number, seed: number) =>
        sendFiles(small, [['a.pdf', pdf(size, seed)]], { network })
      expect(await ask('192.0.2.1', megabyte, 1)).toMatchObject({ outcome: 'done', detail: '' })
      const refused = await ask('192.0.2.1', 1.5 * megabyte, 2)
      expect(refused).toMatchObject({
        outcome: 'done',
        message: 'Message sent successfully!',
        detail: expect.stringMatching(/“a\.pdf”.*@/),
      })
      expect(
        (await readRequestPage(small.context, { search: refused.reference })).items[0]?.files,
      ).toEqual([])
      expect(await ask('192.0.2.2', 1.5 * megabyte, 3)).toMatchObject({
        outcome: 'done',
        detail: '',
      })
      // A refused file does not count, so there is room for a smaller one.
      expect(await ask('192.0.2.1', 0.5 * megabyte, 4)).toMatchObject({
        outcome: 'done',
        detail: '',
      })
    })

    it('keeps no more than it may in all, whoever sends it', async () => {
      const small = await openTestSite(engine, { CONTACT_FILES_MB: '1' })
      const answers = await Promise.all(
        [1, 2, 3].map(() => sendFiles(small, [['a.pdf', pdf(700_000)]])),
      )
      expect(answers.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done'])
      expect(answers.filter(({ detail }) => detail === '').length).toBeLessThanOrEqual(1)
      const kept = await small.database.db.selectFrom('contact_file').select('size').execute()
      expect(kept.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(megabyte)
    })

    it('says by name what was stored and what was not, and tells staff how many and why', async () => {
      const small = await openTestSite(engine, { CONTACT_FILES_PER_NETWORK_MB: '2' })
      const files: Sent[] = [
        ['a.pdf', pdf(megabyte)],
        ['b.pdf', pdf(1.5 * megabyte, 2)],
        ['c.pdf', pdf(0.5 * megabyte, 3)],
      ]
      const shown = await sendFiles(small, files, {
        fields: fieldsOf(small, { phone: '' }),
        network: '192.0.2.9',
      })
      expect(shown).toMatchObject({
        status: 422,
        errors: {
          phone: [expect.any(String)],
          files: [textOf({ is: 'noRoom', names: ['b.pdf'] })],
        },
      })
      expect(shown.files.map(({ name }: UploadedFile) => name)).toEqual(['a.pdf', 'c.pdf'])
      const done = await sendFiles(small, files, { network: '192.0.2.1' })
      expect(done).toMatchObject({
        outcome: 'done',
        detail: expect.stringMatching(/with “a\.pdf” and “c\.pdf”.*room.* for “b\.pdf”/),
      })
      const [contact] = (await readRequestPage(small.context, { search: done.reference })).items
      expect(contact).toMatchObject({
        files: [{ name: 'a.pdf' }, { name: 'c.pdf' }],
        filesRefused: ['network'],
      })
      await small.outbox.sendDue()
      const mail = small
        .mails()
        .find((one) => one.includes(done.reference) && one.includes('contact-notification'))
      expect(mail?.replaceAll(/=\r?\n/g, '').replaceAll(/\s+/g, ' ')).toContain(
        describeRefused(['network']),
      )
    })

    it('warns staff and whoever watches the server before the room for files is used up', async () => {
      const small = await openTestSite(engine, { CONTACT_FILES_MB: '2' })
      const watched = async () => Math.floor(100 * (await readFileFill(small.context)))
      expect([await findStorageFault(small.context), await watched()]).toEqual([null, 0])
      await sendFiles(small, [['a.pdf', pdf(1_730_000)]])
      expect([await findStorageFault(small.context), await watched()]).toEqual(['files-low', 82])
      await sendFiles(small, [['b.pdf', pdf(200_000, 2)]])
      expect([await findStorageFault(small.context), await watched()]).toEqual(['files-full', 100])
      const { reference } = await sendFiles(small, [['c.pdf', pdf(300_000, 3)]])
      expect(
        (await readRequestPage(small.context, { search: reference })).items[0]?.filesRefused,
      ).toEqual(['total'])
    })

    it('leaves nothing of a file half written on a full disk', async () => {
      const full = await openTestSite(engine)
      const mend = await fillDisk(full)
      const refused = await sendFiles(full, [['a.pdf', pdf(600_000)]])
      // If not even the text can be written, the page says so and keeps the text.
      expect(refused).toMatchObject({ status: 503, values: { message: contact.message } })
      await mend()
      expect(await full.database.db.selectFrom('contact_file').selectAll().execute()).toEqual([])
    })

    it('takes the text without its files where there is no room for them', async () => {
      const answer = await sendFiles(await openTestSite(engine, { CONTACT_FILES_MB: '0' }), [
        ['a.pdf', pdf()],
      ])
      expect(answer).toMatchObject({
        outcome: 'done',
        detail: expect.stringMatching(/“a\.pdf”.*@/),
      })
    })

    /** Begins an upload of each network, of which no byte comes. */
    function holdUploads(networks: readonly string[]) {
      const sources: ReadableStreamDefaultController<Uint8Array>[] = []
      const held = networks.map((network) => {
        // `pull` is called when the site begins to read the body.
        const body = new ReadableStream<Uint8Array>(
          { pull: (source) => void sources.push(source) },
          { highWaterMark: 0 },
        )
        const headers = {
          'content-type': 'multipart/form-data; boundary=x',
          'x-forwarded-for': network,
          'sec-fetch-site': 'same-origin',
        }
        return site.request('/contact', {
          method: 'POST',
          body,
          headers,
          duplex: 'half',
        } as RequestInit)
      })
      return { sources, held }
    }

    it('many slow uploads of some networks do not keep everybody else from sending files', async () => {
      const { total, perNetwork, evictAfterMs } = serverLimits.contactFiles.atOnce
      const networks = Array.from({ length: total / perNetwork }, newNetwork)
      const { sources, held } = holdUploads(
        networks.flatMap((network) => Array<string>(perNetwork).fill(network)),
      )
      await vi.waitFor(() => expect(sources).toHaveLength(total), { timeout: 20_000 })
      // Each of them has its time first; meanwhile the text of the others is taken.
      const early = await sendFiles(site, [['a.pdf', pdf()]])
      expect(early).toMatchObject({ outcome: 'done', detail: expect.stringContaining('@') })
      const now = vi.spyOn(performance, 'now')
      now.mockReturnValue(performance.now() + evictAfterMs)
      const later = await sendFiles(site, [['a.pdf', pdf()]])
      now.mockRestore()
      expect(later).toMatchObject({ outcome: 'done', detail: '' })
      for (const source of sources) source.error(new Error('gone'))
      const answers = await Promise.all(held)
      expect(answers.map(({ status }) => status).sort()).toEqual([
        ...Array<number>(total - 1).fill(400),
        429,
      ])
    })

    it('lets few be received for one network at once, and takes the text of the others', async () => {
      const network = newNetwork()
      const { perNetwork } = serverLimits.contactFiles.atOnce
      const { sources, held } = holdUploads(Array<string>(perNetwork).fill(network))
      await vi.waitFor(() => expect(sources).toHaveLength(perNetwork), { timeout: 20_000 })
      const refused = await sendFiles(site, [['a.pdf', pdf()]], { network })
      expect(refused).toMatchObject({ outcome: 'done', detail: expect.stringContaining('@') })
      expect(await sendFiles(site, [['a.pdf', pdf()]])).toMatchObject({
        outcome: 'done',
        detail: '',
      })
      for (const source of sources) source.error(new Error('gone'))
      for (const answer of held) expect((await answer).status).toBe(400)
    })

    it('lets sales save a file of this request alone, and notes it', async () => {
      const { reference } = await sendFiles(site, [['a.pdf', pdf()]])
      const { id, files } = await byReference(reference)
      const target = `/api/contact/${id}/files/${files[0].id}`
      const sales = await site.signIn('tunde', undefined, 'sales')
      expect((await get(target, sales)).status).toBe(200)
      for (const wrong of [
        `/api/contact/${id + 1}/files/${files[0].id}`,
        `/api/contact/${id}/files/999999`,
        `/api/contact/${id}/files/x`,
      ])
        expect((await get(wrong, sales)).status).toBe(404)
      const entries = (await site.audited('contact.file-read')).filter(
        ({ actor }) => actor === 'tunde',
      )
      expect(entries.map(({ subject, detail }) => [subject, detail])).toEqual([
        [`contact ${id}`, { file: files[0].id }],
      ])
    })

    it('tells the company how many wait, and mails none of them', async () => {
      const files: Sent[] = [
        ['a.pdf', pdf()],
        ['b.pdf', pdf(1000, 2)],
      ]
      const { reference } = await sendFiles(site, files, {
        fields: fieldsOf(site, { businessEmail: 'told@works.example' }),
      })
      await site.outbox.sendDue()
      const mails = site.mails().filter((mail) => mail.includes(reference))
      expect(mails.some((mail) => mail.includes('2 wait in the staff area'))).toBe(true)
      for (const mail of mails) expect(mail).not.toMatch(/a\.pdf|content-disposition: attachment/i)
    })

    it('names them in the report to the person, and erases them with the request', async () => {
      const email = `erased-${engine}@works.example`
      const { reference } = await sendFiles(site, [['a.pdf', pdf(600_000)]], {
        fields: fieldsOf(site, { businessEmail: email }),
      })
      expect((await readPersonReport(site.context, email)).contacts[0]?.files).toMatchObject([
        { name: 'a.pdf', size: 600_000 },
      ])
      const [file] = (await byReference(reference)).files
      await erasePerson(site.context, commandLine, email)
      const left = await site.database.db
        .selectFrom('contact_file_part')
        .select('number')
        .where('file_id', '=', file.id)
        .execute()
      expect(left).toEqual([])
    })

    it('has none from another site', async () => {
      const before = await countFiles(site)
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
      expect(
        (
          await site.request('/contact', {
            method: 'POST',
            body: formDataOf(fieldsOf(site), [['a.pdf', pdf()]]),
            headers,
          })
        ).status,
      ).toBe(403)
      expect(await countFiles(site)).toEqual(before)
    })
  },
)
