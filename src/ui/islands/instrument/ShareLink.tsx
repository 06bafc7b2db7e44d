import { type MouseEvent, useState } from 'react'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'

/** The address of a night, for somebody else: a phone offers its apps, another browser copies it. Without a script it is a link. */
export const ShareLink = ({ href, words }: { href: string; words: InstrumentWords['sums'] }) => {
  const [copied, setCopied] = useState('')
  async function share(event: MouseEvent<HTMLAnchorElement>) {
    const { href: url } = event.currentTarget
    event.preventDefault()
    try {
      if (navigator.share) await navigator.share({ title: document.title, url })
      else {
        await navigator.clipboard.writeText(url)
        setCopied(href)
      }
    } catch (error) {
      // Somebody who closes the phone's list has changed their mind; a browser that refuses shows the address instead.
      if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(url)
    }
  }
  return (
    <>
      <a href={href} onClick={(event) => void share(event)}>
        {words.share}
      </a>
      <span aria-live="polite" className="muted">
        {copied === href && words.copied}
      </span>
    </>
  )
}
