import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { ContentPicture } from '#src/contracts/content/content-pictures.ts'
import { purgeExpired } from '#src/server/housekeeping.ts'
import { someProduct } from '../../content/some-products.ts'
import { sqliteUnlessAll } from '../test-site.ts'
import { openEditingSites } from './content-root.ts'

const { pixels, picture: size } = contentLimits
const day = 24 * 3_600_000

/** Makes a photograph as a camera writes it: rotated, and with the place where it was taken. */
const photograph = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
    .toFormat(format, { quality: 80, effort: 1 })
    .toBuffer()

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script/></svg>'

async function moving() {
  const frames = await Promise.all([640, 641].map((width) => photograph(width, 480, 'png')))
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** Makes a PNG file of 120 KB with 900 million pixels, which take 3.6 GB when decoded. */
function bomb(): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(30_000, 0)
  head.writeUInt32BE(30_000, 4)
  // The picture is grey, with one bit per pixel.
  head.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc(30_000 * (1 + 30_000 / 8)))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const { file: lock, name: lockName, text } = someProduct
const picture = /name: (products\/\S+)/.exec(text)?.[1] ?? ''

describe.each(await openEditingSites(sqliteUnlessAll))(
  'the picture library on $engine',
  ({ engine, site, signIn, ...opened }) => {
    let { ada } = opened

    const upload = (
      name: string,
      body: BodyInit,
      more: Record<string, string> = {},
      caller = ada.cookie,
    ) =>
      site.request(`/api/content/pictures?${new URLSearchParams({ name, ...more })}`, {
        method: 'POST',
        headers: {
          cookie: caller,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/octet-stream',
        },
        body,
      })
    const list = async (): Promise<ContentPicture[]> =>
      (await ada.read('/api/content/pictures')).items
    const find = async (name: string) => (await list()).find((one) => one.name === name)
    const remove = (name: string) => ada.send('DELETE', '/api/content/pictures', { name })
    const publicMaster = async (name: string) =>
      (
        await site.database.db
          .selectFrom('content_entry')
          .innerJoin('content_picture', 'content_picture.hash', 'content_entry.picture')
          .select('bytes')
          .where('path', '=', `src/assets/pictures/${name}.webp`)
          .executeTakeFirst()
      )?.bytes

    it('lists every master with its size, what it shows and where it is used', async ({ skip }) => {
      skip(picture === '', 'The product has no picture')
      const hero = await find(picture)
      expect(hero).toMatchObject({
        state: 'published',
        alt: expect.any(String),
        width: expect.any(Number),
      })
      expect(hero?.usedBy).toContainEqual({ path: lock, label: lockName })
      const shown = await ada.get(hero?.thumbnail ?? '')
      expect(shown.headers.get('content-type')).toBe('image/webp')
      expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ width: 320 })
    })

    // One engine is enough, because names, formats and the decoder's queue do not use the database.
    describe.runIf(engine === 'sqlite')('what is decoded', () => {
      it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
        'makes an upright master of a %s, without what the camera wrote',
        async (format) => {
          const name = `scenes/roof-${format}`
          const response = await upload(name, new Uint8Array(await photograph(640, 480, format)))
          expect(response.status).toBe(201)
          const upright = { width: 480, height: 640 }
          expect(await response.json()).toMatchObject({
            name,
            state: 'new',
            usedBy: [],
            ...upright,
          })
          expect(await publicMaster(name)).toBeUndefined()
          const { hash, bytes } = await site.database.db
            .selectFrom('content_draft')
            .innerJoin('content_picture', 'content_picture.hash', 'content_draft.picture')
            .select(['hash', 'bytes'])
            .where('path', 'like', `%${name}%`)
            .executeTakeFirstOrThrow()
          const master = await sharp(bytes).metadata()
          expect(master).toMatchObject({ format: 'webp', ...upright })
          expect([master.exif, master.xmp, master.orientation]).toEqual([
            undefined,
            undefined,
            undefined,
          ])
          expect(hash).toHaveLength(43)
        },
      )

      it.each<[what: string, status: number, bytes: () => Promise<Uint8Array>, says: string]>([
        [
          'a text',
          415,
          async () => new TextEncoder().encode('no picture '.repeat(99)),
          'no JPEG, PNG, WebP or AVIF',
        ],
        ['a drawing with script', 415, async () => new TextEncoder().encode(drawing), 'no JPEG'],
        [
          'a GIF',
          415,
          async () =>
            sharp(await photograph(640, 480, 'png'))
              .gif()
              .toBuffer(),
          'no JPEG',
        ],
        // The file has the structure of a phone's HEIC file, which declares HEVC, but no pixels.
        ['a HEIC', 415, async () => readFileSync('tests/http/editor/phone.heic'), 'no JPEG'],
        ['a picture that moves', 422, moving, 'moves'],
        ['half a JPEG', 422, async () => (await noise(800, 600)).subarray(0, 60_000), 'damaged'],
        ['a bomb', 422, async () => bomb(), 'million pixels'],
        ['a stamp', 422, () => photograph(pixels.leastWidth - 20, 200, 'png'), 'at least'],
      ])('refuses %s with %i and says why', async (_, status, bytes, says) => {
        const response = await upload('scenes/refused', new Uint8Array(await bytes()))
        expect(response.status).toBe(status)
        expect(await response.json()).toMatchObject({ detail: expect.stringContaining(says) })
        expect(await find('scenes/refused')).toBeUndefined()
      })

      it.each(['../evil', 'scenes/../../evil', '/etc/passwd', 'Upper', 'a.webp', ''])(
        'takes no picture called “%s”',
        async (name) => expect((await upload(name, new Uint8Array(10))).status).toBe(422),
      )

      it('decodes one picture at a time: others wait, and where too many wait it says for how long', async () => {
        const { permits, waitingPerEditor, retryAfter } = contentLimits.decoding
        const whole = new Uint8Array(await noise(800, 600))
        const broken = whole.slice(0, whole.length / 2)
        const pictures = Array.from({ length: permits + waitingPerEditor + 1 }, (_, at) => ({
          name: `scenes/queue-${at}`,
          bytes: whole,
        }))
        const answers = await Promise.all(pictures.map(({ name, bytes }) => upload(name, bytes)))
        const statuses = answers.map(({ status }) => status)
        expect(statuses.toSorted()).toEqual([
          ...Array.from({ length: permits + waitingPerEditor }, () => 201),
          503,
        ])
        const late = statuses.indexOf(503)
        expect(answers[late]?.headers.get('retry-after')).toBe(String(retryAfter))
        const again = await Promise.all([
          upload('scenes/broken', broken),
          upload(`scenes/queue-${late}`, whole),
        ])
        expect(again.map(({ status }) => status)).toEqual([422, 201])
        for (const { name } of pictures) await remove(name)
      })
    })

    it('makes a larger picture as small as a master needs to be', async () => {
      await upload('scenes/wide', new Uint8Array(await photograph(600, 4000, 'jpeg')))
      expect(await find('scenes/wide')).toMatchObject({
        width: contentLimits.masterSide,
        height: 480,
      })
      const { changes } = await ada.check()
      expect(changes).toContainEqual({
        path: 'src/assets/pictures/scenes/wide.webp',
        label: 'Picture: Wide',
        change: 'added',
        differences: [],
      })
      await remove('scenes/wide')
      expect(await find('scenes/wide')).toBeUndefined()
    })

    it('reads no more than 20 MB, and from nobody but editors', async () => {
      const large = new Uint8Array(size.bytes + 1)
      expect((await upload('scenes/large', large)).status).toBe(413)
      expect((await upload('scenes/large', new Uint8Array(200_000), {}, '')).status).toBe(401)
    })

    it('numbers pictures of the same name', async () => {
      const send = async () => {
        const sent = await upload('scenes/image', new Uint8Array(await photograph(640, 480, 'png')))
        return [sent.status, ((await sent.json()) as { name: string }).name]
      }
      const names = ['scenes/image', 'scenes/image-2', 'scenes/image-3']
      for (const name of names) expect(await send()).toEqual([201, name])
      await remove('scenes/image-2')
      expect(await send()).toEqual([201, 'scenes/image-2'])
      for (const name of names) await remove(name)
    })

    it('keeps a picture that is in use, takes one out that is not, and brings it back', async ({
      skip,
    }) => {
      skip(picture === '', 'The product has no picture')
      const used = await remove(picture)
      expect(used.status).toBe(409)
      expect(await used.json()).toMatchObject({
        usedBy: expect.arrayContaining([expect.objectContaining({ path: lock })]),
      })

      await upload('scenes/gate', new Uint8Array(await photograph(640, 480, 'png')))
      // A picture can only be used once it has a kind, such as photograph.
      const use = (more: object) =>
        ada.save(lock, { pictures: [{ name: 'scenes/gate', alt: 'A gate', ...more }] })
      expect((await use({})).problems).toMatchObject([
        { field: ['pictures', 0, 'kind'], message: expect.stringContaining('what it is') },
      ])
      expect((await use({ kind: 'photograph' })).problems).toEqual([])
      expect(await find('scenes/gate')).toMatchObject({ alt: 'A gate', kind: 'photograph' })
      await ada.discard(lock)
      await ada.publish()
      const master = await publicMaster('scenes/gate')
      expect(site.content.current().snapshot.pictures).toMatchObject({
        'scenes/gate': { width: 480, height: 640 },
      })
      expect((await remove('scenes/gate')).status).toBe(200)
      expect(await find('scenes/gate')).toMatchObject({ state: 'removed' })
      await ada.publish()
      expect(await publicMaster('scenes/gate')).toBeUndefined()
      // Two days later, housekeeping keeps files that the history names, but ends the sessions.
      await purgeExpired(site.database, Date.now() + 2 * day)
      ada = await signIn('Amina', 'editor')
      expect(await find('scenes/gate')).toBeUndefined()
      const { items } = await ada.history()
      expect(items[0]?.files).toMatchObject([{ label: 'Picture: Gate', change: 'removed' }])
      await ada.restore({ publication: items[0]?.id, as: 'before', publish: true })
      expect(await publicMaster('scenes/gate')).toEqual(master)
      const twice = await ada.restore({ publication: items[1]?.id, as: 'after', publish: true })
      expect([twice.status, await twice.json()]).toMatchObject([
        409,
        { detail: 'Nothing to bring back: the site already shows this.' },
      ])
      expect(await find('scenes/gate')).toMatchObject({ state: 'published' })

      // A restore does not overwrite the draft of another picture with the same name.
      await remove('scenes/gate')
      await ada.publish()
      expect(
        (await upload('scenes/gate', new Uint8Array(await photograph(800, 600, 'png')))).status,
      ).toBe(201)
      const another = await find('scenes/gate')
      const inTheWay = await ada.restore({ publication: items[0]?.id, as: 'before' })
      expect(inTheWay.status).toBe(409)
      expect(await inTheWay.json()).toMatchObject({
        paths: ['src/assets/pictures/scenes/gate.webp'],
      })
      expect(await find('scenes/gate')).toEqual(another)
      await remove('scenes/gate')
    })

    it('forgets what was published after two years, and the pictures that nothing names any more', async () => {
      const count = async () => [
        (await site.database.db.selectFrom('publication').select('id').execute()).length,
        (await site.database.db.selectFrom('content_picture').select('hash').execute()).length,
      ]
      await upload('scenes/shown', new Uint8Array(await photograph(640, 480, 'png')))
      await ada.publish()
      expect((await count()).every((one) => one > 0)).toBe(true)
      await purgeExpired(site.database, Date.now() + 800 * day)
      const shown = await site.database.db
        .selectFrom('content_entry')
        .select('picture')
        .where('picture', 'is not', null)
        .execute()
      expect(shown.length).toBeGreaterThan(0)
      expect(await count()).toEqual([0, new Set(shown.map(({ picture }) => picture)).size])
    })
  },
)
