import { readStored, store } from '../../../base/browser-storage.ts'

const keyOf = (account: number) => `content-held:${account}`

type Choices = Readonly<Record<string, boolean>>

export const onlyHeld = (choices: Choices): Choices => Object.fromEntries(Object.entries(choices).filter(([, isTicked]) => !isTicked))

function pathsOf(account: number): string[] {
  // Written by `note` alone, a path a line.
  return (readStored('browser', keyOf(account)) ?? '').split('\n').filter(Boolean)
}

/** Drafts that an account does not publish for now, kept in the browser until it ticks them again. */
export const heldBack = {
  /** @param entry whose own publication was asked for */
  read: (account: number, entry: string): Choices =>
    Object.fromEntries(pathsOf(account).flatMap((path) => (path === entry ? [] : [[path, false]]))),
  note(account: number, path: string, isTicked: boolean): void {
    const others = pathsOf(account).filter((one) => one !== path)
    store('browser', keyOf(account), (isTicked ? others : [...others, path]).join('\n') || null)
  },
}
