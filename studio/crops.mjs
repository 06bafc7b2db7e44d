// node crops.mjs [NAME…] — cuts the home page's scene for tablet and phone from the masters: all
// cuts, or the named ones.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { encodeMaster } from './develop.mjs'

const HERE = import.meta.dirname
const PICTURES = join(HERE, '../src/assets/pictures')
const RECORD = join(PICTURES, 'record.json')
const require = createRequire(join(process.env.STUDIO_MODULES ?? HERE, 'package.json'))
const sharp = require('sharp')

const SCENES = ['scenes/hero-city', 'scenes/hero-city-lit', 'scenes/hero-city-offline']
/** Pixels of the 2400 x 1350 master, and the width at which the cut is saved. */
const CUT = { left: 640, top: 150, width: 1760, height: 1100 }
const WIDTH = 1640

const chosen = process.argv.slice(2)
for (const from of SCENES) {
  const name = `${from}-tablet`
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const master = join(PICTURES, `${from}.webp`)
  if (!existsSync(master)) continue
  const image = sharp(await sharp(master).extract(CUT).resize({ width: WIDTH }).png().toBuffer())
  writeFileSync(join(PICTURES, `${name}.webp`), await encodeMaster(image, false))
  const entries = {
    ...JSON.parse(readFileSync(RECORD, 'utf8')),
    [name]: { script: 'studio/crops.mjs', from, date: new Date().toISOString().slice(0, 10) },
  }
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`)
}
