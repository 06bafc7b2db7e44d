// npm run film [-- preview|words] — makes the promotional film of public/film from the masters, by
// the shots of film-shots.mjs. Stills move by less than a pixel a frame, so ffmpeg's perspective
// filter moves them with cubic sampling; zoompan rounds to pixels. `words` only writes the
// captions of a film made elsewhere. `preview` only makes a PNG of each shot's middle in the
// scratch folder.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { filmCaptions } from '../src/content/film-words.ts'
import { FADE, FILM, RATE, SHOTS, starts, total } from './film-shots.mjs'

const HERE = import.meta.dirname
const PICTURES = join(HERE, '../src/assets/pictures')
const BASE = join(HERE, `../public${FILM.file}`)
const SCRATCH = join(process.env.STUDIO_SCRATCH ?? '/tmp/studio', 'film')
const require = createRequire(join(process.env.STUDIO_MODULES ?? HERE, 'package.json'))
const sharp = require('sharp')
// size of the film, and of a still before it moves
const [WIDTH, HEIGHT] = [1280, 720]
const [WIDE, HIGH] = [1920, 1080]
// where the words begin, on the calm side of the picture
const [LEFT_TEXT, RIGHT_TEXT] = [84, 850]
// share of a portrait picture's height that fills the frame, and pixels of background to the
// picture's right
const PORTRAIT = { share: 0.82, right: 60 }

const ffmpeg = (...parts) =>
  execFileSync('nice', ['-n', '15', 'ffmpeg', '-v', 'error', '-y', ...parts], { stdio: 'inherit' })

/**
 * Saves a still at the working size. A portrait product is placed on the right, and its background
 * is extended to the left.
 */
async function prepareStill(shot, index) {
  const file = join(SCRATCH, `still-${index}.png`)
  const source = sharp(join(PICTURES, `${shot.picture}.webp`)).removeAlpha()
  if (!shot.isPortrait) {
    await source.resize(WIDE, HIGH, { fit: 'cover' }).png({ compressionLevel: 1 }).toFile(file)
    return file
  }
  const tall = await source
    .resize({ height: Math.round(HIGH / PORTRAIT.share) })
    .toBuffer({ resolveWithObject: true })
  const cut = {
    left: 0,
    top: Math.round((tall.info.height - HIGH) / 2),
    width: tall.info.width,
    height: HIGH,
  }
  const product = await sharp(tall.data).extract(cut).toBuffer()
  const sides = {
    left: WIDE - cut.width - PORTRAIT.right,
    right: PORTRAIT.right,
    extendWith: 'copy',
  }
  await sharp(product).extend(sides).png({ compressionLevel: 1 }).toFile(file)
  return file
}

/**
 * Saves the words of a shot, and the shade behind them, as a transparent picture of the film's
 * size.
 */
