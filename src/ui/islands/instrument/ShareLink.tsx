import { type MouseEvent, useState } from 'react'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { ButtonLink } from '../../base/Button.tsx'
import fieldStyles from '../../base/form/Field.module.css'

/**
 * Shares a night's address: by the app list on a phone, else by copying, else as shown text.
 * Without a script it is a link.
 */
export const ShareLink = ({ href, words }: { href: string; words: InstrumentWords['sums'] }) => {
  const [done, setDone] = useState<{ href: string; url: string; isCopied: boolean }>()
  async function share(event: MouseEvent<HTMLAnchorElement>) {
    const { href: url } = event.currentTarget
    event.preventDefault()
    // The list of apps is for phones, whose users know it; on a desktop it is a detour.
    const isPhone = 'share' in navigator && matchMedia('(pointer: coarse)').matches
    try {
      await (isPhone
        ? navigator.share({ title: document.title, url })
        : navigator.clipboard.writeText(url))
      if (!isPhone) setDone({ href, url, isCopied: true })
    } catch (error) {
      // Closing the list of apps is no error.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setDone({ href, url, isCopied: false })
    }
  }
  const isShown = done?.href === href
  return (
    <>
      <ButtonLink look="line" href={href} onClick={(event) => void share(event)}>
        {words.share}
      </ButtonLink>
      <span aria-live="polite" className="muted">
        {isShown && done.isCopied && words.copied}
      </span>
      {isShown && !done.isCopied && (
        <label className={fieldStyles['field']}>
          <span className={fieldStyles['label']}>{words.address}</span>
          <input
            type="text"
            readOnly
            value={done.url}
            className={fieldStyles['control']}
            ref={(field) => field?.select()}
            onFocus={(event) => event.target.select()}
          />
        </label>
      )}
    </>
  )
}
