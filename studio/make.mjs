// node make.mjs draft|final|develop|stamp|list|sheet [name…]
//   draft NAME…   quick preview, a PNG in the scratch folder; pauses a running final render
//   final [NAME…] masters of all changed pictures, or of the named ones; resumable, one Blender
//   process at a time
//   develop NAME… new masters from stored renders, after a change of develop/
//   stamp NAME…   records that a master is still right although its scripts changed
//   list          every picture and whether its master is fresh
//   sheet contact sheet of all masters A NAME is products/<slug>/<view> or scenes/<name>;
//   products/<slug> and products//hero select several.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { develop } from './develop.mjs'
import { makeSheet } from './sheet.mjs'

const HERE = import.meta.dirname
const MASTERS = join(HERE, '../src/assets/pictures')
const RECORD = join(MASTERS, 'record.json')
const SCRATCH = process.env.STUDIO_SCRATCH ?? '/tmp/studio'
const LOCK = join(SCRATCH, 'studio.lock')
const DRAFT_LOCK = join(SCRATCH, 'draft.lock')
const RUNNING = join(SCRATCH, 'final.pid')
const VIEWS = ['hero', 'front', 'detail', 'place']
const DRAFT = { share: Number(process.env.STUDIO_DRAFT_SHARE ?? 38), samples: 10 }
const FINAL_SAMPLES = { products: 24, scenes: 12 }
/**
 * Samples per pixel of a master; a script may ask for more with SAMPLES, for fine print or strong
 * blur.
 */
const samplesOf = (name) =>
  Number(/^SAMPLES = (\d+)/m.exec(source(name).text)?.[1] ?? FINAL_SAMPLES[name.split('/')[0]])
const KIT = [
  'geometry.py',
  'nodes.py',
  'materials.py',
  'lighting.py',
  'camera.py',
  'shots.py',
  'render.py',
]
const DEVELOPING = [
  'develop.mjs',
  'develop/exr.mjs',
  'develop/network.mjs',
  'develop/denoise.mjs',
  'develop/look.mjs',
  'develop/paper.mjs',
]

/** Names of all pictures the scripts describe, product heroes first. */
function allNames() {
  const slugs = stems('products')
  const products = VIEWS.flatMap((view) => slugs.map((slug) => `products/${slug}/${view}`))
  const described = products.filter((name) =>
    source(name).text.includes(`'${name.split('/')[2]}': `),
  )
  return [...described, ...stems('scenes').map((scene) => `scenes/${scene}`)]
}

function stems(folder) {
  const files = readdirSync(join(HERE, folder)).filter((file) => file.endsWith('.py'))
  return files.map((file) => file.slice(0, -3)).sort()
}

function source(name) {
  const [kind, item] = name.split('/')
  const file = `${kind}/${item}.py`
  return { file, text: readFileSync(join(HERE, file), 'utf8') }
}

/** Files of the studio that a product or scene imports, directly or through other files. */
function importedBy(text, found = new Set()) {
  for (const [, module] of text.matchAll(/^(?:import|from) (\w+)/gm)) {
    const file = `${module}.py`
    if (found.has(file) || KIT.includes(file) || !existsSync(join(HERE, file))) continue
    found.add(file)
    importedBy(readFileSync(join(HERE, file), 'utf8'), found)
  }
  return [...found].sort()
}

