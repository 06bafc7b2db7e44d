import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { CertificateFile } from '#src/contracts/content/content-pictures.ts'
import { certificateFolder } from '#src/editor/published/certificate-files.server.ts'
import { openContentStore } from '#src/editor/published/content-store.server.ts'
import { writeIntoFiles } from '#src/editor/published/text-sources.server.ts'
import { purgeExpired } from '#src/server/housekeeping.ts'
import { pdf, png } from '../desk/sent-files.ts'
import { sqliteUnlessAll } from '../test-site.ts'
import { openEditingSites } from './content-root.ts'

const certificates = 'content/certificates.json'
const day = 24 * 3_600_000

describe.each(await openEditingSites(sqliteUnlessAll))(
  'files of certificates on $engine',
  ({ site, checkout, ada: editor, bola: owner }) => {
    const send = (bytes: Buffer, name = 'approval.pdf', cookie = editor.cookie) =>
      site.request(`/api/content/certificates?${new URLSearchParams({ name })}`, {
        method: 'POST',
        headers: {
          cookie,
          'sec-fetch-site': 'same-origin',
          'content-length': String(bytes.length),
        },
        body: new Uint8Array(bytes),
      })
    const keep = async (bytes: Buffer, name?: string): Promise<CertificateFile> =>
      (await send(bytes, name)).json()
    const address = ({ digest }: { digest: string }) => `/api/certificates/${digest}`
    const publish = () => owner.publish({ summary: 'Certificates' })
    const show = async (file: object) => {
      await editor.save(certificates, {
        certificates: [{ name: 'Approval', issuer: 'Authority', issuedOn: '2026-01-31', file }],
      })
      expect((await publish()).status).toBe(200)
    }

    it('takes a PDF by its first bytes alone, and no larger one than it says', async () => {
      expect((await send(png(), 'approval.pdf')).status).toBe(415)
      expect((await send(pdf(contentLimits.certificateBytes + 1))).status).toBe(413)
      expect((await send(Buffer.alloc(0))).status).toBe(400)
      expect(await keep(pdf(), '../../Type approval\r\n.exe')).toMatchObject({
        name: 'Type approval.exe.pdf',
        bytes: 1000,
      })
    })

    it('lets visitors save a file once a public certificate names it, and no longer', async () => {
      const bytes = pdf(2000, 7)
      const file = await keep(bytes, 'Prüfbericht.pdf')
      expect((await site.request(address(file))).status).toBe(404)
      await show(file)
      const saved = await site.request(address(file))
      expect(saved.status).toBe(200)
      expect(Buffer.from(await saved.arrayBuffer()).equals(bytes)).toBe(true)
      expect(Object.fromEntries(saved.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Pr_fbericht.pdf"; filename*=UTF-8''Pr%C3%BCfbericht.pdf`,
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-content-type-options': 'nosniff',
      })
      await editor.save(certificates, { certificates: [] })
      await publish()
      expect((await site.request(address(file))).status).toBe(404)
    })

    it('has the file under the name that a PDF has, whatever the content says', async () => {
      const file = await keep(pdf(1000, 8))
      await show({ ...file, name: 'run.bat"\r\nset-cookie: a=b' })
      const { headers } = await site.request(address(file))
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[^"\r\n]*\.pdf"; /)
      expect(headers.get('set-cookie')).toBeNull()
    })

    it('is not asked for a file outside its folder', async () => {
      for (const digest of ['..%2f..%2fcompany.json', '..%252fcompany', 'x'.repeat(43)])
        expect((await site.request(`/api/certificates/${digest}`)).status).toBe(404)
    })

    it('goes into the files with its text, and is read from there', async () => {
      const bytes = pdf(1000, 21)
      const file = await keep(bytes)
      await show(file)
      const target = `${certificateFolder}/${file.digest}.pdf`
      const before = checkout.read(certificates)
      expect(
        (await writeIntoFiles(site.database, { root: checkout.root, asOf: '2999-01-01T00:00' }))
          .written,
      ).toEqual([certificates, target])
      await site.database.db.deleteFrom('certificate_file').execute()
      const saved = await site.request(address(file))
      expect(Buffer.from(await saved.arrayBuffer()).equals(bytes)).toBe(true)
      checkout.write(certificates, before)
      rmSync(path.join(checkout.root, target))
      expect(existsSync(path.join(checkout.root, target))).toBe(false)
      const store = await openContentStore({
        database: site.database,
        root: checkout.root,
        onError: () => {},
      })
      store.stop()
      // If the file is lost in the repository and in the database, the content can still be read,
      // and the file's address answers 404.
      expect((await site.request(address(file))).status).toBe(404)
    })

    // This test is the last, because it ends the sessions of all accounts.
    it('keeps what a draft, a publication or the history names, and purges the rest after a day', async () => {
      const [shown, drafted, unnamed] = [
        await keep(pdf(1000, 11)),
        await keep(pdf(1000, 12)),
        await keep(pdf(1000, 13)),
      ]
      await show(shown)
      const draft = { name: 'Report', issuer: 'Laboratory', issuedOn: '2026-01-31', file: drafted }
      await editor.save(certificates, { certificates: [draft] })
      const kept = async () =>
        (await site.database.db.selectFrom('certificate_file').select('digest').execute()).map(
          ({ digest }) => digest,
        )
      await purgeExpired(site.database)
      expect(await kept()).toContain(unnamed.digest)
      await purgeExpired(site.database, Date.now() + 2 * day)
      expect(await kept()).not.toContain(unnamed.digest)
      expect(await kept()).toEqual(expect.arrayContaining([shown.digest, drafted.digest]))
    })
  },
)
