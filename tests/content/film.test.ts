import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { film } from '#content/film.ts'
import { site } from '#content/site.ts'

const { base, seconds } = site.promotionalVideo
const captions = readFileSync(`public${base}.vtt`, 'utf8').trim()
const cues = captions.split(/\n{2,}/).filter((block) => block.includes('-->'))

it('the film has a poster, and captions from its beginning to its end', () => {
  expect(existsSync(`public${base}-poster.webp`)).toBe(true)
  expect(captions).toMatch(/^WEBVTT\n/)
  const times = cues.map((cue) => /:(\d\d\.\d+) --> \d\d:\d\d:(\d\d\.\d+)/.exec(cue)?.slice(1).map(Number))
  expect(times.map((time) => time?.[0])).toEqual([0, ...times.slice(0, -1).map((time) => time?.[1])])
  expect(times.at(-1)?.[1]).toBe(seconds)
})

it('its transcript says what the captions say', () =>
  expect(film.transcript).toEqual(cues.map((cue) => cue.slice(cue.indexOf('-->')).split('\n').slice(1).join(' '))))
