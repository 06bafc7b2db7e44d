import transliterate from '@sindresorhus/transliterate'
import { useState } from 'react'
import {
  contentLimits,
  pictureTypes,
  pictureTypeWords,
} from '#src/contracts/content/content-limits.ts'
import { foldText } from '#src/contracts/text/fold-text.ts'
import { reportUse } from '#src/staff/frame/session-watch.ts'
import { leaveStaffArea } from '#src/staff/frame/staff-flag.ts'
import { sendPicturePart } from '../kit/content-client.ts'

export type Upload =
  | { kind: 'none' }
  | { kind: 'sending'; file: string; percent: number; isWaiting: boolean }
  | { kind: 'done'; name: string }
  | { kind: 'failed'; text: string }

/** Attempts per part, and milliseconds between them. */
const tries = 4
const between = 1500
/** Attempts while the upload waits (`isWaiting`), because the server prepares other pictures. */
const turns = 20

/**
 * `Front Door (2).JPG` → `front-door-2`, `Холодильник.png` → `kholodilnik`. A name in an alphabet
 * without a common Latin spelling becomes `picture-2`.
 */
export function nameOfFile(file: string): string {
  const plain = foldText(transliterate(foldText(file.replace(/\.\w+$/, ''))))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const named = /[a-z]/.test(plain) ? plain : `picture-${plain}`
  return cutAtWord(named.replace(/-$/, ''), contentLimits.pictureName.max / 2)
}

/** Cuts a name between two of its words, unless it is one long word. */
export function cutAtWord(name: string, most: number): string {
  if (name.length <= most) return name
  const end = name.lastIndexOf('-', most)
  return name.slice(0, end > 0 ? end : most)
}

/** Returns why a file cannot be sent; undefined otherwise. The server checks its bytes. */
export function refuseFile({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  const megabytes = contentLimits.picture.bytes / 1024 / 1024
  if (!pictureTypes.some((one) => one === type)) return `Pictures are ${pictureTypeWords} files.`
  if (size > contentLimits.picture.bytes)
    return `This file has ${Math.ceil(size / 1024 / 1024)} MB; ${megabytes} MB are taken at most.`
  return size === 0 ? 'This file is empty.' : undefined
}

const pauseFor = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Uploads pictures in parts, so that a broken connection loses only one part. */
export function useUpload(folder: string, onDone: (name: string) => void | Promise<void>) {
  const [upload, setUpload] = useState<Upload>({ kind: 'none' })

  async function send(file: File) {
    const refusal = refuseFile(file)
    if (refusal) return setUpload({ kind: 'failed', text: refusal })
    const name = `${folder}/${nameOfFile(file.name)}`
    const id = crypto.randomUUID()
    const { part } = contentLimits.picture
    let added = name
    let tried = 0
    let waited = 0
    for (let offset = 0; offset < file.size; ) {
      const sending = {
        kind: 'sending' as const,
        file: file.name,
        percent: Math.round((100 * offset) / file.size),
      }
      setUpload({ ...sending, isWaiting: waited > 0 })
      const outcome = await sendPicturePart(file.slice(offset, offset + part), {
        name,
        upload: id,
        offset,
        size: file.size,
      })
      if (outcome.kind === 'done') {
        reportUse()
        // A second picture of a name gets a number.
        if ('name' in outcome.answer) added = outcome.answer.name
        tried = 0
        waited = 0
        offset += part
      } else if (outcome.kind === 'refused')
        return setUpload({ kind: 'failed', text: outcome.text })
      else if (outcome.kind === 'signed-out') return leaveStaffArea()
      else if (outcome.kind === 'not-open') return location.assign('/admin')
      else if (outcome.retryAfter) {
        waited += 1
        if (waited >= turns)
          return setUpload({
            kind: 'failed',
            text: 'Too many pictures are being prepared. Try again later.',
          })
        setUpload({ ...sending, isWaiting: true })
        await pauseFor(outcome.retryAfter * 1000)
      } else {
        tried += 1
        if (tried >= tries)
          return setUpload({ kind: 'failed', text: 'The connection broke off. Try again.' })
        await pauseFor(between)
      }
    }
    setUpload({ kind: 'done', name: added })
    await onDone(added)
  }
  return { upload, send }
}
