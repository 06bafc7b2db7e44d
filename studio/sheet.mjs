// Contact sheet of all masters: one row per product, heroes cut to 4:3, then the scenes.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(
  join(process.env.STUDIO_MODULES ?? import.meta.dirname, 'package.json'),
)
const sharp = require('sharp')
const CELL = { width: 240, height: 180 }
const COLUMNS = 8

export async function makeSheet(folder, names, file) {
  const present = names.filter((name) => existsSync(join(folder, `${name}.webp`)))
  const cells = await Promise.all(
    present.map(async (name, index) => ({
      input: await sharp(join(folder, `${name}.webp`))
        .resize(CELL.width, CELL.height, { fit: 'cover' })
        .toBuffer(),
      left: (index % COLUMNS) * CELL.width,
      top: Math.floor(index / COLUMNS) * CELL.height,
    })),
  )
  const rows = Math.max(1, Math.ceil(present.length / COLUMNS))
  const sheet = {
    width: CELL.width * COLUMNS,
    height: CELL.height * rows,
    channels: 3,
    background: '#e4e8ee',
  }
  await sharp({ create: sheet }).composite(cells).webp({ quality: 78 }).toFile(file)
}
