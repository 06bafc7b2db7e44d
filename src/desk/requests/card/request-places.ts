const kinds = ['reply', 'note', 'call', 'whatsapp', 'outcome', 'pro-forma'] as const

/** A form at a request whose unsent text the tab keeps (ui/base/form/typed-texts.ts). */
export type RequestPlace = { id: number; kind: (typeof kinds)[number] }

/** Names a place. @param note id of the note that is being changed */
export const requestPlace = (id: number, kind: RequestPlace['kind'], note?: number): string =>
  ['contact', id, kind, note].filter((part) => part !== undefined).join(' ')

/** Reads the name of a place. @returns null for a place elsewhere */
export function readRequestPlace(name: string): RequestPlace | null {
  const [, id, word] = /^contact (\d+) ([a-z-]+)(?: \d+)?$/.exec(name) ?? []
  const kind = kinds.find((one) => one === word)
  return kind ? { id: Number(id), kind } : null
}
