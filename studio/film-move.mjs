// node film-move.mjs SCENE [FRAMES] — renders and develops the frames of the film's one true camera move, resumable.
// They land in the scratch folder under film/SCENE; a shot with `frames: 'SCENE'` in film-shots.mjs shows them.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { develop } from './develop.mjs'

const HERE = import.meta.dirname
const SCRATCH = process.env.STUDIO_SCRATCH ?? '/tmp/studio'
const [, , scene, frames = '58', share = '54', samples = '6'] = process.argv
const folder = join(SCRATCH, 'film', scene)

const blender = ['blender', '-b', '--factory-startup', '-noaudio', '-P', join(HERE, 'film_move.py'), '--']
execFileSync('nice', ['-n', '19', ...blender, scene, folder, frames, share, samples], { stdio: 'ignore' })
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.exr'))
  .sort()) {
  const picture = join(folder, file.replace('.exr', '.png'))
  if (!existsSync(picture)) await develop(join(folder, file), picture)
}
