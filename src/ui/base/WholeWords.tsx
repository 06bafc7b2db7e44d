import type { ReactNode } from 'react'

/** Names and measures with a hyphen, not ordinary compounds: Wi-Fi, ESP-IDF, Cortex-M, 8-bit. */
const hyphened = /[A-Z0-9][\w.]*-[A-Z0-9][\w.]*|\d+-bit/g

/** Text in which a name with a hyphen is not broken at it. */
export const WholeWords = ({ children }: { children: string }) => {
  const pieces: ReactNode[] = []
  let end = 0
  for (const { 0: name, index } of children.matchAll(hyphened)) {
    pieces.push(
      children.slice(end, index),
      <span key={index} className="whole">
        {name}
      </span>,
    )
    end = index + name.length
  }
  return [...pieces, children.slice(end)]
}
