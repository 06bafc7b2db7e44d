import { type SubmitEvent, useState } from 'react'
import { Submit } from '#src/staff/kit/controls.tsx'
import styles from '#src/staff/kit/StaffForm.module.css'
import { Field } from '#src/ui/base/form/Field.tsx'
import { Kinds } from '../kit/choices.tsx'
import { readableName } from '../texts/picture-name.ts'
import pictureStyles from './Pictures.module.css'
import { pictureKindWords, thumbnailOf } from './picture-words.ts'

type ChosenKind = keyof typeof pictureKindWords

type Props = { name: string; onDone: (words: { alt: string; kind: ChosenKind }) => void }

export function PictureWords({ name, onDone }: Props) {
  const [alt, setAlt] = useState('')
  const [kind, setKind] = useState<ChosenKind>()
  const [isAsked, setAsked] = useState(false)
  const done = (event: SubmitEvent) => {
    event.preventDefault()
    // Keeps React from bubbling the submit event to the outer form.
    event.stopPropagation()
    setAsked(true)
    if (alt.trim() !== '' && kind) onDone({ alt: alt.trim(), kind })
  }
  return (
    <form className={styles['column']} noValidate onSubmit={done}>
      <img
        src={thumbnailOf(name)}
        alt={readableName(name)}
        className={`${pictureStyles['thumb']} ${pictureStyles['added']}`}
      />
      <Field
        form="added"
        name="alt"
        label="What does it show?"
        hint="Read out to those who do not see it: “The shop from the street, its green door open”."
        value={alt}
        error={isAsked && alt.trim() === '' ? 'Write what it shows' : undefined}
        onChange={(event) => setAlt(event.target.value)}
      />
      <Kinds
        name="added-kind"
        legend="What is it?"
        words={pictureKindWords}
        chosen={kind}
        onChoose={setKind}
        error={isAsked && !kind ? 'Say what it is' : undefined}
      />
      <Submit>Use this picture</Submit>
    </form>
  )
}