async function prepareTitle(shot, index) {
  const file = join(SCRATCH, `title-${index}.png`)
  const [ink, quiet, shade] = shot.isLight
    ? ['#0b1524', '#4c5b6e', '#e9edf1']
    : ['#f4f8fc', '#b4c3d3', '#050b15']
  const left = shot.isRight ? RIGHT_TEXT : LEFT_TEXT
  const lines = shot.heading
    .map((line, i) => `<tspan x="${left}" dy="${i === 0 ? 0 : 66}">${line}</tspan>`)
    .join('')
  const top = HEIGHT * (shot.isHigh ? 0.24 : 0.5) - (shot.heading.length - 1) * 33
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="shade" ${shot.isRight ? 'x1="1" x2="0"' : ''}><stop offset="0" stop-color="${shade}" stop-opacity=".82"/>
      <stop offset=".34" stop-color="${shade}" stop-opacity=".6"/><stop offset=".62" stop-color="${shade}" stop-opacity="0"/>
    </linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#shade)"/>
    <text y="${top}" font-family="Inter Display" font-weight="600" font-size="60" letter-spacing="-1.2" fill="${ink}">${lines}</text>
    <text x="${left + 2}" y="${top + (shot.heading.length - 1) * 66 + 52}" font-family="Inter" font-size="22" fill="${quiet}">${shot.text}</text>
  </svg>`
  await sharp(Buffer.from(svg)).png().toFile(file)
  return file
}

/** Filter that moves the window of a shot over its still with a soft start and end. */
function move({ from, to, seconds }) {
  const eased = `(0.5-0.5*cos(PI*on/${Math.round(seconds * RATE)}))`
  const between = (name) => `(${from[name]}+(${to[name] - from[name]})*${eased})`
  // the window never leaves the picture
  const half = `(0.5/${between('zoom')})`
  const middle = (name) => `clip(${between(name)},${half},1-${half})`
  const left = `W*(${middle('x')}-${half})`
  const right = `W*(${middle('x')}+${half})`
  const upper = `H*(${middle('y')}-${half})`
  const lower = `H*(${middle('y')}+${half})`
  const corners = [left, upper, right, upper, left, lower, right, lower]
  const named = corners.map((value, i) => `${'xy'[i % 2]}${i >> 1}='${value}'`).join(':')
  return `perspective=${named}:interpolation=cubic:sense=source:eval=frame`
}

/** Inputs and filters of one shot: its still, its move, its words fading in and out. */
function shotFilter(shot, index) {
  const words = `[${index * 2 + 1}]format=rgba,fade=in:st=0.7:d=0.6:alpha=1,fade=out:st=${shot.seconds - 1.1}:d=0.5:alpha=1[words${index}]`
  return `[${index * 2}]${move(shot)},scale=${WIDTH}:${HEIGHT}:flags=lanczos,format=rgb24[still${index}];${words};
    [still${index}][words${index}]overlay=format=rgb,setsar=1[shot${index}]`
}

function chain() {
  const parts = SHOTS.map(shotFilter)
  let last = 'shot0'
  for (const [i, start] of starts().slice(1).entries()) {
    parts.push(
      `[${last}][shot${i + 1}]xfade=transition=fade:duration=${FADE}:offset=${start.toFixed(2)}[mix${i}]`,
    )
    last = `mix${i}`
  }
  const end = total()
  parts.push(
    `[${last}]fade=in:d=0.5,fade=out:st=${(end - 0.6).toFixed(2)}:d=0.6,format=yuv420p[film]`,
  )
  return parts.join(';')
}

async function main() {
  mkdirSync(SCRATCH, { recursive: true })
  mkdirSync(dirname(BASE), { recursive: true })
  if (process.argv[2] === 'words') return writeFileSync(`${BASE}.vtt`, filmCaptions(FILM))
  const inputs = []
  for (const [index, shot] of SHOTS.entries()) {
    const length = ['-framerate', String(RATE), '-t', String(shot.seconds)]
    inputs.push('-loop', '1', ...length, '-i', await prepareStill(shot, index))
    inputs.push('-loop', '1', ...length, '-i', await prepareTitle(shot, index))
  }
  const master = join(SCRATCH, 'master.mp4')
  const mixed = [
    '-filter_complex',
    chain(),
    '-map',
    '[film]',
    '-r',
    String(RATE),
    '-t',
    total().toFixed(2),
  ]
  ffmpeg(...inputs, ...mixed, '-c:v', 'libx264', '-preset', 'veryfast', '-qp', '8', master)
  for (const [index, start] of starts().entries()) {
    ffmpeg(
      '-ss',
      String(start + SHOTS[index].seconds / 2),
      '-i',
      master,
      '-frames:v',
      '1',
      join(SCRATCH, `look-${index}.png`),
    )
  }
  if (process.argv[2] === 'preview') return
  ffmpeg(
    '-i',
    master,
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '24',
    '-movflags',
    '+faststart',
    '-an',
    `${BASE}.mp4`,
  )
  ffmpeg(
    '-i',
    master,
    '-c:v',
    'libsvtav1',
    '-preset',
    '6',
    '-crf',
    '36',
    '-g',
    '250',
    '-movflags',
    '+faststart',
    '-an',
    `${BASE}.av1.mp4`,
  )
  await sharp(join(SCRATCH, 'look-0.png')).webp({ quality: 86 }).toFile(`${BASE}-poster.webp`)
  writeFileSync(`${BASE}.vtt`, filmCaptions(FILM))
}

await main()