/** Hash of the scripts that a picture depends on. */
function fingerprint(name) {
  const hash = createHash('sha256')
  const surroundings = importedBy(source(name).text)
  for (const file of [...KIT, ...surroundings, ...DEVELOPING, source(name).file]) {
    hash.update(file).update(readFileSync(join(HERE, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

const masterOf = (name) => join(MASTERS, `${name}.webp`)
const readRecord = () => (existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {})
const isFresh = (name) =>
  existsSync(masterOf(name)) && readRecord()[name]?.scripts === fingerprint(name)

function record(name, samples) {
  const entries = readRecord()
  const date = new Date().toISOString().slice(0, 10)
  entries[name] = {
    script: `studio/${source(name).file}`,
    samples,
    date,
    scripts: fingerprint(name),
  }
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`)
}

function select(patterns) {
  const names = allNames()
  if (patterns.length === 0) return names
  return patterns.flatMap((pattern) => {
    const [kind, item, view] = pattern.split('/')
    const found = names.filter((name) => {
      const [nameKind, nameItem, nameView] = name.split('/')
      return nameKind === kind && (!item || item === nameItem) && (!view || view === nameView)
    })
    if (found.length === 0) throw new Error(`no picture is called ${pattern}`)
    return found
  })
}

/**
 * Runs Blender under a lock, so that only one process renders; the promise is rejected with
 * Blender's last output.
 */
function render(name, file, { share, samples, lock, onStart }) {
  mkdirSync(dirname(file), { recursive: true })
  const blender = [
    'blender',
    '-b',
    '--factory-startup',
    '-noaudio',
    '-P',
    join(HERE, 'render.py'),
    '--',
  ]
  const parts = ['-o', lock, ...blender, name, file, String(share), String(samples)]
  return new Promise((resolve, reject) => {
    const child = spawn('flock', parts, { detached: true })
    let output = ''
    const keep = (chunk) => {
      output = (output + chunk).slice(-6000)
      if (onStart && output.includes('Blender 3')) onStart(child.pid)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (code) =>
      code === 0 && existsSync(file) ? resolve() : reject(new Error(output)),
    )
  })
}

function signalFinal(signal) {
  if (!existsSync(RUNNING)) return
  try {
    process.kill(-Number(readFileSync(RUNNING, 'utf8')), signal)
  } catch {
    // that final render has just ended, so there is nothing to signal
  }
}

async function makeDraft(name) {
  const file = join(SCRATCH, `${name}-draft.exr`)
  signalFinal('SIGSTOP')
  try {
    rmSync(file, { force: true })
    await render(name, file, { ...DRAFT, lock: DRAFT_LOCK })
    await develop(file, file.replace('.exr', '.png'))
  } finally {
    signalFinal('SIGCONT')
  }
  console.log(file.replace('.exr', '.png'))
}

async function makeFinal(name, samples) {
  const file = join(SCRATCH, `${name}.exr`)
  rmSync(file, { force: true })
  const scripts = fingerprint(name)
  await render(name, file, {
    share: 100,
    samples,
    lock: LOCK,
    onStart: (pid) => writeFileSync(RUNNING, String(pid)),
  })
  rmSync(RUNNING, { force: true })
  await develop(file, masterOf(name))
  record(name, samples)
  if (scripts !== fingerprint(name))
    console.log(`${name}: its scripts changed while it was rendered; make it again`)
}

async function makeFinals(patterns) {
  const waiting = select(patterns).filter((name) => !isFresh(name))
  const failed = []
  for (const [index, name] of waiting.entries()) {
    const started = Date.now()
    process.stdout.write(`${index + 1}/${waiting.length} ${name} … `)
    try {
      await makeFinal(name, samplesOf(name))
      console.log(`${Math.round((Date.now() - started) / 1000)} s`)
    } catch (error) {
      failed.push(name)
      console.log(`failed\n${error.message}`)
    }
  }
  if (failed.length > 0) throw new Error(`not made: ${failed.join(', ')}`)
}

const [, , command, ...patterns] = process.argv
mkdirSync(SCRATCH, { recursive: true })
if (command === 'draft') {
  for (const name of select(patterns)) await makeDraft(name)
} else if (command === 'final') {
  await makeFinals(patterns)
} else if (command === 'develop') {
  for (const name of select(patterns)) await develop(join(SCRATCH, `${name}.exr`), masterOf(name))
} else if (command === 'stamp') {
  for (const name of select(patterns)) record(name, readRecord()[name]?.samples ?? samplesOf(name))
} else if (command === 'list') {
  for (const name of allNames()) console.log(isFresh(name) ? 'fresh ' : 'to do ', name)
} else if (command === 'sheet') {
  await makeSheet(MASTERS, allNames(), join(HERE, 'contact-sheet.webp'))
} else {
  const lines = readFileSync(import.meta.filename, 'utf8').split('\n')
  console.error(lines.slice(0, 8).join('\n'))
  process.exitCode = 1
}
