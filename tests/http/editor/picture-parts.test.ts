import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { collectPart, forgetUpload, type UploadPart } from '#src/editor/pictures/uploads.server.ts'
import { purgeExpired } from '#src/server/housekeeping.ts'
import { engines, openTestSite, type TestSite } from '../test-site.ts'

const { total, perEditor, parts: mostParts, keptMs } = contentLimits.uploads
const [ada, bola, third] = [{ id: 1 }, { id: 2 }, { id: 3 }]
const part = new Uint8Array([1, 2])
const first = (upload: string = randomUUID()) => ({ upload, offset: 0, size: 4, part })
const second = (upload: string) => ({ ...first(upload), offset: 2 })
const whole = new Uint8Array([1, 2, 1, 2])

describe.each(engines)('parts of pictures on %s', async (engine) => {
  const site = await openTestSite(engine)
  const collect = (sender: typeof ada, part: UploadPart, now?: number) =>
    collectPart(site, sender, part, now)
  const rows = () =>
    site.database.db.selectFrom('picture_part').select(['upload', 'start']).execute()
  const clear = () => site.database.db.deleteFrom('picture_part').execute()

  it('keeps a whole until it is forgotten: its last part may be sent again', async () => {
    const upload = randomUUID()
    expect(await collect(ada, first(upload))).toBe(2)
    expect(await collect(ada, second(upload))).toEqual(whole)
    expect(await collect(ada, first(upload))).toBe(4)
    expect(await collect(ada, second(upload))).toEqual(whole)
    await forgetUpload(site, ada, upload)
    expect(await collect(ada, second(upload))).toBeNull()
    expect(await rows()).toEqual([])
  })

  it('has room for some uploads of each editor and of all, also of several that begin at once, and none of them ends another', async () => {
    const begin = (sender: typeof ada, count: number) =>
      Promise.all(Array.from({ length: count }, () => collect(sender, first())))
    const mine = randomUUID()
    expect(await collect(ada, first(mine))).toBe(2)
    const begun = await begin(ada, perEditor + 2)
    expect(begun.filter((answer) => answer === 2)).toHaveLength(perEditor - 1)
    expect(begun.filter((answer) => answer === 'busy')).toHaveLength(3)
    expect(await begin(bola, total - perEditor)).not.toContain('busy')
    expect(await begin(third, 1)).toEqual(['busy'])
    // Ada's upload continues although another editor sends a part with the id of her upload, or a
    // part with a different size.
    expect(await collect(third, second(mine))).toBeNull()
    expect(await collect(bola, { ...second(mine), size: 3 })).toBeNull()
    expect(await collect(ada, second(mine))).toEqual(whole)
    await clear()
  })

  it('ends a picture of more parts, or of another size, than it began with', async () => {
    const upload = randomUUID()
    const byte = (offset: number) => ({ upload, offset, size: 1000, part: new Uint8Array(1) })
    for (let offset = 0; offset < mostParts; offset++)
      expect(await collect(ada, byte(offset))).toBe(offset + 1)
    expect(await collect(ada, byte(mostParts))).toBeNull()
    expect(await rows()).toEqual([])
    expect(await collect(ada, first(upload))).toBe(2)
    expect(await collect(ada, { ...second(upload), size: 5 })).toBeNull()
    expect(await rows()).toEqual([])
    expect(await collect(ada, first(upload))).toBe(2)
    expect(await collect(ada, { ...second(upload), part: new Uint8Array(3) })).toBeNull()
    expect(await rows()).toEqual([])
  })

  it('forgets parts whose rest does not come, when the next one comes and when housekeeping comes by', async () => {
    const begun = Date.now()
    for (const sender of [ada, bola]) await collect(sender, first(), begun)
    const upload = randomUUID()
    expect(await collect(third, first(upload), begun + keptMs)).toBe(2)
    expect(await rows()).toEqual([{ upload, start: 0 }])
    await purgeExpired(site.database, begun + 2 * keptMs - 1)
    expect(await rows()).toHaveLength(1)
    await purgeExpired(site.database, begun + 2 * keptMs)
    expect(await rows()).toEqual([])
  })
})

it('a picture arrives whole whose parts come to two processes by turns', async () => {
  const one = await openTestSite('postgres')
  const other = await openTestSite('postgres', { DATABASE_URL: one.config.databaseUrl })
  const cookie = await one.signIn('Ada', 'a long pass phrase', 'editor')
  const picture = await sharp({
    create: {
      width: 700,
      height: 500,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  const third = Math.ceil(picture.length / 3)
  const upload = randomUUID()
  const send = (site: TestSite, index: number) => {
    const query = new URLSearchParams({
      name: 'scenes/turns',
      upload,
      offset: String(index * third),
      size: String(picture.length),
    })
    return site.request(`/api/content/pictures?${query}`, {
      method: 'POST',
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/octet-stream',
      },
      body: new Uint8Array(picture.subarray(index * third, (index + 1) * third)),
    })
  }
  expect((await send(one, 1)).status).toBe(409)
  expect((await send(one, 0)).status).toBe(202)
  expect(await (await send(other, 1)).json()).toEqual({ received: 2 * third })
  expect((await send(one, 2)).status).toBe(201)
  const { items } = await other.read('/api/content/pictures', cookie)
  expect(items).toContainEqual(
    expect.objectContaining({ name: 'scenes/turns', state: 'new', width: 700 }),
  )
  expect(await one.database.db.selectFrom('picture_part').select('start').execute()).toEqual([])
})
