import { describeCallBack, isSlot } from '#src/contracts/contact/call-back.ts'
import {
  type ContactFieldName,
  type ContactTexts,
  contactFields,
} from '#src/contracts/contact/contact-fields.ts'
import type { Region } from '#src/contracts/formats.ts'
import { ownValue } from '#src/contracts/own-value.ts'
import { staffCallWords } from '#src/contracts/staff/call-words.ts'

type Sent = ContactTexts & {
  listed: string
  submittedAt: string
  timeZone: string | null
  /** Whether the half hour of `callBack` is booked. */
  isBooked?: boolean
}

/**
 * Writes a field's value for people: a choice by its label, a call-back by the company's clock. What
 * cannot be read is shown as it is stored.
 */
export function wordsOfField(sent: Sent, name: ContactFieldName, company: Region): string {
  const { type, choices } = contactFields[name]
  if (type === 'list') return sent.listed
  if (name === 'callBack') {
    const words = describeCallBack(sent, company, staffCallWords) ?? sent.callBack
    return isSlot(sent.callBack) && sent.isBooked === false
      ? `${words}: asked for, not booked`
      : words
  }
  return type === 'choice' ? (ownValue(choices, sent[name]) ?? sent[name]) : sent[name]
}
