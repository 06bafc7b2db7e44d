import { type SubmitEvent, useState } from 'react'
import { completeAddress, linkAddress } from '#src/contracts/paths.ts'
import { LineButton, Submit } from '#src/staff/kit/controls.tsx'
import styles from '#src/staff/kit/StaffForm.module.css'
import { Field } from '#src/ui/base/form/Field.tsx'
import { EditorDialog } from '../kit/EditorDialog.tsx'
import { AddressChooser } from './AddressChooser.tsx'
import type { LinkRequest } from './markup.ts'

type Props = {
  link: LinkRequest
  onSet: (words: string, href: string) => void
  onClose: () => void
}

export function LinkDialog({ link, onSet, onClose }: Props) {
  const [words, setWords] = useState(link.words)
  const [href, setHref] = useState(link.href)
  const [isAsked, setAsked] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const faults = {
    words: words.trim() === '' ? 'Write the words of the link' : undefined,
    href: linkAddress.pattern.test(completeAddress(href).trim()) ? undefined : linkAddress.fault,
  }
  const set = (event: SubmitEvent) => {
    event.preventDefault()
    // Keeps React from bubbling the submit event to the outer form.
    event.stopPropagation()
    setAsked(true)
    if (!faults.words && !faults.href) onSet(words, completeAddress(href))
  }
  return (
    <EditorDialog title={link.isLink ? 'Change the link' : 'Make a link'} onClose={onClose}>
      <form className={styles['column']} noValidate onSubmit={set}>
        <Field
          form="link"
          name="words"
          label="Words of the link"
          hint="Say what happens: “Get a quote”, not “Click here”."
          value={words}
          error={isAsked ? faults.words : undefined}
          onChange={(event) => setWords(event.target.value)}
        />
        <Field
          form="link"
          name="href"
          label="Where it leads"
          hint="A page of this site such as /contact, or an address that begins with https://. Arrow down shows the pages."
          value={href}
          error={isAsked ? faults.href : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setHref(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            setChoosing(true)
          }}
        />
        <LineButton onClick={() => setChoosing(true)}>Choose a page</LineButton>
        <div className="row">
          <Submit>{link.isLink ? 'Change the link' : 'Make the link'}</Submit>
          {link.isLink && (
            <LineButton onClick={() => onSet(words, '')}>Take the link away</LineButton>
          )}
        </div>
      </form>
      {isChoosing && (
        <AddressChooser
          start={href}
          onClose={() => setChoosing(false)}
          onChoose={(address) => {
            setHref(address)
            setChoosing(false)
          }}
        />
      )}
    </EditorDialog>
  )
}
