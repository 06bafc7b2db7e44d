import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { film } from '#src/company/film.ts'

const { file, seconds, transcript } = film()
const captions = readFileSync(`public${file}.vtt`, 'utf8').trim()
const cues = captions.split(/\n{2,}/).filter((block) => block.includes('-->'))

it('the film has a poster, and captions from its beginning to its end', () => {
  expect(existsSync(`public${file}-poster.webp`)).toBe(true)
  expect(captions).toMatch(/^WEBVTT\n/)
  const times = cues.map((cue) => /:(\d\d\.\d+) --> \d\d:\d\d:(\d\d\.\d+)/.exec(cue)?.slice(1).map(Number))
  expect(times.map((time) => time?.[0])).toEqual([0, ...times.slice(0, -1).map((time) => time?.[1])])
  expect(times.at(-1)?.[1]).toBe(seconds)
})

it('its transcript says what the captions say', () =>
  expect(transcript).toEqual(cues.map((cue) => cue.slice(cue.indexOf('-->')).split('\n').slice(1).join(' '))))
