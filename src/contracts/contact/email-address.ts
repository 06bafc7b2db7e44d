import { domainToASCII, domainToUnicode } from 'node:url'
import { z } from 'zod'
import { cleanIdentifier } from '../clean-text.ts'
import { takeAddress } from './pasted-address.ts'

/**
 * Cleans a typed or pasted mail address (pasted-address.ts). The signs of East Asian keyboards
 * become plain ones: `＠`, `．`. A host that a browser wrote in ASCII is put back into letters, as it
 * was typed.
 */
export function cleanEmail(typed: string): string {
  const address = takeAddress(takeAddress(cleanIdentifier(typed)).normalize('NFKC'))
  const at = address.lastIndexOf('@') + 1
  const inLetters = address.includes('xn--', at) ? domainToUnicode(address.slice(at)) : ''
  return inLetters ? address.slice(0, at) + inLetters : address
}

/** Splits an address at its last @, and writes its host in ASCII as browsers do (UTS #46). */
function partsOf(address: string): { local: string; host: string } {
  const at = address.lastIndexOf('@')
  const [local, host] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)]
  return { local, host: isAscii(host) ? host : domainToASCII(host) }
}

const isAscii = (text: string) => /^[ -~]*$/.test(text)

/** Writes an address with its host in ASCII, as mail servers and comparisons need it. */
export function asciiHost(address: string): string {
  const { local, host } = partsOf(address)
  return local === '' || host === '' ? address : `${local}@${host}`
}

/** Lists an address with its host as typed, in ASCII and in letters, which are the same mailbox. */
export function spellingsOf(address: string): string[] {
  const ascii = asciiHost(address)
  const at = ascii.lastIndexOf('@') + 1
  return [...new Set([address, ascii, ascii.slice(0, at) + domainToUnicode(ascii.slice(at))])]
}

/** Whether the part before the @ is ASCII, as most mail servers need it (RFC 6531). */
export const hasPlainLetters = (address: string): boolean => isAscii(partsOf(address).local)

/**
 * Returns whether a cleaned text is a mail address: what browsers take in `<input type="email">`,
 * with a dot in its host. Hosts outside ASCII count as browsers write them. Letters and digits
 * outside ASCII before the @ are taken too (RFC 6531).
 */
export function isEmail(address: string): boolean {
  const { local, host } = partsOf(address)
  const plain = local.replace(/[^\P{L}a-zA-Z]|[^\P{N}0-9]|\p{M}/gu, 'x')
  return host.includes('.') && z.regexes.html5Email.test(`${plain}@${host}`)
}

/** The same for all spellings of an address: in every case, with its host in ASCII or not. */
export const emailKey = (email: string) => asciiHost(email.normalize('NFKC')).toLowerCase()
